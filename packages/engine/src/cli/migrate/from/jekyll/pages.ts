import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {createProblemList, type MigrationProblem, type OldFolder} from '../common/migration.ts';
import {FOLDERS, type OldPage, type PageKind, takePath, toVisiblePath} from '../pages/oldPage.ts';
import {isListing} from './liquid.ts';
import {dateOf, toAddress} from './permalinks.ts';
import type {JekyllSettings} from './settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** A note of a Jekyll site. */
export interface JekyllNote {
  readonly path: string;
  /** Path below the folder of the site. */
  readonly own: string;
  readonly collection: string | undefined;
  readonly data: Values;
  readonly body: string;
  readonly lineCount: number;
  readonly hasFrontMatter: boolean;
}

const MARKDOWN = /\.(?:md|markdown|mkdown|mkdn|mkd)$/i;
const OTHERS = /\.(?:html?|textile|adoc|org)$/i;
/** Pages that list what there is, which are made again. */
const LISTS =
  /(?:^|\/)(?:index|404|offline|archives?|tags?|categor(?:y|ies)|search|feed|posts|blog|page)(?:\/index)?\.html?$/i;
const LIST_LAYOUTS =
  /^(?:archives?|tags?|categor(?:y|ies)|search|posts|home|blog|redirect|feed|.*-archive)$/i;
/** Files of a repository, of which GitHub makes no pages. */
const OF_REPOSITORY =
  /^(?:readme|license|licence|contributing|code_of_conduct|changelog|history|agents|claude|migration|security|issue_template|pull_request_template)\./i;

/** Reads the notes of a site, and reports those that do not come along. */
export function readJekyllNotes(
  folder: OldFolder,
  settings: JekyllSettings,
  problems: MigrationProblem[],
): JekyllNote[] {
  const hasIndex = (dir: string): boolean =>
    ['index.md', 'index.markdown', 'index.html'].some((name) => folder.has(posix.join(dir, name)));
  const hasPosts = folder.paths.some((path) => /(?:^|\/)_posts\//.test(path));
  return folder.paths.flatMap((path): JekyllNote[] => {
    const own = path.slice(settings.root.length);
    const isNote = MARKDOWN.test(path);
    if (!path.startsWith(settings.root) || (!isNote && !OTHERS.test(path))) return [];
    const collection = collectionOf(own, settings);
    if (collection === 'none' || settings.isExcluded(own)) return [];
    const ofFile = createProblemList(path, problems);
    const {data, body, lineCount} = parseFrontMatter(folder.read(path), path);
    if (!isNote) {
      if (lineCount > 0 && !LISTS.test(own) && !LIST_LAYOUTS.test(String(data['layout'])))
        ofFile.add(
          undefined,
          '这一页不是 Markdown，没有带过来。',
          'This page is no Markdown and was not brought over.',
        );
      return [];
    }
    const isReadme = /^readme\./i.test(posix.basename(own));
    const isOfRepository = collection === undefined && OF_REPOSITORY.test(posix.basename(own));
    const isIndex = isReadme && isOfRepository && !hasIndex(posix.dirname(path));
    // That of a blog is about its repository.
    const isHome = isIndex && (own.includes('/') || !hasPosts);
    if (isOfRepository && lineCount === 0 && !isHome) return [];
    if (collection !== undefined && settings.collections.get(collection)?.['output'] !== true) {
      if (!/^(?:posts|drafts)$/.test(collection)) {
        ofFile.add(
          undefined,
          '这个集合不发布，没有带过来。',
          'Its collection is not published; it was not brought over.',
        );
        return [];
      }
    }
    const type = collection ?? 'pages';
    const full = settings.withDefaults(own, type === 'drafts' ? 'posts' : type, data);
    const isList = body.trim() === '' && LIST_LAYOUTS.test(String(full['layout']));
    if (isList || full['redirect_to'] !== undefined) return [];
    if (collection !== 'posts' && isListing(body)) {
      ofFile.add(
        undefined,
        '这一页列出站点里的文章，站点自己会列，没有带过来。',
        'This page lists what the site has, which the new site does itself; it was not brought over.',
      );
      return [];
    }
    const hasFrontMatter = lineCount > 0;
    const shown = isHome ? posix.join(posix.dirname(own), 'index.md') : own;
    return [{path, own: shown, collection, data: full, body, lineCount, hasFrontMatter}];
  });
}

/** Finds the collection of a file; `drafts` for drafts, `none` for folders with `_` that are none, undefined for pages. */
function collectionOf(own: string, {collections}: JekyllSettings): string | undefined {
  if (/(?:^|\/)_posts\//.test(own)) return 'posts';
  if (/(?:^|\/)_drafts\//.test(own)) return 'drafts';
  const name = /^_([^/]+)\//.exec(own)?.[1];
  if (name !== undefined) return collections.has(name) ? name : 'none';
  return /(?:^|\/)[_.][^/]*(?:\/|$)/.test(own) ? 'none' : undefined;
}

/** Tells what each note becomes, where it was, and where it goes. */
export function placeNotes(
  notes: readonly JekyllNote[],
  {config, collections}: JekyllSettings,
  problems: MigrationProblem[],
): OldPage[] {
  const kindOf = createKinds(notes);
  const taken = new Set<string>();
  const docDir = commonFolder(notes.filter((note) => kindOf(note) === 'doc'));
  return notes.map((note): OldPage => {
    const {own, path, data, body, lineCount, collection} = note;
    const kind = kindOf(note);
    const isPost = kind === 'post';
    const date = isPost ? dateOf(own, data) : undefined;
    if (collection === 'posts' && !/^\d{2,4}-\d{1,2}-\d{1,2}-/.test(posix.basename(own)))
      createProblemList(path, problems).add(
        undefined,
        '文件名没有日期，原来不发布，当作草稿。',
        'The name of the file has no date: it was not published and becomes a draft.',
      );
    const ofCollection = collection === 'drafts' ? 'posts' : collection;
    const address = toAddress({own, collection: ofCollection, data, date}, config, collections);
    const inside = own.replace(/(^|\/)_(?:posts|drafts)\//, '$1').replace(MARKDOWN, '.md');
    const named = kind === 'doc' ? inside.slice(docDir.length) : inside;
    return {
      path,
      kind,
      address,
      prefix: '',
      file: takePath(FOLDERS[kind] + toVisiblePath(named), taken),
      names: [own, own.replace(MARKDOWN, ''), path],
      data,
      body,
      lineCount,
    };
  });
}

/**
 * Tells kinds: posts; notes where a collection or a folder has two or more, or where pages have an order; single pages.
 */
function createKinds(notes: readonly JekyllNote[]): (note: JekyllNote) => PageKind {
  const isOrdered = notes.some(
    ({data, collection}) => collection === undefined && data['nav_order'] !== undefined,
  );
  const counts = new Map<string, number>();
  const groupOf = ({own, collection}: JekyllNote): string =>
    collection ?? (own.includes('/') ? own.slice(0, own.indexOf('/')) : '');
  for (const note of notes) counts.set(groupOf(note), (counts.get(groupOf(note)) ?? 0) + 1);
  return (note) => {
    const {collection, data} = note;
    if (collection === 'posts' || collection === 'drafts') return 'post';
    if (collection === 'tabs' || collection === 'pages') return 'page';
    if (isOrdered && (collection !== undefined || note.hasFrontMatter))
      return data['nav_exclude'] === true && !note.own.includes('/') ? 'page' : 'doc';
    const group = groupOf(note);
    return group !== '' && (counts.get(group) ?? 0) > 1 ? 'doc' : 'page';
  };
}

/** Finds the folder that all notes are in, with a slash at its end; empty where there is none. */
function commonFolder(notes: readonly JekyllNote[]): string {
  const dirs = new Set(notes.map(({own}) => own.slice(0, own.indexOf('/') + 1)));
  return dirs.size === 1 ? [...dirs][0]! : '';
}
