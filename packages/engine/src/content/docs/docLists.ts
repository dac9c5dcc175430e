import type {DocLists, ListedDoc} from '@wuya/theme/types';
import type {DocsCollection, VersionContent} from './loadDocs.ts';
import {docIdsOf, generatedCategoriesOf} from './sidebarTree.ts';

/** Lists the notes of collections, for components of a Docusaurus site. Pages made for categories are among them. */
export function listDocs(collections: readonly DocsCollection[]): DocLists {
  return Object.fromEntries(
    collections.map(({options, versions}) => [
      options.id,
      Object.fromEntries(
        versions.map((content): [string, ListedDoc[]] => [content.version.name, docsOf(content)]),
      ),
    ]),
  );
}

function docsOf(content: VersionContent): ListedDoc[] {
  const {docs, sidebars} = content;
  const sidebarOf = new Map(
    sidebars.flatMap(({name, items}) => docIdsOf(items).map((id): [string, string] => [id, name])),
  );
  const written = docs.map(({id, title, permalink, frontMatter}): ListedDoc => ({
    id,
    title,
    description: frontMatter.description ?? '',
    path: permalink,
    sidebar: sidebarOf.get(id),
  }));
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
