import type {Content} from '../content/content.ts';
import type {VersionContent} from '../content/docs.ts';
import type {Doc} from '../docs/doc.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';

/** Front matter that names a note, a sidebar or an image that the site does not have. */
export function checkNoteFields({versions, staticFiles}: Content, baseUrl: string): Diagnostic[] {
  const staticPaths = new Set(staticFiles.map(({path}) => path));
  return versions.flatMap((version) => checkVersion(version, staticPaths, baseUrl));
}

function checkVersion({docs, draftIds, sidebars}: VersionContent, staticPaths: ReadonlySet<string>, baseUrl: string): Diagnostic[] {
  const ids = new Set([...docs.map(({id}) => id), ...draftIds]);
  const sidebarNames = sidebars.map(({name}) => name);
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
  return {file: doc.source.path, line: doc.keyLines.get(key) ?? 1, column: 1};
}
