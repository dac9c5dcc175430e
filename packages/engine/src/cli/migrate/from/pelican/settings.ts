import type {OldFolder} from '../common/migration.ts';

/** Settings from `pelicanconf.py` that are plain values; its code is not run. */
export interface PelicanSettings {
  readonly title: string | undefined;
  readonly tagline: string | undefined;
  readonly url: string | undefined;
  readonly language: string | undefined;
  /** Folder of the notes, with a slash at its end; `` for that of the settings. */
  readonly root: string;
  /** Folders of pages below `root`, without a slash at their ends. */
  readonly pageDirs: readonly string[];
  readonly articleUrl: string;
  readonly pageUrl: string;
  readonly category: string;
  readonly hasFolderCategories: boolean;
  /** Whether a note is called in its address as its file, else as its title. */
  readonly isNamedByFile: boolean;
  /** Reads what the name of a file says of its note. */
  readonly fileName: RegExp;
}

const NAMED = /^FILENAME_METADATA\s*=\s*u?r?(["'])(.*)\1/m;

/** Reads the settings of a site, those that are published over those that are tried out. */
export function readPelicanSettings({has, read}: OldFolder): PelicanSettings {
  const files = ['publishconf.py', 'pelicanconf.py'].filter(has).map(read);
  const find = (name: string): string | undefined => {
    for (const text of files) {
      const [, , written, other] =
        new RegExp(
          `^${name}[ \\t]*=[ \\t]*(?:[ur]{0,2}(["'])(.*?)\\1|([A-Z_]+)[ \\t]*$)`,
          'm',
        ).exec(text) ?? [];
      if (written !== undefined && written !== '') return written;
      if (other !== undefined && other !== name) return find(other);
    }
    return undefined;
  };
  const list = (name: string): string[] | undefined => {
    const [, written] =
      files
        .map((text) => new RegExp(`^${name}\\s*=\\s*[[(]([^\\])]*)[\\])]`, 'm').exec(text))
        .find(Boolean) ?? [];
    return written === undefined
      ? undefined
      : [...written.matchAll(/["']([^"']+)["']/g)].map(([, one]) => one!);
  };
  const path = (find('PATH') ?? 'content').replace(/^\.\/?|\/$/g, '');
  return {
    title: find('SITENAME'),
    tagline: find('SITESUBTITLE'),
    url: find('SITEURL'),
    language: find('DEFAULT_LANG'),
    root: path === '' ? '' : `${path}/`,
    pageDirs: (list('PAGE_PATHS') ?? ['pages']).map((dir) => dir.replace(/\/$/, '')),
    articleUrl: find('ARTICLE_URL') ?? find('ARTICLE_SAVE_AS') ?? '{slug}.html',
    pageUrl: find('PAGE_URL') ?? find('PAGE_SAVE_AS') ?? 'pages/{slug}.html',
    category: find('DEFAULT_CATEGORY') ?? 'misc',
    hasFolderCategories: !files.some((text) => /^USE_FOLDER_AS_CATEGORY\s*=\s*False/m.test(text)),
    isNamedByFile: find('SLUGIFY_SOURCE') === 'basename',
    fileName: readPattern(files.map((text) => NAMED.exec(text)?.[2]).find(Boolean)),
  };
}

/** `(?P<date>…)_(?P<slug>.*)` of Python; days at the front where it cannot be read or is none. */
function readPattern(written = '(?P<date>\\d{4}-\\d{2}-\\d{2}).*'): RegExp {
  try {
    return new RegExp(`^(?:${written.replaceAll('(?P<', '(?<')})`);
  } catch {
    return /^(?<date>\d{4}-\d{2}-\d{2})/; // a pattern of Python alone
  }
}
