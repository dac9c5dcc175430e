import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin, Rolldown} from 'vite';
import {createMissingImports} from '../../src/bundle/make/missingImports.ts';
import type {BundleMaker, BundleRecord} from '../../src/bundle/make/buildBundle.ts';
import type {BundlePlan} from '../../src/bundle/plan/bundlePlan.ts';
import {toBundleProblem} from '../../src/bundle/make/bundleProblem.ts';
import {pieceFilling} from '../../src/bundle/make/fillPieces.ts';
import {inlineTexts} from '../../src/bundle/plan/inlineTexts.ts';
import {productionConfig, serverEnvironment} from '../../src/bundle/vite/productionConfig.ts';
import {hashFiles, isSiteModule, themeDir} from '../../src/bundle/modules/sources.ts';
import type {ViteConfigInput} from '../../src/bundle/vite/viteConfig.ts';
import {hashOf} from '../../src/cache/hash.ts';
import {scanFolder} from '../../src/content/source/scan.ts';
import {KEPT, sharedReact} from './sharedReact.ts';

/**
 * A bundler of what renders pages, which are those of a real bundle: only the client is left out, no page names styles and its
 * script is empty, and React is one copy that all share. A site without code of its own is drawn by a bundle of the theme
 * that all such sites share: 1.6 -> 0.2 CPU s beside a whole bundle, with code of its own 0.5.
 */
export const drawingBundle: BundleMaker = async (plan, {dir, key}) => {
  rmSync(dir, {recursive: true, force: true});
  const serverFile = `server/server-${key}.mjs`;
  const file = join(dir, serverFile);
  const isShared = isDrawnByTheme(plan);
  const {modules, warnings} = isShared
    ? {modules: [], warnings: []}
    : await bundleServer(plan, file, plan.generated.server);
  if (isShared) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(
      file,
      `const wuyaSite = ${JSON.stringify(dataOf(plan))};\n${await readShared(plan)}`,
    );
  }
  const own = hashFiles(modules);
  const entryPath = `assets/app-${hashOf(JSON.stringify(plan.generated.client), own).slice(0, 8)}.js`;
  mkdirSync(join(dir, 'client/assets'), {recursive: true});
  writeFileSync(join(dir, 'client', entryPath), '');
  return {
    key,
    modules,
    modulesHash: own,
    hash: hashOf(entryPath).slice(0, 12),
    entryPath,
    coreStylesheets: [],
    files: [`client/${entryPath}`],
    stylesheets: {},
    textStylesheets: {},
    serverFile,
    warnings,
  };
};

/** Tells whether nothing but the theme and data renders the pages of a site. */
function isDrawnByTheme(plan: BundlePlan): boolean {
  return (
    !plan.isForeign &&
    plan.viteHash === null &&
    [plan.componentPaths, plan.mdxPaths, plan.overrides].every(({length}) => length === 0) &&
    !moduleOf(plan, 'parts').includes('ownItems')
  );
}

const moduleOf = ({generated}: BundlePlan, name: string): string =>
  Object.entries(generated.server).find(
    ([id]) => id.endsWith(`/${name}`) || id.endsWith(`/${name}.ts`),
  )![1];

/** `export const site = {…};` → the value. */
function valueOf(code: string, name: string): unknown {
  const [, json] = new RegExp(`^export const ${name} = (.*);$`, 'm').exec(code)!;
  return JSON.parse(json!);
}

/** What the generated modules of a site say to the shared bundle. */
function dataOf(plan: BundlePlan): Readonly<Record<string, unknown>> {
  const site = valueOf(moduleOf(plan, 'site'), 'site') as {readonly messages: object};
  const parts = /\{([\w, ]*)\};$/.exec(moduleOf(plan, 'parts'))![1]!;
  return {
    // Texts are looked up by the ids that a bundle of one site has replaced.
    site: {...site, messages: {...plan.themeTexts, ...site.messages}},
    parts: parts.split(', ').filter((name) => name !== ''),
    dialogOptions: valueOf(moduleOf(plan, 'search'), 'dialogOptions'),
    ownTexts: valueOf(moduleOf(plan, 'ownTexts'), 'ownTexts'),
  };
}

/** The generated modules of the shared bundle: they read what is before it in the file. */
function sharedModules({generated}: BundlePlan): Readonly<Record<string, string>> {
  const names = scanFolder(join(themeDir, 'parts'), (path) => /^[A-Z]\w+\.ts$/.test(path)).map(
    (path) => path.slice(0, -3),
  );
  const printed: Readonly<Record<string, string>> = {
    site: 'export const {site} = wuyaSite;',
    pages: 'export const pages = {};\nexport const loadMdxTable = null;',
    parts: `${names.map((name) => `import * as ${name} from '@wuya/theme/parts/${name}';`).join('\n')}
const all = {${names.join(', ')}};
export const parts = Object.fromEntries(wuyaSite.parts.map((name) => [name, all[name][name]]));`,
    search: 'export const provider = {};\nexport const {dialogOptions} = wuyaSite;',
    ownTexts: 'export const {ownTexts} = wuyaSite;',
    swizzles:
      'export const loaders = {};\nexport const ejected = [];\nexport const itemTypes = null;',
    foreignConfig: 'export const foreignConfig = {};',
    loadLiveCode: 'export const loadLiveCode = null;',
    storeSuffix: "export const STORE_SUFFIX = '';",
    articleClass: "export const ARTICLE_CLASS = 'prose theme-doc-markdown';",
  };
  return Object.fromEntries(
    Object.keys(generated.server).map((id) => [id, printed[/(\w+)(?:\.ts)?$/.exec(id)![1]!] ?? '']),
  );
}

/** Reads the shared bundle, made when no run before has made it of the same sources. */
async function readShared(plan: BundlePlan): Promise<string> {
  const file = join(
    KEPT,
    `drawing-${hashOf(plan.ownHash, hashFiles([fileURLToPath(import.meta.url)]))}.mjs`,
  );
  if (!existsSync(file)) {
    const made = join(KEPT, `${process.pid}`, 'server.mjs');
    const none = {...plan, dir: dirname(made), stylesheets: [], themeTexts: {}};
    await bundleServer(none, made, sharedModules(plan));
    renameSync(made, file);
    rmSync(dirname(made), {recursive: true});
  }
  return readFileSync(file, 'utf8');
}

/** Leaves out what the theme's stylesheets say, which no page names. */
function noThemeStyles(): Plugin {
  const folder = `${themeDir}/`;
  return {
    name: 'wuya:no-theme-styles',
    enforce: 'pre',
    load: {
      filter: {id: /\.css$/},
      handler: (id) => (id.startsWith(folder) && !id.endsWith('.module.css') ? '' : undefined),
    },
  };
}

/** Bundles the half of a bundle that renders pages, into a file. */
async function bundleServer(
  plan: BundlePlan,
  file: string,
  generated: Readonly<Record<string, string>>,
): Promise<Pick<BundleRecord, 'modules' | 'warnings'>> {
  const {createBuilder} = await import('vite');
  const {createViteConfig} = await import('../../src/bundle/vite/viteConfig.ts');
  const absences = createMissingImports();
  const base = createViteConfig({
    ...plan,
    stylesheets: () => plan.stylesheets,
    loadModule: (id) => generated[id],
    loadMdx: (path) => plan.mdx.modules[path],
    onAbsent: absences.add,
  } satisfies ViteConfigInput);
  try {
    const builder = await createBuilder({
      ...productionConfig(base),
      plugins: [
        await sharedReact(),
        noThemeStyles(),
        inlineTexts(plan.themeTexts),
        pieceFilling(plan.mdx.pieces),
        ...(base.plugins ?? []),
      ],
      environments: {ssr: serverEnvironment(file)},
      builder: {},
    });
    const {output} = (await builder.build(builder.environments['ssr']!)) as Rolldown.RolldownOutput;
    const ids = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const own = ids
      .map((id) => id.replace(/\?.*$/, ''))
      .filter((id) => !id.includes('\0') && isSiteModule(id));
    return {modules: [...new Set(own)].sort(), warnings: absences.toDiagnostics(plan.dir)};
  } catch (cause) {
    throw toBundleProblem(cause, plan.dir);
  }
}
