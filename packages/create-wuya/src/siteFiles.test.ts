import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it, onTestFinished} from 'vitest';
import {checkSite} from '../../engine/src/build/check.ts';
import {drawingBundle} from '../../engine/test/helpers/drawingBundle.ts';
import {createSiteFiles, type SiteFilesInput} from './siteFiles.ts';

const filesOf = (choices: Partial<SiteFilesInput> = {}) =>
  createSiteFiles({
    folder: '/sites/my-notes',
    template: 'notes',
    language: 'zh-CN',
    title: '我的笔记',
    templatesDir: fileURLToPath(new URL('../templates', import.meta.url)),
    version: '1.2.3',
    packageManager: 'npm',
    ...choices,
  });

/** A config that runs where nothing is installed. */
const plain = (config: string | Uint8Array): string =>
  String(config)
    .replace(/^import .*$/m, '')
    .replace('defineConfig', '');

it('gives every site a manifest, a list for git and a workflow', () => {
  const files = filesOf();
  expect(JSON.parse(String(files.get('package.json')))).toMatchObject({
    name: 'my-notes',
    private: true,
    scripts: {dev: 'wuya dev', build: 'wuya build'},
    devDependencies: {'@wuya/engine': '1.2.3'},
  });
  expect(String(files.get('.gitignore'))).toBe(
    'node_modules/\ndist/\ndist-portable/\nbook/\n.wuya/\n',
  );
  expect(String(files.get('.github/workflows/pages.yml'))).toContain('run: npm ci');
});

it('installs in the workflow as the author does', () => {
  const install = (packageManager: SiteFilesInput['packageManager']) =>
    String(filesOf({packageManager}).get('.github/workflows/pages.yml'));
  expect(install('pnpm')).toContain('pnpm install --frozen-lockfile');
  expect(install('yarn')).toContain(
    'run: corepack enable\n      - run: yarn install --immutable\n',
  );
  expect(install('bun')).toContain('bun install --frozen-lockfile');
});

it('publishes whichever of the usual names the branch of the author has, with his pnpm', () => {
  const workflowOf = (choices: Partial<SiteFilesInput>) =>
    String(filesOf(choices).get('.github/workflows/pages.yml'));
  expect(workflowOf({})).toContain('branches: [main, master]\n');
  expect(workflowOf({packageManager: 'pnpm', managerVersion: '12.21.0'})).toContain(
    '          version: 12\n',
  );
  expect(workflowOf({packageManager: 'pnpm'})).toContain('          version: 10\n');
});

it('works in its own folder where the site is a part of a repository', () => {
  const text = String(filesOf({subfolder: 'apps/my notes'}).get('.github/workflows/pages.yml'));
  expect(text).toContain('\ndefaults:\n  run:\n    working-directory: "apps/my notes"\njobs:\n');
  expect(text).toContain(
    'cache: npm\n          cache-dependency-path: "apps/my notes/package-lock.json"\n',
  );
  expect(text).toContain('          path: "apps/my notes/dist"\n');
  expect(String(filesOf().get('.github/workflows/pages.yml'))).not.toMatch(
    /working-dir|dependency/,
  );
});

describe('below a workspace of packages', () => {
  it.each([
    ['pnpm', '10.2.0', 'pnpm-workspace.yaml', 'packages:\n  - .\n'],
    ['yarn', '4.9.1', 'yarn.lock', ''],
  ] as const)('is a project of its own for %s where that does not name it', (...given) => {
    const [manager, managerVersion, name, content] = given;
    const made = (isMember?: boolean) =>
      filesOf({
        packageManager: manager,
        managerVersion,
        ...(isMember !== undefined && {workspace: {isMember, lockFolder: ''}}),
      });
    expect(made(false).get(name)).toBe(content);
    expect(made(true).has(name)).toBe(false);
    expect(made().has(name)).toBe(manager === 'yarn');
  });

  it('has the lock file of the workspace where that names it', () => {
    const workflowOf = (isMember: boolean, lockFolder: string) =>
      String(
        filesOf({subfolder: 'a/docs', workspace: {isMember, lockFolder}}).get(
          '.github/workflows/pages.yml',
        ),
      );
    expect(workflowOf(true, '')).not.toContain('dependency-path');
    expect(workflowOf(true, 'a')).toContain('cache-dependency-path: "a/package-lock.json"');
    expect(workflowOf(false, '')).toContain('cache-dependency-path: "a/docs/package-lock.json"');
  });
});

it.each(['zh-CN', 'en'] as const)('begins in %s what a template has', (language) => {
  const readmeOf = (template: SiteFilesInput['template']) =>
    String(filesOf({template, language}).get('README.md'));
  const rest = (template: SiteFilesInput['template']) =>
    readmeOf(template).replace(/^npx wuya new .*$/m, '');
  expect(readmeOf('blog')).toContain('wuya new post');
  // A note beside the sections would be in no sidebar.
  expect(readmeOf('notes')).toMatch(/wuya new note "\S+" --in basics /);
  expect([rest('blog'), rest('notes')]).toEqual([rest('empty'), rest('empty')]);
});

it('asks Yarn for folders of packages, names its version and leaves its files out of the repository', () => {
  const files = filesOf({packageManager: 'yarn', managerVersion: '4.9.1'});
  expect(files.get('.yarnrc.yml')).toBe('nodeLinker: node-modules\n');
  expect(JSON.parse(String(files.get('package.json')))).toMatchObject({
    packageManager: 'yarn@4.9.1',
  });
  expect(files.get('.gitignore')).toMatch(/^\.wuya\/\n\.pnp\.\*\n\.yarn\/\*\n/m);
  expect(filesOf().has('.yarnrc.yml')).toBe(false);
  expect(String(filesOf({managerVersion: '11.0.0'}).get('package.json'))).not.toContain(
    'packageManager',
  );
});

it('installs with the first Yarn by its own flag, and keeps the version for Corepack', () => {
  const files = filesOf({packageManager: 'yarn', managerVersion: '1.22.22'});
  expect(files.get('.github/workflows/pages.yml')).toContain('yarn install --frozen-lockfile');
  expect(String(files.get('package.json'))).toContain('"packageManager": "yarn@1.22.22"');
  expect(files.has('.yarnrc.yml')).toBe(false);
});

it('keeps a title with quotes a literal', () => {
  const configOf = (title: string) => String(filesOf({title}).get('wuya.config.ts'));
  expect(configOf("It's")).toContain("title: 'It\\'s'");
  expect(configOf('C:\\new')).toContain("title: 'C:\\\\new'");
  expect(configOf('About {{title}}')).toContain("title: 'About {{title}}',");
});

it('names the commands of the package manager that the author has', () => {
  const files = filesOf({packageManager: 'pnpm', language: 'en'});
  expect(String(files.get('README.md'))).toMatch(
    /^pnpm install\npnpm run dev .*pnpm exec wuya new/ms,
  );
  expect(String(files.get('notes/tools/01-commands.md'))).not.toMatch(/\bnp[mx] /);
  const product = filesOf({template: 'product', packageManager: 'bun', title: '产品'});
  expect(String(product.get('docs/01-getting-started.md'))).toContain('npm install my-notes');
});

it('writes any title in one line, as text where it is Markdown', () => {
  const title = 'a\nb\u2028<b> {x} `c` "q" \u001B[31m';
  const files = filesOf({title, template: 'product', language: 'en'});
  expect(String(files.get('wuya.config.ts'))).toContain(`title: 'a b <b> {x} \`c\` "q" [31m'`);
  expect(String(files.get('README.md'))).toMatch(/^# a b \\<b\\> \\\{x\\\} \\`c\\` "q" \\\[31m\n/);
});

it.each([
  ['notes', 'zh-CN'],
  ['product', 'en'],
  ['blog', 'zh-CN'],
  ['empty', 'en'],
] as const)('the template %s in %s has no problem at all', async (template, language) => {
  const dir = mkdtempSync(join(tmpdir(), 'create-wuya-'));
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  for (const [path, content] of filesOf({template, language})) {
    mkdirSync(dirname(join(dir, path)), {recursive: true});
    writeFileSync(join(dir, path), path === 'wuya.config.ts' ? plain(content) : content);
  }
  expect((await checkSite(dir, {makeBundle: drawingBundle})).diagnostics).toEqual([]);
});
