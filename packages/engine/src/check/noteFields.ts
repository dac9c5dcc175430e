import type {Content} from '../content/content.ts';
import type {Doc} from '../docs/doc.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {parseFrontMatter} from '../frontmatter/frontMatter.ts';

/** Front matter that names a note, a sidebar or an image that the site does not have. */
export function checkNoteFields({docs, draftIds, sidebars, staticFiles}: Content, baseUrl: string): Diagnostic[] {
  const ids = new Set([...docs.map(({id}) => id), ...draftIds]);
  const sidebarNames = sidebars.map(({name}) => name);
  const staticPaths = new Set(staticFiles.map(({path}) => path));
  return docs.flatMap((doc) => {
    const {pagination_next: next, pagination_prev: previous, displayed_sidebar: sidebar, image} = doc.frontMatter;
    const problems: Diagnostic[] = [];
    const missing = (key: string, id: string | null | undefined, known: Iterable<string>): void => {
      if (id === null || id === undefined || new Set(known).has(id)) return;
      const nearest = findNearest(id, known);
      problems.push(createDiagnostic('FM-004', {key, id, ...(nearest && {nearest})}, {place: placeOf(doc, key)}));
    };
    if (next) missing('pagination_next', next, ids);
    if (previous) missing('pagination_prev', previous, ids);
    if (sidebar) missing('displayed_sidebar', sidebar, sidebarNames);
    if (image && !/^(?:[a-z]+:)?\/\//i.test(image)) {
      const path = (image.startsWith(baseUrl) ? image.slice(baseUrl.length) : image).replace(/^\/+/, '');
      const nearest = staticPaths.has(path) ? undefined : findNearest(path, staticPaths);
      if (!staticPaths.has(path)) problems.push(createDiagnostic('IM-060', {src: image, ...(nearest && {nearest: `/${nearest}`})}, {place: placeOf(doc, 'image'), level: 'warning'}));
    }
    return problems;
  });
}

function placeOf(doc: Doc, key: string): {file: string; line: number; column: number} {
  const {keyLines} = parseFrontMatter(doc.source.text, doc.source.path);
  return {file: doc.source.path, line: keyLines.get(key) ?? 1, column: 1};
}
