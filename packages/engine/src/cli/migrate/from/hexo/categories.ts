import {categoriesOf, type HexoTags, slugifyHexo} from './names.ts';
import type {Post} from './posts.ts';

/** Finds redirects from old addresses of categories to the tags that they became. */
export function findCategories(
  posts: readonly Post[],
  {tags, tagDir, categoryDir}: {tags: HexoTags; tagDir: string; categoryDir: string},
): {from: string; to: string}[] {
  const paths = new Map(
    posts
      .filter(({data}) => data['published'] !== false)
      .flatMap(({data}) =>
        categoriesOf(data).flatMap((path) =>
          path.map(
            (name, i) =>
              [
                path
                  .slice(0, i + 1)
                  .map(slugifyHexo)
                  .join('/'),
                name,
              ] as const,
          ),
        ),
      ),
  );
  const list = paths.size > 0 ? [{from: `/${categoryDir}/`, to: `${tagDir}/`}] : [];
  const own = [...paths].map(([path, name]) => ({
    from: `/${categoryDir}/${path}/`,
    to: `${tagDir}/${tags.slugOf(name)}/`,
  }));
  return [...list, ...own];
}
