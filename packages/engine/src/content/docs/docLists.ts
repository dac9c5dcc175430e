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

function docsOf({version, docs, sidebars}: VersionContent): ListedDoc[] {
  const sidebarOf = new Map(
    sidebars.flatMap(({name, items}) => docIdsOf(items).map((id): [string, string] => [id, name])),
  );
  const made = sidebars.flatMap(({name, items}) =>
    generatedCategoriesOf(items).map(({index}): ListedDoc => ({
      id: `/${index.permalink.slice(version.basePath.length)}`.replace(/(?!^)\/$/, ''),
      title: index.title,
      description: index.description ?? '',
      path: index.permalink,
      sidebar: name,
    })),
  );
  const written = docs.map(({id, title, permalink, frontMatter}): ListedDoc => ({
    id,
    title,
    description: frontMatter.description ?? '',
    path: permalink,
    sidebar: sidebarOf.get(id),
  }));
  return [...written, ...made];
}
