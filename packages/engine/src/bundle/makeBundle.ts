import {rmSync} from 'node:fs';
import {join} from 'node:path';
import type {InlineConfig, Rolldown} from 'vite';
import {isPortable} from '../config/portable.ts';
import {ContentError} from '../errors/contentError.ts';
import {createAbsences} from './absences.ts';
import type {BundleMaker} from './buildBundle.ts';
import type {BundlePlan} from './bundlePlan.ts';
import {toBundleProblem} from './bundleProblem.ts';
import {OFFLINE_ENTRIES, toRecord} from './bundleRecord.ts';
import {createChunkNames} from './chunkNames.ts';
import {inlineTexts} from './inlineTexts.ts';
import {toModuleId} from './moduleId.ts';
import {PORTABLE_DEFINE, PORTABLE_ENTRY, portableClient} from './portableClient.ts';
import {productionConfig, serverEnvironment} from './productionConfig.ts';
import {clientDir} from './sources.ts';

/** Makes a bundle in this process. */
export const makeBundle: BundleMaker = async (plan, {dir, key}) => {
  const {createBuilder} = await import('vite');
  const {createViteConfig} = await import('./viteConfig.ts');
  rmSync(dir, {recursive: true, force: true});
  const absences = createAbsences();
  const base = createViteConfig({
    ...plan,
    stylesheets: () => plan.stylesheets,
    loadModule: (id, isClient) => plan.generated[isClient ? 'client' : 'server'][id],
    loadMdx: (path) => plan.mdxCode[path],
    onAbsent: absences.add,
  });
  const serverName = `server-${key}.mjs`;
  try {
    const builder = await createBuilder({
      ...productionConfig(base),
      plugins: [
        inlineTexts(plan.themeTexts),
        ...(base.plugins ?? []),
        ...(isPortable(plan) ? [portableClient(plan.baseUrl)] : []),
      ],
      environments: createEnvironments(plan, dir, serverName),
      builder: {},
    });
    const client = (await builder.build(
      builder.environments['client']!,
    )) as Rolldown.RolldownOutput;
    const server = (await builder.build(builder.environments['ssr']!)) as Rolldown.RolldownOutput;
    return {
      ...toRecord({client, server, plan, key, serverFile: `server/${serverName}`}),
      warnings: absences.toDiagnostics(plan.dir),
    };
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    throw toBundleProblem(cause, plan.dir);
  }
};

/** The two halves of a bundle: what browsers load, and what draws pages while building. */
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
          output: {
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
                        opener: toModuleId(join(clientDir, 'opener.ts')),
                      }),
                    },
                  ],
                },
          },
        },
      },
    },
    ssr: serverEnvironment(join(dir, 'server', serverName)),
  };
}
