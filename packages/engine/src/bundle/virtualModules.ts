import {join} from 'node:path';
import type {SiteData} from '@wuya/theme/types';
import type {Plugin} from 'vite';

/** What the generated modules of one site are made from. `componentPaths` are relative to the site. */
export interface VirtualInput {
  readonly dir: string;
  site(): SiteData;
  /** Texts that load with the search; none where those of `site` are complete. */
  searchMessages?(): Readonly<Record<string, string>>;
  componentPaths(): readonly string[];
}

/** `virtual:wuya/site`: the data all pages share. */
function siteModule(input: VirtualInput): string {
  return `export const site = ${JSON.stringify(input.site())};`;
}

/** `virtual:wuya/pages`: how to load each component page, by its path. */
function pagesModule(input: VirtualInput): string {
  const lines = input.componentPaths().map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(join(input.dir, path))}),`);
  return `export const pages = {${lines.join('\n')}};`;
}

/** `virtual:wuya/search-messages`: texts that only the search asks for. */
function searchMessagesModule(input: VirtualInput): string {
  return `export const searchMessages = ${JSON.stringify(input.searchMessages?.() ?? {})};`;
}

const MODULES = {'virtual:wuya/site': siteModule, 'virtual:wuya/pages': pagesModule, 'virtual:wuya/search-messages': searchMessagesModule} as const;

/** Serves the generated modules. */
export function virtualModules(input: VirtualInput): Plugin {
  return {
    name: 'wuya:virtual',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(1) as keyof typeof MODULES;
      return id.startsWith('\0') && Object.hasOwn(MODULES, name) ? MODULES[name](input) : undefined;
    },
  };
}
