import type {Parts} from '@wuya/theme';
import {asEjected, toOwnItem} from '@wuya/theme/foreign/Swizzled';
import type {Loss} from './loss.ts';

/** Why a component of the site is not rendered at build time: it fails, or what is inside it is then missing. */
type SwizzleFault = {readonly reason: unknown} | {readonly loss: Loss};

/** A component of the site that cannot be rendered at build time, and why. */
export type SwizzleProblem = {readonly name: string} & SwizzleFault;

/** How to load the components of a site that take the place of parts of the theme. */
interface SwizzleLoaders {
  readonly loaders: Readonly<Record<string, () => Promise<{readonly default?: unknown}>>>;
  /** Names of those that are rewritten. */
  readonly ejected: readonly string[];
  readonly itemTypes: {
    readonly types: readonly string[];
    load(): Promise<{readonly default?: unknown}>;
  } | null;
}

/** Components of a site that take the place of parts of the theme, without those that failed. */
export interface ServerParts {
  /** Names of those that are left. */
  names(): readonly string[];
  /** Adds them to the parts of a page. @param names @default all that are left */
  addTo(parts: Parts, names?: readonly string[]): Parts;
  /** Leaves one out from here on: a page could not be rendered with it. */
  leaveOut(name: string, fault: SwizzleFault): void;
  readonly problems: readonly SwizzleProblem[];
}

const ITEM_TYPES = 'NavbarItem/ComponentTypes';

/** Loads them. One that cannot be loaded is left out, and so is one that is none. */
export async function loadServerParts({
  loaders,
  ejected,
  itemTypes,
}: SwizzleLoaders): Promise<ServerParts> {
  const problems: SwizzleProblem[] = [];
  const parts = new Map<string, unknown>();
  const all = itemTypes ? {...loaders, [ITEM_TYPES]: () => itemTypes.load()} : loaders;
  for (const [name, load] of Object.entries(all))
    try {
      const {default: own} = await load();
      if (own === undefined || own === null) throw new Error('no default export');
      parts.set(name, ejected.includes(name) ? asEjected(own as never, name) : own);
    } catch (reason) {
      problems.push({name, reason});
    }
  return {
    names: () => [...parts.keys()],
    addTo(given, names) {
      if (parts.size === 0) return given;
      const {[ITEM_TYPES]: table, ...swizzles} = Object.fromEntries(
        [...parts].filter(([name]) => names?.includes(name) !== false),
      ) as Record<string, never>;
      const items = (itemTypes?.types ?? []).map((type) => [type, toOwnItem(table?.[type])]);
      return {...given, swizzles, ownItems: {...given.ownItems, ...Object.fromEntries(items)}};
    },
    leaveOut(name, fault) {
      parts.delete(name);
      problems.push({name, ...fault});
    },
    problems,
  };
}
