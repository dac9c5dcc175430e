import {toObject, toText} from './migration.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a sidebar calls its docs and categories. */
interface Labels {
  readonly docs: Map<string, string>;
  readonly categories: {
    readonly label: string;
    readonly depth: number;
    readonly ids: ReadonlySet<string>;
  }[];
}

function readLabels(
  items: readonly unknown[],
  depth = 0,
  labels: Labels = {docs: new Map(), categories: []},
): Labels {
  for (const written of items) {
    const {type, id, label, items: inner} = toObject(written);
    if (type === 'doc') labels.docs.set(String(id), String(label));
    if (type !== 'category' || !Array.isArray(inner)) continue;
    labels.categories.push({label: String(label), depth, ids: new Set(listIds([written]))});
    readLabels(inner, depth + 1, labels);
  }
  return labels;
}

/** Lists the ids of the docs of some items. */
function listIds(items: readonly unknown[]): string[] {
  return items.flatMap((written) => {
    if (typeof written === 'string') return [written];
    const {type, id, link, items: inner} = toObject(written);
    if (type === 'doc') return [String(id)];
    const own = toText(toObject(link)['id']);
    return [...(own === undefined ? [] : [own]), ...(Array.isArray(inner) ? listIds(inner) : [])];
  });
}

/**
 * Finds what another language calls the docs and categories of some sidebars: those with the same docs.
 * @returns texts by the ids that translations of sidebars have
 */
export function translateLabels(
  main: Values,
  other: Values,
): Record<string, {readonly message: string}> {
  const theirs = readLabels(Object.values(other).flat());
  const texts: Record<string, {readonly message: string}> = {};
  for (const [name, items] of Object.entries(main)) {
    const ours = readLabels([items].flat());
    for (const [id, label] of ours.docs) {
      const message = theirs.docs.get(id);
      if (message !== undefined) texts[`sidebar.${name}.doc.${label}`] = {message};
    }
    for (const {label, depth, ids} of ours.categories) {
      const shared = theirs.categories
        .filter((one) => one.depth === depth)
        .map((one) => ({label: one.label, count: [...ids].filter((id) => one.ids.has(id)).length}))
        .sort((a, b) => b.count - a.count)[0];
      if (shared !== undefined && shared.count > 0)
        texts[`sidebar.${name}.category.${label}`] = {message: shared.label};
    }
  }
  return texts;
}
