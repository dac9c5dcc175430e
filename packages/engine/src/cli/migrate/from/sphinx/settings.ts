import {posix} from 'node:path';
import {escapePattern} from '../../../../config/schema/escapePattern.ts';
import type {Entry} from '../book/contents.ts';
import {type MigrationProblem, type OldFolder, toObject, toText} from '../common/migration.ts';
import {toRepositoryLinks} from '../common/outsideLinks.ts';
import {readSettings, toRoot} from '../common/readSettings.ts';
import type {SiteExtras} from '../common/siteExtras.ts';
import {readToctrees} from './toctrees.ts';

/** What the settings of a site of Sphinx or Jupyter Book say. */
export interface SphinxSettings {
  readonly root: string;
  /** File of the settings. */
  readonly file: string;
  readonly title: string | undefined;
  readonly locale: string | undefined;
  /** First page, without its ending. */
  readonly home: string;
  readonly entries: readonly Entry[];
  /** Patterns of files that are no pages, from `root`. */
  readonly excluded: readonly string[];
  readonly substitutions: Readonly<Record<string, unknown>>;
  readonly extras: SiteExtras;
}

const CONF = /^(?:[\w.-]+\/){0,3}conf\.py$/;
const TOC = /^(?:[\w.-]+\/){0,2}_toc\.yml$/;

/** Finds the file of the settings: that of Sphinx, or the contents of a Jupyter Book. */
export function findSettings({paths, read}: OldFolder): string | undefined {
  const byDepth = (one: string, other: string): number =>
    one.split('/').length - other.split('/').length;
  const tocs = paths
    .filter(
      (path) => TOC.test(path) && /^(?:format|root|- file|parts|chapters)\b/m.test(read(path)),
    )
    .sort(byDepth);
  const confs = paths
    .filter((path) => CONF.test(path) && /^(?:html_theme|extensions)\s*=/m.test(read(path)))
    .sort(byDepth);
  return tocs[0] ?? confs[0];
}

/** Reads the settings of a site; without any, its first page is the `index.md` of the folder. */
export function readSphinx(
  folder: OldFolder,
  file: string | undefined,
  problems: MigrationProblem[],
): SphinxSettings {
  if (file === undefined) return readValues(folder, {root: '', file: '.', text: ''});
  return file.endsWith('.py') ? readConf(folder, file) : readBook(folder, file, problems);
}

/** Reads `conf.py`: values that are texts or lists of texts; its code is not run. */
const readConf = (folder: OldFolder, file: string): SphinxSettings =>
  readValues(folder, {root: toRoot(posix.dirname(file)), file, text: folder.read(file)});

function readValues(
  folder: OldFolder,
  {root, file, text}: {readonly root: string; readonly file: string; readonly text: string},
): SphinxSettings {
  const find = (name: string): string | undefined =>
    new RegExp(`^${escapePattern(name)}[ \\t]*=[ \\t]*[ruf]{0,2}(["'])(.*?)\\1`, 'm').exec(
      text,
    )?.[2] || undefined;
  const inOptions = (name: string): string | undefined =>
    new RegExp(`["']${escapePattern(name)}["']\\s*:\\s*(["'])(.*?)\\1`).exec(text)?.[2];
  const [, listed = ''] = /^exclude_patterns\s*=\s*\[([^\]]*)\]/m.exec(text) ?? [];
  const home = find('root_doc') ?? find('master_doc') ?? 'index';
  const first = ['.md', '.rst', '.markdown'].map((end) => root + home + end).find(folder.has);
  return {
    root,
    file,
    title: find('html_title') ?? find('project'),
    locale: find('language'),
    home,
    entries: first === undefined ? [] : readToctrees(folder, root, first),
    excluded: [...listed.matchAll(/["']([^"'\n]+)["']/g)].map(([, one]) => one!),
    substitutions: readSubstitutions(text),
    extras: {
      logo: below(root, find('html_logo')),
      favicon: below(root, find('html_favicon')),
      links: toRepositoryLinks(inOptions('repository_url') ?? inOptions('github_url')),
    },
  };
}

const below = (root: string, path: string | undefined): string | undefined =>
  path === undefined ? undefined : posix.join(root, path);

/** Reads `myst_substitutions = {"a": "b"}`. */
function readSubstitutions(text: string): Record<string, string> {
  const [, written = ''] = /^myst_substitutions\s*=\s*\{([^{}]*)\}/m.exec(text) ?? [];
  return Object.fromEntries(
    [...written.matchAll(/["']([\w-]+)["']\s*:\s*(["'])(.*?)\2/g)].map(([, key, , value]) => [
      key!,
      value!,
    ]),
  );
}

/** Reads the contents and the settings of a Jupyter Book: `_toc.yml` and `_config.yml`. */
function readBook(folder: OldFolder, file: string, problems: MigrationProblem[]): SphinxSettings {
  const root = toRoot(posix.dirname(file));
  const text = folder.read(file);
  const isList = /^- /m.test(text) && !/^\w+:/m.test(text);
  const toc = readSettings(isList ? `list:\n${text.replace(/^/gm, '  ')}` : text, file, problems);
  const config = `${root}_config.yml`;
  const settings = folder.has(config) ? readSettings(folder.read(config), config, problems) : {};
  const ofSphinx = toObject(toObject(settings['sphinx'])['config']);
  const html = toObject(settings['html']);
  const list: unknown[] = Array.isArray(toc['list']) ? (toc['list'] as unknown[]) : [];
  const first = toText(toc['root']) ?? toText(toObject(list[0])['file']) ?? 'intro';
  const parts = [toc['parts'] ?? toc['chapters'] ?? toc['subtrees'] ?? list.slice(1)].flat();
  const excluded: unknown = settings['exclude_patterns'];
  return {
    root,
    file,
    title: toText(settings['title']),
    locale: toText(ofSphinx['language']),
    home: first.replace(/\.\w+$/, ''),
    entries: dropUnread(
      parts.flatMap((part) => toEntries(part, 0)),
      (href) => UNREAD.some((end) => folder.has(root + href.slice(1) + end)),
    ),
    excluded: (Array.isArray(excluded) ? excluded : []).map(String),
    substitutions: toObject(ofSphinx['myst_substitutions']),
    extras: {
      logo: below(root, toText(settings['logo'])),
      favicon: below(root, toText(html['favicon'])),
      links: toRepositoryLinks(toObject(settings['repository'])['url']),
    },
  };
}

/** Maximum depth of contents in contents. */
const MAX_LEVELS = 20;

/** Reads an entry of `_toc.yml`: a part with its caption, a file, an address, what is below it. */
function toEntries(written: unknown, depth: number): Entry[] {
  const item = toObject(written);
  const {file, url, title, caption, part, glob} = item;
  const lists = ['sections', 'chapters', 'entries', 'subtrees'].map((key) => item[key]);
  const items =
    depth > MAX_LEVELS
      ? []
      : lists
          .filter(Array.isArray)
          .flatMap((list: readonly unknown[]) => list.flatMap((one) => toEntries(one, depth + 1)));
  const label = toText(caption ?? part ?? title) ?? '';
  const href = toText(file)
    ?.replaceAll('\\', '/')
    .replace(/\.\w+$/, '');
  if (href !== undefined) return [{label, href: `/${href}`, items}];
  if (typeof url === 'string') return [{label: label || url, href: url, items}];
  if (glob !== undefined || items.length === 0) return items;
  return label === '' ? items : [{label, items}];
}

/** Notes that do not come along, which the list of files says. */
const UNREAD = ['.ipynb', '.rst', '.txt'] as const;

/** Leaves out what names such notes; what is below them stays. */
function dropUnread(entries: readonly Entry[], isUnread: (href: string) => boolean): Entry[] {
  return entries.flatMap((entry) => {
    const items = dropUnread(entry.items, isUnread);
    if (entry.href === undefined || !entry.href.startsWith('/') || !isUnread(entry.href))
      return [{...entry, items}];
    return entry.label === '' ? items : items.length === 0 ? [] : [{label: entry.label, items}];
  });
}
