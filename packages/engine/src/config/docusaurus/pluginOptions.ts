import {missingPackageOf} from './missingPackage.ts';
import type {Notes, Values} from './notes.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';

const LISTS = {
  remarkPlugins: ['beforeDefaultRemarkPlugins', 'remarkPlugins'],
  rehypePlugins: ['beforeDefaultRehypePlugins', 'rehypePlugins'],
} as const;

/** Plugins whose work is done here without them, by the names of their functions or packages. */
const NATIVE = /^(?:remark-?math|rehype-?katex|rehype-?mathjax\w*|(?:@docusaurus\/)?(?:remark-plugin-)?npm2yarn|remark-?npm2yarn|remark-?emoji|emoji|remark-?gfm|remark-?directive|(?:@docusaurus\/)?remark-plugin-npm2yarn)$/i;
const MATH = /^remark-?math$/i;

/** The lists of remark and rehype plugins of one kind of content, without those that nothing here needs. */
export function toPlugins(values: Values, path: string, notes: Notes): Values {
  return Object.fromEntries(
    Object.entries(LISTS).map(([name, keys]) => [
      name,
      keys.flatMap((key) => (Array.isArray(values[key]) ? values[key] : []).flatMap((entry: unknown, i: number) => keepPlugin(entry, `${path}.${key}[${i}]`, notes))),
    ]),
  );
}

/** True when one of the plugins reads formulas. */
export function hasMath(values: Values): boolean {
  const entries = Object.values(LISTS).flatMap((keys) => keys.flatMap((key) => (Array.isArray(values[key]) ? values[key] : [])));
  return entries.some((entry: unknown) => MATH.test(nameOf(entry)));
}

function keepPlugin(entry: unknown, path: string, notes: Notes): unknown[] {
  if (NATIVE.test(nameOf(entry))) return [];
  const missing = missingPackageOf(functionOf(entry));
  if (missing === undefined) return [entry];
  notes.add(path, createDiagnostic('CFG-210', {plugin: missing, option: undefined}));
  return [];
}

const functionOf = (entry: unknown): unknown => (Array.isArray(entry) ? entry[0] : entry);

function nameOf(entry: unknown): string {
  const plugin = functionOf(entry);
  return missingPackageOf(plugin) ?? (typeof plugin === 'function' ? plugin.name : '');
}
