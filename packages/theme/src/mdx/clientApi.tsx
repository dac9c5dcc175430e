import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {usePage} from '../base/context.tsx';
import {STORE_SUFFIX} from '../base/storeSuffix.ts';
import {foreignConfig, pluginData, siteLanguages} from './foreignConfig.ts';
import {toI18n} from './useSiteContext.ts';
import {fill, type TranslateProps} from './Translate.tsx';

/** The configuration as `@generated/docusaurus.config` has it. */
export const generatedConfig: Readonly<Record<string, unknown>> = {
  themeConfig: {},
  customFields: {},
  ...foreignConfig,
};

/** The data of plugins as `@generated/globalData` has it. */
export const generatedData = pluginData;

/** The languages as `@generated/i18n` has them. */
export const generatedI18n = /* @__PURE__ */ toI18n(siteLanguages ?? {locale: 'en'});

/** Where the browser keeps what it keeps, as `@generated/site-storage` has it. */
export const generatedStorage = {type: 'localStorage', namespace: STORE_SUFFIX} as const;

/** Id of a plugin that is there once. */
export const DEFAULT_PLUGIN_ID = 'default';

/** The effect that runs before the browser paints; where pages are drawn none runs, and React warns of it. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** What a hook throws that is asked outside of what gives it its value. */
export class ReactContextError extends Error {
  constructor(provider: string, more = '') {
    super(`The component has to be inside <${provider}>. ${more}`.trim());
    this.name = 'ReactContextError';
  }
}

/** Tells whether the reader wants less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Gives the colours of code: none, since styles give them here. */
export function usePrismTheme(): {readonly plain: object; readonly styles: readonly never[]} {
  return NO_COLOURS;
}
const NO_COLOURS = {plain: {}, styles: []};

/** A place in the reader's store. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Returns what ends it. */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

/** What a place is asked for. */
export interface StorageOptions {
  readonly persistence?: 'localStorage' | 'sessionStorage' | 'none';
}

/** Creates a place in the reader's store; one that keeps nothing where there is no store. */
export function createStorageSlot(
  name: string,
  {persistence = 'localStorage'}: StorageOptions = {},
): StorageSlot {
  const key = name + STORE_SUFFIX;
  const withStore = <T,>(work: (store: Storage) => T, none: T): T => {
    try {
      return typeof window === 'undefined' || persistence === 'none'
        ? none
        : work(window[persistence]);
    } catch {
      return none; // The reader allows no store.
    }
  };
  const tell = (newValue: string | null): boolean =>
    dispatchEvent(new StorageEvent('storage', {key, newValue}));
  return {
    get: () => withStore((store) => store.getItem(key), null),
    set: (value) =>
      withStore((store) => {
        store.setItem(key, value);
        tell(value);
      }, undefined),
    del: () =>
      withStore((store) => {
        store.removeItem(key);
        tell(null);
      }, undefined),
    listen(onChange) {
      const own = (event: StorageEvent): void => {
        if (event.key === key) onChange(event);
      };
      addEventListener('storage', own);
      return () => removeEventListener('storage', own);
    },
  };
}

const NO_SLOT: StorageSlot = {
  get: () => null,
  set: () => undefined,
  del: () => undefined,
  listen: () => () => undefined,
};

/** Gives what is in a place of the reader's store, and the place; null and nothing for no name. */
export function useStorageSlot(
  key: string | null,
  options?: StorageOptions,
): readonly [string | null, StorageSlot] {
  const [slot] = useState(() => (key === null ? NO_SLOT : createStorageSlot(key, options)));
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  return [useSyncExternalStore(listen, slot.get, () => null), slot] as const;
}

const PLUGINS: Readonly<Record<string, string>> = {
  blog: 'docusaurus-plugin-content-blog',
  doc: 'docusaurus-plugin-content-docs',
};

/** Tells which plugin of Docusaurus the open page would be of. */
export function useRouteContext(): {readonly plugin: {readonly name: string; readonly id: string}} {
  const page = usePage();
  const id = page.kind === 'doc' ? page.version?.collection : undefined;
  const name = PLUGINS[page.kind] ?? 'docusaurus-plugin-content-pages';
  return {plugin: {name, id: id ?? DEFAULT_PLUGIN_ID}};
}

/** A heading as components of Docusaurus get them: those of deeper levels inside it. */
export interface TreeHeading<T> {
  readonly level: number;
  readonly children: readonly (T & TreeHeading<T>)[];
}

/** Puts headings below those of higher levels that are before them. */
export function useTreeifiedTOC<T extends {readonly level: number}>(
  toc: readonly T[],
): readonly (T & TreeHeading<T>)[] {
  const roots: (T & {children: unknown[]})[] = [];
  const open: (T & {children: unknown[]})[] = [];
  for (const heading of toc) {
    const own = {...heading, children: []};
    while (open.length > 0 && open.at(-1)!.level >= own.level) open.pop();
    (open.at(-1)?.children ?? roots).push(own);
    open.push(own);
  }
  return roots as unknown as readonly (T & TreeHeading<T>)[];
}

/** Wraps what asks for a note, which is that of the page here. */
export function DocProvider({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}

/** A route inside another one. */
interface InnerRoute {
  readonly component: ComponentType<Record<string, unknown>>;
}

/** Renders what a route has inside it: of its routes the one that leads to the page is there. */
export function renderRoutes(
  routes: readonly InnerRoute[] = [],
  given: Readonly<Record<string, unknown>> = {},
): ReactNode {
  const [route] = routes;
  return route ? createElement(route.component, {...given, route}) : null;
}

/** Fills `{x}` in the text between the tags, also with elements: `values={{x: <b>甲</b>}}`. */
export function Interpolate({
  values = {},
  children,
}: Pick<TranslateProps, 'values' | 'children'>): ReactNode {
  return typeof children === 'string' ? fill(children, values) : children;
}

/** Fills `{x}` in a text: a text where all values are, else what React shows. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, ReactNode>> = {},
): ReactNode => fill(text, values);
