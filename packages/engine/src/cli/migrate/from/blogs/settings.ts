import type {OldFolder} from '../common/migration.ts';
import {joinUrl, splitUrl} from '../common/splitUrl.ts';

/** Settings of a site of templates, as far as its files hold them as plain values. */
export interface BlogSettings {
  readonly title: string | undefined;
  readonly tagline: string | undefined;
  readonly url: string | undefined;
  /** Language of the notes, where it says that. */
  readonly locale?: string | undefined;
}

/** Files that say it, the most telling first. */
const FILES =
  /^(?:site\.config\.[cm]?[jt]s|valaxy\.config\.[cm]?[jt]s|src\/(?:site\.config|config|consts|constants|siteConfig|config\/(?:index|site|config)|data\/site)\.[cm]?[jt]s|gatsby-config\.[cm]?[jt]s|astro\.config\.[cm]?[jt]s|(?:src\/)?(?:content\/)?_data\/(?:metadata|site|meta)\.(?:[cm]?js|json))$/;

/** Reads title, description and address out of the code of a site; its code is not run. */
export function readBlogSettings({paths, read}: OldFolder): BlogSettings {
  const files = paths.filter((path) => FILES.test(path)).sort((a, b) => rank(a) - rank(b));
  const find = (names: string, isWanted = /(?:)/): string | undefined => {
    const pattern = new RegExp(
      `(?:^|[\\s{,])["']?(?:${names})["']?\\s*[:=]\\s*(["'\`])((?:(?!\\1)[^\\n$])+)\\1`,
      'm',
    );
    return files
      .filter((path) => isWanted.test(path))
      .map((path) => pattern.exec(read(path))?.[2]?.trim())
      .find((found) => found !== undefined && found !== '');
  };
  const url =
    find('site|siteUrl|SITE_URL|website') ?? find('url', /_data\/|^(?:site|valaxy)\.config/);
  return {
    title: find('title|SITE_TITLE|siteTitle|siteName'),
    tagline: find('description|desc|subtitle|SITE_DESCRIPTION'),
    url: withPath(
      url?.match(/^https?:\/\/\S+$/)?.[0],
      find('base|pathPrefix', /^(?:astro|gatsby)/),
    ),
  };
}

const rank = (path: string): number => (/^(?:gatsby|astro|valaxy)/.test(path) ? 1 : 0);

/** The path of a site below its host, which Astro and Gatsby write apart, where the address has none. */
const withPath = (url: string | undefined, path: string | undefined): string | undefined =>
  path?.startsWith('/') !== true || splitUrl(url)?.baseUrl !== undefined ? url : joinUrl(url, path);
