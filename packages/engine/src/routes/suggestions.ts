import {posix} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import type {Fix} from '../errors/diagnostic.ts';
import {
  createNearestFileFinder,
  escapeDestination,
  foldName,
  type NearestFile,
  toWrittenPath,
} from './nearestFile.ts';
import type {ReferencePage, ResolverContext} from './resolverContext.ts';

/** What the author may have meant, and the fix when there is no doubt. */
interface Suggestion {
  readonly nearest?: string;
  readonly caseOnly?: boolean;
  readonly formOnly?: boolean;
  readonly fix?: Fix;
}

/** Suggests a note for a path of Markdown that leads nowhere. */
export type NoteSuggester = (
  link: {readonly wanted: string; readonly written: string},
  page: ReferencePage,
) => Suggestion;

/** Creates what suggests notes: those of each version are sorted once, for all links that lead nowhere. */
export function createNoteSuggester(context: ResolverContext): NoteSuggester {
  const finders = new Map<string | undefined, ReturnType<typeof createNoteFinder>>();
  return ({wanted, written}, page) => {
    const folder = context.docsFolderOf(page);
    const find = finders.get(folder) ?? createNoteFinder(context, noteFiles(context, folder));
    finders.set(folder, find);
    return suggest(context, find(wanted), {written, page});
  };
}

/**
 * Finds notes by their paths, and a renamed one by its title: `闭包.md` became `closure.md` and is called 闭包 as before. That
 * says more than a name that merely looks like it, but is no proof.
 */
function createNoteFinder(
  {content}: ResolverContext,
  files: readonly string[],
): (wanted: string) => NearestFile | undefined {
  const find = createNearestFileFinder(files);
  let byTitle: ReadonlyMap<string, readonly string[]> | undefined;
  return (wanted) => {
    const nearest = find(wanted);
    if (nearest && nearest.kind !== 'similar') return nearest;
    byTitle ??= groupByTitle(content, new Set(files));
    const [titled, another] = byTitle.get(foldTitle(foldName(wanted))) ?? [];
    return titled === undefined || another !== undefined
      ? nearest
      : {file: titled, kind: 'similar'};
  };
}

function groupByTitle(
  {docs, posts, markdownPages}: ResolverContext['content'],
  files: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const byTitle = new Map<string, string[]>();
  for (const {title = '', source} of [...docs, ...posts, ...markdownPages]) {
    const key = foldTitle(title);
    if (key === '' || !files.has(source.path)) continue;
    byTitle.set(key, [...(byTitle.get(key) ?? []), source.path]);
  }
  return byTitle;
}

/** Folds a title as far as names of files differ from it: `Event Loop` and `event-loop`. */
const foldTitle = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

/** The one thing that differs, where the rest of a path is the same. */
const DIFFERENCES: Readonly<Partial<Record<NearestFile['kind'], Suggestion>>> = {
  case: {caseOnly: true},
  form: {formOnly: true},
};

function suggest(
  {docsFolderOf}: ResolverContext,
  found: NearestFile | undefined,
  {written, page}: {readonly written: string; readonly page: ReferencePage},
): Suggestion {
  if (!found) return {};
  const nearest = toWrittenPath(found.file, decodePath(written), {
    from: page.file,
    docsFolder: docsFolderOf(page),
  });
  const fix =
    found.kind === 'similar' ? undefined : {written, replacement: escapeDestination(nearest)};
  return {nearest, ...DIFFERENCES[found.kind], ...(fix && {fix})};
}

/** Suggests a published file: among the static ones for an address from the root, else beside the notes. */
export function suggestAsset(
  context: ResolverContext,
  {written, isPicture}: {readonly written: string; readonly isPicture: boolean},
  page: ReferencePage,
): Suggestion {
  const decoded = decodePath(written);
  if (!decoded.startsWith('/')) {
    const wanted = decoded.startsWith('@site/')
      ? decoded.slice(6)
      : posix.join(posix.dirname(page.file), decoded);
    if (wanted.startsWith('../')) return {};
    context.assets.askNames();
    const found = context.assetNames.find(wanted, {isPicture, isPublished: false});
    return suggest(context, found, {written, page});
  }
  const found = context.assetNames.find(decoded.slice(1), {isPicture, isPublished: true});
  if (!found) return {};
  const nearest = `/${found.file}`;
  return {
    nearest,
    ...(found.kind !== 'similar' && {fix: {written, replacement: escapeDestination(nearest)}}),
  };
}

/** Notes and pages in Markdown, those of other versions left out. */
function noteFiles(
  {docsFolders, table}: ResolverContext,
  own: string | undefined,
): readonly string[] {
  const others = docsFolders.filter((folder) => folder !== own);
  return [...table.byFile.keys()].filter(
    (file) => /\.mdx?$/i.test(file) && !others.some((folder) => file.startsWith(`${folder}/`)),
  );
}
