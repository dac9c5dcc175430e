declare module 'virtual:wuya/site' {
  export const site: import('@wuya/theme/types').SiteData;
}

declare module 'virtual:wuya/search' {
  /** The search provider of the configuration. */
  export const provider: import('./search/provider.ts').SearchProvider;
  /** What the configuration says of the dialog. */
  export const dialogOptions: import('./search/provider.ts').DialogOptions;
}

declare module 'virtual:wuya/pages' {
  /** How to load each component page, by its path in the site. */
  export const pages: Readonly<
    Record<string, () => Promise<import('./page/components.ts').ComponentModule>>
  >;
  /** Loads what loads the articles of MDX pages; null for a site that has none. */
  export const loadMdxTable: (() => Promise<typeof import('virtual:wuya/mdx')>) | null;
}

declare module 'virtual:wuya/mdx' {
  /** Loads the article of an MDX page. */
  export const loadArticle: ReturnType<
    typeof import('@wuya/theme/parts/articleLoader').articleLoader
  >;
}

declare module 'virtual:wuya/companion' {
  /** Loads what accompanies a reader, and starts it; null for a site that wants none of it. */
  export const loadCompanion:
    | ((site: import('@wuya/theme/types').SiteData, sign?: Event) => Promise<void>)
    | null;
}

declare module 'virtual:wuya/peek' {
  /** Loads the cards of links, and starts them; null for a site that wants none. */
  export const loadPeek:
    | ((input: import('@wuya/theme/companion/peek/start').PeekInput) => Promise<void>)
    | null;
}

declare module 'virtual:wuya/graph' {
  /** Loads the styles of pictures of how notes lead to each other; null for a site that wants none. */
  export const loadGraphStyles: (() => Promise<unknown>) | null;
}

declare module 'virtual:wuya/swizzles' {
  /** How to load each component that takes the place of a part of the theme, by the names of Docusaurus. */
  export const loaders: Readonly<
    Record<string, () => Promise<{readonly default?: import('react').ComponentType}>>
  >;
  /** Names of those that are rewritten. */
  export const ejected: readonly string[];
  /** The site's own types of navbar items, and how to load their table; null without one. */
  export const itemTypes: {
    readonly types: readonly string[];
    load(): Promise<{readonly default?: Readonly<Record<string, import('react').ComponentType>>}>;
  } | null;
}

declare module 'virtual:wuya/parts' {
  /** The parts of the theme that the configuration of this site uses. */
  export const parts: import('@wuya/theme').Parts;
}
