import type {Schema} from './schema/schema.ts';

/** Maximum number of places that a message names. */
const MAX_PLACES = 3;

/**
 * Finds the options of a schema that are called like one that is in the wrong place.
 * @example `customCss` → `themeConfig.customCss`
 * @returns their paths, joined; undefined for none, for names that many have, such as `label`, and where one beside it is called
 * the same but for the plural: `docs.sidebar` is `docs.sidebars`, not `themeConfig.docs.sidebar`
 */
export function findMisplacedOption(schema: Schema<unknown>, path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const all = listPaths(schema, '');
  if (all.includes(`${path}s`) || (path.endsWith('s') && all.includes(path.slice(0, -1))))
    return undefined;
  const found = new Set(all.filter((own) => own.split('.').at(-1) === name));
  return found.size === 0 || found.size > MAX_PLACES ? undefined : [...found].join(', ');
}

/** Lists the options of an object and of the objects in it. Items of lists have no path of their own. */
function listPaths({parts}: Schema<unknown>, path: string): string[] {
  if (parts?.kind === 'either') return parts.of.flatMap((one) => listPaths(one, path));
  if (parts?.kind !== 'object') return [];
  return Object.entries(parts.fields).flatMap(([key, field]) => {
    const own = path ? `${path}.${key}` : key;
    return [own, ...listPaths(field, own)];
  });
}
