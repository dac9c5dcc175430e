import type {SiteData} from '@wuya/theme/types';
import {ENGINE_FINGERPRINT} from '../../cache/fingerprint.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {planBundle} from '../plan/bundlePlan.ts';
import {prebuiltDir} from '../engineFiles.ts';
import {readPrebuilt} from '../make/prebuilt.ts';
import {fillHoles, keyOfTemplate} from '../plan/siteTemplate.ts';
import {clientDir, ownSources, themeDir} from '../modules/sources.ts';

/** What renders pages, ready made. */
interface ReadyRenderer {
  readonly code: string;
  /** Modules that it may hold, absolute. */
  readonly modules: readonly string[];
}

/**
 * Fills the half of the template that renders pages with the data of a site: no bundler runs for a site whose pages the
 * theme renders. Undefined where no template that came with the engine is that of the site, or files of the client are named in
 * it: those have other addresses while developing.
 * @param from the folder of templates
 */
export function fillReadyRenderer(
  site: LoadedConfig,
  siteData: SiteData,
  from = prebuiltDir,
): ReadyRenderer | undefined {
  const plan = planBundle({
    site,
    siteData,
    // Pages of own code are rendered by the single modules.
    componentPaths: [],
    mdx: {paths: [], modules: new Map()},
    fingerprint: ENGINE_FINGERPRINT,
  });
  const {template} = plan;
  if (!template || template.isOwn) return undefined;
  const made = readPrebuilt(keyOfTemplate({...plan, template}), from);
  const text = made?.files.get(made.record.serverFile)?.toString();
  if (!made || text === undefined) return undefined;
  if (made.record.files.some((file) => text.includes(file.slice(file.lastIndexOf('/') + 1))))
    return undefined;
  return {
    code: fillHoles(text, template.fillings),
    modules: ownSources().filter(
      (path) => /\.tsx?$/.test(path) && [clientDir, themeDir].some((dir) => path.startsWith(dir)),
    ),
  };
}
