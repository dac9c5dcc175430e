declare module 'virtual:wuya/site' {
  export const site: import('@wuya/theme/types').SiteData;
}

declare module 'virtual:wuya/pages' {
  /** How to load each component page, by its path in the site. */
  export const pages: Readonly<Record<string, () => Promise<import('./components.ts').ComponentModule>>>;
}

declare module 'virtual:wuya/search-messages' {
  /** Texts that only the search asks for; they load with it. */
  export const searchMessages: Readonly<Record<string, string>>;
}
