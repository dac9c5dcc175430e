import type {DocLists, ListedDoc} from '@wuya/theme/types';
import type {DocsCollection, VersionContent} from './loadDocs.ts';
import {readFirstWords} from './firstWords.ts';
import {docIdsOf, generatedCategoriesOf} from './sidebarTree.ts';

/**
 * Lists the notes of collections, for components of a Docusaurus site. Pages made for categories are among them.
 * @param describes whether notes without a description have their first words, for which all are read. @default false
 */
export function listDocs(collections: readonly DocsCollection[], describes = false): DocLists {
  return Object.fromEntries(
    collections.map(({options, versions}) => [
      options.id,
      Object.fromEntries(
        versions.map((content): [string, ListedDoc[]] => [
          content.version.name,
          docsOf(content, describes),
        ]),
      ),
    ]),
  );
}

function docsOf(content: VersionContent, describes: boolean): ListedDoc[] {
  const {docs, sidebars} = content;
  const sidebarOf = new Map(
    sidebars.flatMap(({name, items}) => docIdsOf(items).map((id): [string, string] => [id, name])),
  );
  const written = docs.map((doc): ListedDoc => {
    const {id, title, permalink, frontMatter} = doc;
    const description = frontMatter.description ?? (describes ? readFirstWords(doc.body) : '');
    return {id, title, description, path: permalink, sidebar: sidebarOf.get(id)};
  });
  return [...written, ...listMadePages(content)];
}

/** Lists the pages made for the categories of a version, each with the sidebar that it is in. */
export function listMadePages({
  version,
  sidebars,
}: Pick<VersionContent, 'version' | 'sidebars'>): (ListedDoc & {readonly sidebar: string})[] {
  return sidebars.flatMap(({name, items}) =>
    generatedCategoriesOf(items).map(({index}) => ({
      id: `/${index.permalink.slice(version.basePath.length)}`.replace(/(?!^)\/$/, ''),
      title: index.title,
      description: index.description ?? '',
      path: index.permalink,
      sidebar: name,
    })),
  );
}
