import {mkdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {InlineConfig, Plugin, Rolldown, ViteBuilder} from 'vite';
import {removeFolder, writeNamed} from '../../cache/files.ts';
import {isPortable} from '../../config/portable.ts';
import {ContentError} from '../../errors/contentError.ts';
import type {Reason} from '../../errors/catalogue/entry.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {createMissingImports} from './missingImports.ts';
import {addressWatch} from './addressWatch.ts';
import type {BundleMaker, BundleRecord} from './buildBundle.ts';
import type {BundlePlan} from '../plan/bundlePlan.ts';
import {toBundleProblem} from './bundleProblem.ts';
import {OFFLINE_ENTRIES, toRecord} from './bundleRecord.ts';
import {createChunkNames} from './chunkNames.ts';
import {type BundleFiles, fillTemplate, type TemplateFilling} from './fillTemplate.ts';
import {inlineTexts} from '../plan/inlineTexts.ts';
import type {ReactUse} from '../lean/leanReact.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {PORTABLE_DEFINE, PORTABLE_ENTRY, portableClient} from './portableClient.ts';
import {readPrebuilt} from './prebuilt.ts';
import {HASH_CHARACTERS} from '../modules/fileNames.ts';
import {productionConfig, serverEnvironment} from '../vite/productionConfig.ts';
import {collectReadFiles} from '../modules/readFiles.ts';
import {isTemplatePlan, type Skeleton, toSkeleton} from '../plan/sharedBundle.ts';
import {keyOfTemplate} from '../plan/siteTemplate.ts';
import {clientDir} from '../modules/sources.ts';

/** Makes a bundle in this process. */
export const makeBundle: BundleMaker = (plan, into) => createBundleMaker()(plan, into);

/** Number of templates that are kept: languages with the same texts mostly follow each other. */
const KEPT_TEMPLATES = 2;

/**
 * Creates the maker of the bundles of a build: where languages differ by their data alone, the bundler runs once for them.
 * @param bundle runs the bundler for what they have in common
 */
export function createBundleMaker(bundle = bundleTemplate): BundleMaker {
  const templates = new Map<string, BundleFiles | undefined>();
  return async (plan, {dir, key}) => {
    const prebuilt = fillPrebuilt(plan, {dir, key});
    if (prebuilt) return prebuilt;
    if (!isTemplatePlan(plan)) return bundleOrLeaveOut(plan, {dir, key}, bundleModules);
    const skeleton = toSkeleton(plan);
    const {id} = skeleton;
    const made = templates.has(id) ? templates.get(id) : await bundle(skeleton, dir);
    templates.delete(id);
    templates.set(id, made); // the newest is the last
    // Code that reads the address of the site while it is bundled is bundled for each.
    if (!made) return bundleOrLeaveOut(plan, {dir, key}, bundleModules);
    for (const old of templates.keys()) if (templates.size > KEPT_TEMPLATES) templates.delete(old);
    const {minifyModule: leaveOut} = await import('./fillPieces.ts');
    const articles = await articlesOf(skeleton);
    return writeFilled(made, {...plan.template, articles, leaveOut}, {dir, key});
  };
}

/** Makes a bundle of the template that came with the engine; undefined when none is that of the site. */
export function fillPrebuilt(
  plan: BundlePlan,
  into: {readonly dir: string; readonly key: string},
): BundleRecord | undefined {
  const {template} = plan;
  const prebuilt =
    template && !template.isOwn ? readPrebuilt(keyOfTemplate({...plan, template})) : undefined;
  return prebuilt && template ? writeFilled(prebuilt, template, into) : undefined;
}

/** Returns what puts the pieces of articles into a template; undefined where it has no places for them. */
async function articlesOf({
  pieces,
  piecesHash: hash,
}: Skeleton): Promise<TemplateFilling['articles']> {
  if (hash === undefined) return undefined;
  const {fillPieces, minifyExpression} = await import('./fillPieces.ts');
  return {
    hash,
    fill: (code, isClient) => fillPieces(code, pieces, isClient ? minifyExpression : undefined),
  };
}

/** Bundles a site with its components in `src/theme`, or without them where that fails: the theme has a part in each place. */
export async function bundleOrLeaveOut<Into>(
  plan: BundlePlan,
  into: Into,
  bundle: (plan: BundlePlan, into: Into) => Promise<BundleRecord>,
): Promise<BundleRecord> {
  if (!plan.plainGenerated) return bundle(plan, into);
  try {
    return await bundle(plan, into);
  } catch (cause) {
    const plainPlan = {...plan, generated: plan.plainGenerated, isPlain: true};
    const plain = await bundle(plainPlan, into).catch(() => undefined);
    if (!plain || !(cause instanceof ContentError)) throw cause; // it is not theirs
    const [problem] = cause.diagnostics;
    const place = problem?.place ?? {file: 'src/theme'};
    const reason: Reason = problem
      ? [firstWords(problem.zh), firstWords(problem.en)]
      : cause.message;
    const lost = createDiagnostic('THEME-305', {component: null, reason}, {place});
    return {...plain, warnings: [...plain.warnings, lost]};
  }
}

/** Picks the line of a message that gives the reason: the second, if there are several besides an excerpt of code. */
function firstWords(text: string): string {
  const [first = '', second] = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:\d+ )?[╭│╰─]/.test(line));
  return (second ?? first).trim();
}

/**
 * Bundles what several sites or languages have in common; undefined where code of the site asks for the address of the site while it is bundled.
 * @param dir emptied, and used meanwhile
 */
export async function bundleTemplate(
  {plan}: Pick<Skeleton, 'plan'>,
  dir: string,
): Promise<BundleFiles | undefined> {
  let isBound = false;
  const watch = addressWatch(() => (isBound = true));
  const record = await bundleOrLeaveOut(plan, {dir, key: 'template'}, (given, into) =>
    bundleModules(given, into, watch),
  );
  if (isBound) return undefined;
  const paths = [...record.files, record.serverFile];
  const files = new Map(paths.map((path) => [path, readFileSync(join(dir, path))]));
  removeFolder(dir);
  return {record, files};
}

function writeFilled(
  made: BundleFiles,
  template: TemplateFilling,
  {dir, key}: {readonly dir: string; readonly key: string},
): BundleRecord {
  const serverFile = `server/server-${key}.mjs`;
  const {record, files} = fillTemplate(made, template, {key, serverFile});
  removeFolder(dir);
  for (const folder of new Set([...files.keys()].map((path) => dirname(path))))
    mkdirSync(join(dir, folder), {recursive: true});
  for (const [path, bytes] of files) writeNamed(join(dir, path), bytes);
  return record;
}

async function bundleModules(
  plan: BundlePlan & {readonly isPlain?: boolean},
  {dir, key}: {readonly dir: string; readonly key: string},
  watch?: Plugin,
): Promise<BundleRecord> {
  const began = Date.now();
  const {createBuilder} = await import('vite');
  const {createViteConfig} = await import('../vite/viteConfig.ts');
  const {pieceFilling} = await import('./fillPieces.ts');
  const {lacksParts} = await import('../lean/leanReact.ts');
  removeFolder(dir);
  const missingImports = createMissingImports();
  const serverName = `server-${key}.mjs`;
  const read = collectReadFiles({isStyled: true});
  const createBundler = (reactUse: ReactUse) => {
    const base = createViteConfig({
      ...plan,
      stylesheets: () => plan.stylesheets,
      loadModule: (id, side) => plan.generated[side][id],
      loadMdx: (path) => plan.mdx.modules[path],
      onAbsent: missingImports.add,
      reactUse,
    });
    return createBuilder({
      ...productionConfig(base),
      plugins: [
        inlineTexts(plan.themeTexts),
        ...read.plugins,
        ...(watch ? [watch] : []),
        pieceFilling(plan.mdx.pieces),
        ...(base.plugins ?? []),
        ...(isPortable(plan) ? [portableClient(plan.baseUrl)] : []),
      ],
      // Workers are bundles of their own.
      worker: {
        ...base.worker,
        plugins: () => [...(base.worker?.plugins?.() ?? []), ...read.plugins],
      },
      environments: createEnvironments(plan, dir, serverName),
      builder: {},
    });
  };
  const build = async (of: ViteBuilder, name: string) =>
    (await of.build(of.environments[name]!)) as Rolldown.RolldownOutput;
  try {
    const use = {kept: new Set<string>(), found: new Set<string>()};
    let builder = await createBundler(use);
    let client = await build(builder, 'client');
    if (lacksParts(use)) {
      // A module that was read late uses more of React.
      removeFolder(join(dir, 'client'));
      builder = await createBundler({kept: use.found, found: new Set()});
      client = await build(builder, 'client');
    }
    await build(builder, 'ssr');
    return {
      ...toRecord({
        client,
        plan,
        key,
        serverFile: `server/${serverName}`,
        modules: read.list(),
        began,
      }),
      warnings: missingImports.toDiagnostics(plan.dir),
      missing: missingImports.packages(plan.dir),
      missingFiles: missingImports.files(plan.dir),
    };
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    throw toBundleProblem(cause, plan.dir);
  }
}

/**
 * Tolerates what webpack does in sites made for it: a name that a module does not export is undefined, such as a type
 * that a component in `.jsx` imports.
 */
function tolerance({isForeign}: BundlePlan): {shimMissingExports?: true} {
  return isForeign ? {shimMissingExports: true} : {};
}

/** Creates the two halves of a bundle: what browsers load, and what renders pages while building. */
function createEnvironments(
  plan: BundlePlan,
  dir: string,
  serverName: string,
): NonNullable<InlineConfig['environments']> {
  const portable = isPortable(plan);
  return {
    client: {
      ...(portable && {define: PORTABLE_DEFINE}),
      build: {
        outDir: join(dir, 'client'),
        assetsDir: 'assets',
        assetsInlineLimit: 0,
        manifest: false,
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: {
            app: portable ? PORTABLE_ENTRY : join(clientDir, 'index.tsx'),
            ...(plan.isOffline && OFFLINE_ENTRIES),
          },
          ...tolerance(plan),
          output: {
            // With `const` the minifier writes a value where it is used. Modules of another generator's site that import
            // each other may read one before it is there, which only `var` allows.
            topLevelVar: plan.isForeign,
            hashCharacters: HASH_CHARACTERS,
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: portable
              ? false
              : {
                  groups: [
                    {
                      name: createChunkNames({
                        core: toModuleId(join(clientDir, 'index.tsx')),
                        opener: toModuleId(join(clientDir, 'opening/opener.ts')),
                        dialog: toModuleId(join(clientDir, 'search/dialog.tsx')),
                      }),
                    },
                  ],
                },
          },
        },
      },
    },
    ssr: serverEnvironment(join(dir, 'server', serverName), tolerance(plan)),
  };
}
