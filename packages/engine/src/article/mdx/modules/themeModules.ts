import {COMPONENT_MODULES} from './componentModules.ts';
import {MODULES} from './noteModules.ts';

/** Module of the components that a page may use. */
export const THEME_MODULE = '@wuya/theme/mdx';

/** Components that a page may use without importing them. */
export const REGISTRY: ReadonlySet<string> = new Set(
  'Admonition BrowserOnly CodeBlock Details DocCard DocCardList Head Highlight Link TOCInline TabItem Tabs ThemedImage Translate'.split(
    ' ',
  ),
);

/** Addresses of the modules that are mapped. */
export const MAPPED_MODULES = Object.keys(MODULES);

/** Tells whether a module is one that only the theme of another generator could bring. */
export function isForeignModule(from: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(from);
}

/** Finds the name in `@wuya/theme/mdx` of an export of a mapped module; undefined when there is none. */
export function mapExport(from: string, name: string): string | undefined {
  return find(MODULES, from)?.[name];
}

/** Prints the code of a mapped module for components of a site; undefined for other modules. */
export function createThemeModule(from: string): string | undefined {
  const known = find(COMPONENT_MODULES, from);
  if (known === undefined) return undefined;
  const exports = Object.entries(known).map(([name, own]) => `${own} as ${name}`);
  return `export {${exports.join(', ')}} from '${THEME_MODULE}';`;
}

/** Hooks whose results hold the notes too, for code that uses these, by the names that they have here. */
const WITH_DOCS: Readonly<Record<string, string>> = {
  useActiveDocContext: 'useListedActiveDocContext',
  useActivePlugin: 'useListedActivePlugin',
  useActiveVersion: 'useListedActiveVersion',
  useAllDocsData: 'useListedAllDocsData',
  useAllPluginInstancesData: 'useListedAllPluginInstancesData',
  useDocsData: 'useListedDocsData',
  useDocsVersion: 'useListedDocsVersion',
  useDocsVersionCandidates: 'useListedDocsVersionCandidates',
  useDocVersionSuggestions: 'useListedDocVersionSuggestions',
  useGlobalData: 'useListedGlobalData',
  useLatestVersion: 'useListedLatestVersion',
  usePluginData: 'useListedPluginData',
  useVersions: 'useListedVersions',
};

/** Written behind the name of such a hook: `useDocsVersion=docs`. */
export const WITH = '=docs';

/** Tells whether a hook has a counterpart that lists notes. */
export const hasDocs = (name: string): boolean => Object.hasOwn(WITH_DOCS, name);

/** A module of another generator with the names that somebody asks of it. */
interface AnsweredModule {
  readonly code: string;
  /** Names without counterpart: they are there, show what is inside them and know nothing. */
  readonly absent: readonly string[];
}

/**
 * Answers each name that is asked of a module: by ours where there is one. No names: all that there are.
 * @param names with `=` and what the module that asks calls it, where only that tells what it is: `default=Markdown`
 */
export function answerThemeModule(from: string, names: readonly string[]): AnsweredModule {
  const known = find(COMPONENT_MODULES, from) ?? {};
  // Code that takes a module whole, as CommonJS does, does not say that it takes its default export.
  const all = Object.keys(known);
  const asked = names.length > 0 ? names : all.length > 0 ? all : ['default'];
  const absent = asked
    .map((name) => name.replace(WITH, ''))
    .filter((name) => known[name] === undefined);
  const exports = asked.map((written) => {
    const [name = '', local] = written.split('=');
    const isListed = written.endsWith(WITH) && hasDocs(known[name] ?? name);
    const listed = isListed ? WITH_DOCS[known[name] ?? ''] : undefined;
    return `${listed ?? known[name] ?? standInOf(from, isListed ? name : (local ?? name))} as ${name}`;
  });
  return {code: `export {${exports.join(', ')}} from '${THEME_MODULE}';`, absent};
}

function standInOf(from: string, name: string): 'Absent' | 'absent' | 'absentHook' {
  const called = name === 'default' ? (from.split('/').at(-1) ?? '') : name;
  if (/^[A-Z]/.test(called)) return 'Absent';
  return /^use[A-Z]/.test(called) ? 'absentHook' : 'absent';
}

/** Components of Docusaurus' theme by the folder of its package that they are in: `@docusaurus/theme-classic/lib/theme/Heading`. */
const PACKAGED = /^@docusaurus\/theme-classic\/(?:lib|lib-next|src)\/theme\//;

/** Names the original of a component that is imported from that package: `@theme-original/Heading`; other addresses stay. */
export function toOriginal(from: string): string {
  return from.replace(PACKAGED, '@theme-original/');
}

/** Returns what a module maps; the original of a component that a site replaced is the component. */
function find(modules: typeof MODULES, from: string): Readonly<Record<string, string>> | undefined {
  const name = toOriginal(from).replace(/^@theme-(?:original|init)\//, '@theme/');
  return Object.hasOwn(modules, name) ? modules[name] : undefined;
}
