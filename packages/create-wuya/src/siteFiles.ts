import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Choices} from './choices.ts';
import {toPackageName} from './choices.ts';
import {isModernYarn, type PackageManager, setupOf, useManager} from './packageManagers.ts';

export interface SiteFilesInput extends Omit<Choices, 'start'> {
  /** Folder of the templates, absolute. */
  readonly templatesDir: string;
  /** Version of the engine that the site begins with. */
  readonly version: string;
  readonly packageManager: PackageManager;
  /** Path of the site in the repository that it is a part of; undefined for one of its own. */
  readonly subfolder?: string | undefined;
  /** The workspace of packages above the site; undefined where there is none. */
  readonly workspace?: WorkspaceAbove | undefined;
  /** That of the package manager. */
  readonly managerVersion?: string | undefined;
}

interface WorkspaceAbove {
  /** Whether it has the site among its packages. */
  readonly isMember: boolean;
  /** Folder of its lock file in the repository; empty for the root of that. */
  readonly lockFolder: string;
}

/**
 * Makes the files of a new site: path → content. Those of the template come after those that all sites have; npm keeps
 * `.gitignore` out of packages, so files whose name begins with a dot are stored with `_` in its place.
 */
export function createSiteFiles(input: SiteFilesInput): Map<string, string | Uint8Array> {
  const {templatesDir, template, language} = input;
  const files = new Map<string, string | Uint8Array>();
  for (const folder of [`common`, `common-${language}`, `${template}`, `${template}-${language}`])
    for (const path of listFiles(join(templatesDir, folder)))
      files.set(
        path.replace(/(^|\/)_(?=g)/g, '$1.'),
        fill(readFileSync(join(templatesDir, folder, path)), path, input),
      );
  files.set('package.json', packageJson(input));
  files.set('.github/workflows/pages.yml', workflow(input));
  // The bundler reads packages as files; what Yarn does without this line is a map of archives.
  if (input.packageManager === 'yarn' && isModernYarn(input.managerVersion)) {
    files.set('.yarnrc.yml', 'nodeLinker: node-modules\n');
    // Yarn refuses a folder below another project that does not name it, unless it has a lock file of its own.
    if (!input.workspace?.isMember) files.set('yarn.lock', '');
    files.set('.gitignore', `${text(files.get('.gitignore'))}${YARN_FILES}`);
  }
  // pnpm installs the workspace above and nothing here, where that does not name the site.
  if (input.packageManager === 'pnpm' && input.workspace?.isMember === false)
    files.set('pnpm-workspace.yaml', 'packages:\n  - .\n');
  return files;
}

/** What Yarn keeps in a project and what of it belongs into the repository. */
const YARN_FILES = '.pnp.*\n.yarn/*\n!.yarn/patches\n!.yarn/plugins\n!.yarn/releases\n';

const text = (content: string | Uint8Array | undefined): string =>
  typeof content === 'string' ? content : Buffer.from(content ?? '').toString('utf8');

function listFiles(dir: string): string[] {
  try {
    // Folder by folder: where Yarn runs this from an archive, "recursive" gives no folders.
    return readdirSync(dir, {withFileTypes: true}).flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(join(dir, entry.name)).map((path) => `${entry.name}/${path}`)
        : [entry.name],
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Puts the choices in the place of `{{title}}` (in code as a literal, in Markdown as text) and `{{package}}`, and commands of
 * the author's package manager in the place of npm's.
 */
function fill(bytes: Buffer, path: string, input: SiteFilesInput): string | Uint8Array {
  if (!/\.(?:ts|md|ya?ml|json)$/.test(path)) return bytes;
  const title = toLine(input.title);
  const values: Readonly<Record<string, string>> = {
    "'{{title}}'": `'${title.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
    '"{{title}}"': JSON.stringify(title),
    '{{title}}': title.replace(/[\\`*_[\]<>{}#&|~$]/g, '\\$&'),
    '{{package}}': toPackageName(input.folder),
  };
  // In one pass: a title may look like a place itself.
  return useManager(bytes.toString('utf8'), input.packageManager).replaceAll(
    /(?<quote>['"]|)\{\{(?:title|package)\}\}\k<quote>/g,
    (place) => values[place]!,
  );
}

/** Writes a title in one line, without invisible characters. */
function toLine(title: string): string {
  return title.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function packageJson({folder, version, packageManager, managerVersion}: SiteFilesInput): string {
  const manifest = {
    name: toPackageName(folder),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {dev: 'wuya dev', build: 'wuya build', serve: 'wuya serve', check: 'wuya check'},
    devDependencies: {'@wuya/engine': version},
    // Without it Corepack takes the first Yarn, which does not read the lock file of later ones.
    ...(packageManager === 'yarn' && managerVersion && {packageManager: `yarn@${managerVersion}`}),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the workflow that publishes the site on GitHub Pages, whatever the repository is called. */
function workflow({packageManager, managerVersion, subfolder, workspace}: SiteFilesInput): string {
  const lockFolder = workspace?.isMember ? workspace.lockFolder : (subfolder ?? '');
  const folder = JSON.stringify(subfolder ?? '.');
  const inFolder =
    subfolder === undefined ? '' : `defaults:\n  run:\n    working-directory: ${folder}\n`;
  return `name: Pages
on:
  push:
    branches: [main, master]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
  cancel-in-progress: true
${inFolder}jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v6
        with:
          fetch-depth: 0 # posts without a date take that of their first commit
${setupOf(packageManager, managerVersion, lockFolder).join('\n')}
      - id: pages
        uses: actions/configure-pages@v6
      - run: ${packageManager} run build
        env:
          WUYA_URL: \${{ steps.pages.outputs.origin }}
          WUYA_BASE_URL: \${{ steps.pages.outputs.base_path }}
      - uses: actions/upload-pages-artifact@v5
        with:
          path: ${subfolder === undefined ? 'dist' : JSON.stringify(`${subfolder}/dist`)}
      - id: deployment
        uses: actions/deploy-pages@v5
`;
}
