import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {META_FILE} from '@wuya/search';
import {runConfig} from '../../bundle/config/runConfig.ts';
import {openSiteCache} from '../../cache/siteCache.ts';
import {loadConfig} from '../../config/loadConfig.ts';
import {outputStateDirOf} from '../../cache/stateDir.ts';
import {needsOwnIndex} from '../../config/options/search.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {loadVersions} from '../../content/docs/loadVersions.ts';
import type {Words} from '../../errors/language.ts';
import {createOwnership} from '../../output/emit/manifest.ts';
import {SEARCH_DIR} from '../../config/searchDir.ts';
import {outputOf} from './outputOf.ts';
import {openSiteTools, type SiteTools} from './siteTools.ts';

/** The built site of a folder, or what to say when there is none. */
export type BuiltSite =
  | {readonly site: SiteTools}
  | {readonly site?: undefined; readonly missing: Words};

/** Opens what `wuya build` wrote for a site; `out` is the output folder where it is not `dist`, `locale` a language of the site. */
export async function openBuiltSite(
  dir: string,
  {out, locale}: {readonly out?: string | boolean; readonly locale?: string | boolean},
): Promise<BuiltSite> {
  const root = resolve(dir);
  const loaded = await loadConfig(root, openSiteCache(root), {run: runConfig});
  const {config} = loaded;
  const outDir = outputOf(root, {out});
  const all = config.i18n?.languages ?? [];
  const wanted = all.find(
    ({locale: tag, name}) => locale === undefined || locale === tag || locale === name,
  );
  if (locale !== undefined && !wanted) return {missing: noLanguage(String(locale), config)};
  const folder = join(outDir, wanted?.path ?? '');
  if (existsSync(join(folder, SEARCH_DIR, META_FILE))) {
    const languages = wanted ? [wanted, ...all.filter((language) => language !== wanted)] : [];
    const versions = config.docs.flatMap((own) => loadVersions(loaded, own).versions);
    const isPublished = createOwnership(outputStateDirOf(root, outDir));
    return {site: openSiteTools(outDir, config.baseUrl, {languages, versions, isPublished})};
  }
  return {missing: noIndex(folder, config)};
}

function noIndex(folder: string, {search: {provider}}: SiteConfig): Words {
  if (needsOwnIndex(provider))
    return [
      `${folder} 里没有索引。请先运行 wuya build。`,
      `There is no index in ${folder}. Run wuya build first.`,
    ];
  return provider === 'none'
    ? [
        '这个站点关掉了搜索，没有索引。去掉 search.provider，再运行 wuya build。',
        'The search of this site is switched off, so it has no index. Take search.provider out and run wuya build.',
      ]
    : [
        '这个站点的搜索由托管的服务回答，自己没有索引。去掉 search.provider（Docusaurus 站点是 themeConfig.algolia），或者在里面写上 hosts，再运行 wuya build。',
        'A hosted service answers the searches of this site, so it has no index of its own. Take search.provider out (themeConfig.algolia of a Docusaurus site), or name its hosts, and run wuya build.',
      ];
}

function noLanguage(locale: string, {i18n, locale: only}: SiteConfig): Words {
  const names = i18n?.languages.map(({name}) => name) ?? [only];
  return [
    `站点没有语言 ${locale}，有的是 ${names.join('、')}。`,
    `The site has no language ${locale}; it has ${names.join(', ')}.`,
  ];
}
