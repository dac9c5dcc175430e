import {asGiven, givenTo} from '../../../../config/docusaurus/missingPackage.ts';
import {dropFolder, type NoteLanguage, toTag} from '../book/noteLanguages.ts';
import {type OldFolder, toLocale, toObject, toText} from '../migration.ts';

type Values = Readonly<Record<string, unknown>>;

/** A language of a site of VitePress or VuePress. */
export interface VueLanguage extends NoteLanguage {
  readonly dir: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Options of the theme in this language; addresses in them count from its folder. */
  readonly theme: Values;
}

/**
 * Reads the languages of a site, the one at its root first: those whose folder has notes. A site that names none has one.
 * @param root folder of the notes
 */
export function readVueLanguages(config: Values, {paths}: OldFolder, root: string): VueLanguage[] {
  const locales = toObject(config['locales']);
  const shared = {
    ...toObject(givenTo(config['theme']) ?? config['theme']),
    ...toObject(config['themeConfig']),
  };
  const ofTheme = toObject(shared['locales']);
  const keys = [...new Set([...Object.keys(locales), ...Object.keys(ofTheme)])];
  const folderOf = (key: string): string => (key === 'root' ? '' : key.replace(/^\/|\/$/g, ''));
  const used = keys.filter((key) => {
    const inside = root + (folderOf(key) && `${folderOf(key)}/`);
    return paths.some((path) => path.startsWith(inside) && path.endsWith('.md'));
  });
  const listed = used.map((key): VueLanguage => {
    const dir = used.length > 1 ? folderOf(key) : '';
    const [own, look] = [toObject(locales[key]), toObject(ofTheme[key])];
    const theme = asGiven({...shared, ...look, ...toObject(own['themeConfig'])});
    return {
      dir,
      ...toTag(dir, own['lang'] ?? (dir === '' ? config['lang'] : undefined)),
      label: toText(own['label']) ?? toText(look['selectLanguageName']) ?? toText(look['label']),
      title: toText(own['title']),
      description: toText(own['description']),
      theme: toObject(fromFolder(theme, dir)),
    };
  });
  const [main, ...others] = listed
    .filter(({locale}, i) => listed.findIndex((one) => one.locale === locale) === i)
    .sort((a, b) => Number(b.dir === '') - Number(a.dir === ''));
  if (main !== undefined) return [main, ...others];
  const theme = toObject(asGiven(shared));
  return [{dir: '', locale: toLocale(config['lang']), theme}];
}

/** Makes addresses of a value count from the folder of a language: `/zh/a` → `/a`, keys too. */
function fromFolder(value: unknown, dir: string): unknown {
  if (dir === '') return value;
  if (typeof value === 'string') return dropFolder(value, dir);
  if (Array.isArray(value)) return value.map((one: unknown) => fromFolder(one, dir));
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [dropFolder(key, dir), fromFolder(one, dir)]),
  );
}

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
