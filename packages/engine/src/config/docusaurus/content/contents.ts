import {toBlog, toDocs, toPages} from './contentOptions.ts';
import {idOf, type Notes, toEntry, toList, toValues, type Values} from '../common/notes.ts';
import {findPlugin, isPackage, isSecond} from '../plugins/plugins.ts';

/** The classic preset, as a configuration has it. */
export interface Preset {
  readonly path: string;
  readonly options: Values;
}

const KINDS = ['docs', 'blog', 'pages'] as const;

/** A set of notes, posts or pages of the site. */
export interface ContentSet {
  readonly kind: (typeof KINDS)[number];
  /** Where its options are. */
  readonly path: string;
  readonly values: Values;
}

/** Finds the sets of content: those of the preset, of plugins in their place, and further ones beside them. */
export function findContents(preset: Preset, config: Values): ContentSet[] {
  const isOnlyListed = listsAllContents(config);
  return KINDS.flatMap((kind) => {
    const name = `plugin-content-${kind}`;
    // Also where the preset's own is off: a plugin of the site's that extends it has its name.
    const own = preset.options[kind] ? undefined : findPlugin(config, name);
    const isAbsent = isOnlyListed && !hasPlugin(config, name, (options) => !isSecond(options));
    const first = own ?? preset.options[kind] ?? (isAbsent ? false : undefined);
    return [
      ...(first === false ? [] : [{kind, path: `${preset.path}.${kind}`, values: toValues(first)}]),
      ...toList(config['plugins']).flatMap((entry, i): ContentSet[] => {
        const {plugin, options} = toEntry(entry);
        return isPackage(plugin, name) && isSecond(options)
          ? [{kind, path: `plugins[${i}][1]`, values: options}]
          : [];
      }),
    ];
  });
}

/** Tells whether there is no content but that of plugins: without a preset, where some plugin gives content. */
function listsAllContents(config: Values): boolean {
  return (
    toList(config['presets']).every((preset) => !preset) &&
    KINDS.some((kind) => hasPlugin(config, `plugin-content-${kind}`))
  );
}

function hasPlugin(
  config: Values,
  name: string,
  isMeant: (options: Values) => boolean = () => true,
): boolean {
  return toList(config['plugins']).some((entry) => {
    const {plugin, options} = toEntry(entry);
    return isPackage(plugin, name) && isMeant(options);
  });
}

/** Converts what the site has of each kind of content; several of a kind are a list. */
export function toContents(
  sets: readonly ContentSet[],
  {dir, notes}: {readonly dir: string; readonly notes: Notes},
): Values {
  const translate = {docs: toDocs, blog: toBlog, pages: toPages} as const;
  return Object.fromEntries(
    KINDS.map((kind) => {
      const all = sets
        .filter((set) => set.kind === kind)
        .map(({path, values}) => translate[kind](values, {path, dir, notes}));
      return [kind, all.length === 0 ? false : all.length === 1 && !all[0]!['id'] ? all[0] : all];
    }),
  );
}

/** Makes the items of a sidebar of a folder, as Docusaurus asks for them. */
export interface SidebarMaker {
  /** Where it is written. */
  readonly option: string;
  make(args: Values): unknown;
}

/** Finds what makes sidebars of folders, by the id of its set of notes. */
export function findSidebarMakers(sets: readonly ContentSet[]): ReadonlyMap<string, SidebarMaker> {
  return new Map(
    sets.flatMap(({kind, path, values}): [string, SidebarMaker][] => {
      const make = values['sidebarItemsGenerator'];
      if (kind !== 'docs' || typeof make !== 'function') return [];
      const id = idOf(values);
      return [[id, {option: `${path}.sidebarItemsGenerator`, make: make as SidebarMaker['make']}]];
    }),
  );
}
