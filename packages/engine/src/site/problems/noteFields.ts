import type {Content} from '../../content/content.ts';
import type {VersionContent} from '../../content/docs/loadDocs.ts';
import type {Post} from '../../content/blog/post.ts';
import type {Doc} from '../../content/docs/doc.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {createNearestFinder} from '../../errors/nearest.ts';
import type {MarkdownPageSource} from '../../content/pages/page.ts';
import {isImageFile} from '../../document/headImage.ts';
import {staticFileOf} from '../../document/namedFile.ts';

/** Reports front matter that names a note, a sidebar or an image that the site does not have. */
export function checkNoteFields(
  {versions, docs, markdownPages, posts, staticFiles}: Content,
  baseUrl: string,
): Diagnostic[] {
  const staticPaths = new Set(staticFiles.map(({path}) => path));
  const findNearest = createNearestFinder(staticPaths);
  const images = [...docs, ...markdownPages, ...posts].flatMap((source) =>
    checkImage(source, {staticPaths, findNearest, baseUrl}),
  );
  return [...versions.flatMap(checkVersion), ...images];
}

/** Checks a picture named by its address; one named by its file is looked for when the page is made. */
function checkImage(
  source: Doc | MarkdownPageSource | Post,
  {
    staticPaths,
    findNearest,
    baseUrl,
  }: {
    readonly staticPaths: ReadonlySet<string>;
    findNearest(this: void, path: string): string | undefined;
    readonly baseUrl: string;
  },
): Diagnostic[] {
  const {image} = source.frontMatter;
  if (!image || /^(?:[a-z]+:)?\/\//i.test(image) || isImageFile(image)) return [];
  const path = staticFileOf(image, baseUrl);
  if (staticPaths.has(path)) return [];
  const nearest = findNearest(path);
  return [
    createDiagnostic(
      'IM-060',
      {src: image, ...(nearest && {nearest: `/${nearest}`})},
      {place: placeOf(source, 'image'), level: 'warning'},
    ),
  ];
}

function checkVersion({docs, draftIds, sidebars}: VersionContent): Diagnostic[] {
  const ids = new Set([...docs.map(({id}) => id), ...draftIds]);
  const ofDocs = {known: ids, find: createNearestFinder(ids)};
  const names = new Set(sidebars.map(({name}) => name));
  const ofSidebars = {known: names, find: createNearestFinder(names)};
  return docs.flatMap((doc) => {
    const {
      pagination_next: next,
      pagination_prev: previous,
      displayed_sidebar: sidebar,
    } = doc.frontMatter;
    const problems: Diagnostic[] = [];
    const missing = (
      key: string,
      id: string | null | undefined,
      {known, find}: typeof ofDocs,
    ): void => {
      if (id === null || id === undefined || known.has(id)) return;
      const nearest = find(id);
      problems.push(
        createDiagnostic(
          'FM-004',
          {key, id, ...(nearest && {nearest})},
          {place: placeOf(doc, key)},
        ),
      );
    };
    if (next) missing('pagination_next', next, ofDocs);
    if (previous) missing('pagination_prev', previous, ofDocs);
    if (sidebar) missing('displayed_sidebar', sidebar, ofSidebars);
    return problems;
  });
}

function placeOf(
  doc: Pick<Doc, 'source' | 'keyLines'>,
  key: string,
): {file: string; line: number; column: number} {
  return {file: doc.source.path, line: doc.keyLines.get(key) ?? 1, column: 1};
}
