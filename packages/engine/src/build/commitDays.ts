import type {Site} from '../site/site.ts';

/** Finds the days of the last commits of pages by their paths, where the sitemap names them. */
export function commitDaysOf({loaded, model}: Site): ReadonlyMap<string, string> {
  if (!loaded.foreign?.sitemap.asksGit) return new Map();
  return new Map(
    model.table.routes.flatMap(({file, permalink}): [string, string][] => {
      const date = model.content.lastUpdates.get(file)?.date;
      return date === undefined ? [] : [[model.addresses.address(permalink), date]];
    }),
  );
}
