import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {META_FILE} from '@wuya/search';
import {runConfig} from '../../bundle/runConfig.ts';
import {openCache} from '../../cache/cache.ts';
import {loadConfig} from '../../config/loadConfig.ts';
import type {Words} from '../../errors/language.ts';
import {SEARCH_DIR} from '../../output/searchIndex/searchIndex.ts';
import {stateDirOf} from '../../cache/stateDir.ts';
import {openSiteTools, type SiteTools} from './siteTools.ts';

/** The built site of a folder, or what to say when there is none. */
export type BuiltSite =
  | {readonly site: SiteTools}
  | {readonly site?: undefined; readonly missing: Words};

/** Opens what `wuya build` wrote for a site; `out` is the output folder where it is not `dist`. */
export async function openBuiltSite(
  dir: string,
  out: string | boolean | undefined,
): Promise<BuiltSite> {
  const root = resolve(dir);
  const {config} = await loadConfig(root, openCache(join(stateDirOf(root), 'cache')), runConfig);
  const outDir = typeof out === 'string' ? resolve(out) : join(root, 'dist');
  if (existsSync(join(outDir, SEARCH_DIR, META_FILE)))
    return {site: openSiteTools(outDir, config.baseUrl)};
  return {
    missing: [
      `${outDir} 里没有索引。请先运行 wuya build。`,
      `There is no index in ${outDir}. Run wuya build first.`,
    ],
  };
}
