import {join} from 'node:path';
import {pathInOutput} from '../config/languages.ts';
import {placeProblems} from '../config/loadConfig.ts';
import {lackAdvice} from '../config/docusaurus/common/missingPackage.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import type {Site} from '../site/site.ts';
import {thrownText} from '../errors/thrownText.ts';

/**
 * Runs what plugins of a Docusaurus site do with its files once they are written (`postBuild`). Files that they change are written
 * again by the next build, which they then change again; files that they add stay.
 * @param outDir of all languages, absolute
 * @returns a warning for each that fails
 */
export async function runAfterBuild(site: Site, outDir: string): Promise<Diagnostic[]> {
  const {loaded, config, model} = site;
  const hooks = loaded.foreign?.pluginContent.afterBuild ?? [];
  const routesPaths = model.table.routes.map(({permalink}) => model.addresses.address(permalink));
  const built = {
    siteDir: site.dir,
    siteConfig: {...loaded.foreign?.seenConfig, baseUrl: config.baseUrl},
    outDir: join(outDir, pathInOutput(config)),
    generatedFilesDir: join(site.dir, '.docusaurus'),
    baseUrl: config.baseUrl,
    i18n: {
      defaultLocale: config.i18n?.languages[0]?.locale ?? config.locale,
      locales: config.i18n?.languages.map(({locale}) => locale) ?? [config.locale],
      currentLocale: config.locale,
    },
    routesPaths,
    routes: routesPaths.map((path) => ({path, exact: true, component: ''})),
    routesBuildMetadata: {},
    head: {},
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    plugins: [],
  };
  const problems = [];
  for (const {option, name, run} of hooks)
    try {
      await run(built);
    } catch (error) {
      const reason = thrownText(error);
      // Functions of Node name what they are given.
      const lacks = (loaded.foreign?.missingPackages ?? []).filter((lacked) =>
        reason.split(/[\s'"]+/).includes(lacked),
      );
      const advice =
        lacks.length > 0
          ? lackAdvice(lacks, ['它在生成之后做的文件', 'Files that it makes after a build'])
          : ([`它的 postBuild 报错：${reason}`, `Its postBuild fails: ${reason}`] as const);
      const diagnostic = createDiagnostic('CFG-220', {name, runs: true, advice});
      problems.push({option, diagnostic});
    }
  return placeProblems(problems, loaded.file);
}
