import {missingPackageOf} from '../common/missingPackage.ts';
import {packageOf} from '../common/packageName.ts';
import {type Notes, toEntry, toList, type Values} from '../common/notes.ts';
import {createDiagnostic} from '../../../errors/diagnostic.ts';

const LISTS = {
  remarkPlugins: ['beforeDefaultRemarkPlugins', 'remarkPlugins'],
  rehypePlugins: ['beforeDefaultRehypePlugins', 'rehypePlugins'],
} as const;

/** Plugins of Markdown whose work is done here without them, by the names of their functions or packages. */
const NATIVE =
  /^(?:remark-?math|rehype-?katex|rehype-?mathjax[\w/]*|(?:@docusaurus\/)?(?:remark-?(?:plugin-)?)?npm2yarn|remark-?emoji|emoji|remark-?gfm|remark-?directive|remark-?frontmatter|remark-?mdx|remark-?cjk-?friendly(?:-?gfm-?strikethrough)?)$/i;
const MATH = /^remark-?math$/i;
/** Plugins that draw formulas. */
export const FORMULA_PLUGINS = /^rehype-?(?:katex|mathjax[\w/]*)$/i;

/** Tells whether what a plugin of Markdown does is done here without it: `remarkMath`, `rehype-mathjax/svg`. */
export function isNativePlugin(name: string): boolean {
  return NATIVE.test(name);
}

/** Converts the lists of remark and rehype plugins of one kind of content, without those that nothing here needs. */
export function toPlugins(values: Values, path: string, notes: Notes): Values {
  return Object.fromEntries(
    Object.entries(LISTS).map(([name, keys]) => [
      name,
      keys.flatMap((key) =>
        toList(values[key]).flatMap((entry, i) => keepPlugin(entry, `${path}.${key}[${i}]`, notes)),
      ),
    ]),
  );
}

/** Tells whether one of the plugins reads formulas. */
export function hasMath(values: Values): boolean {
  return Object.values(LISTS).some((keys) =>
    keys.some((key) => toList(values[key]).some((entry) => MATH.test(pluginNameOf(entry)))),
  );
}

function keepPlugin(entry: unknown, path: string, notes: Notes): unknown[] {
  if (isNativePlugin(pluginNameOf(entry))) return [];
  const missing = missingPackageOf(toEntry(entry).plugin);
  if (missing === undefined) return [entry];
  // That a file is not there is told once for the configuration (BD-005).
  if (missing.startsWith('.')) return [];
  const params = {plugin: missing, name: packageOf(missing)};
  notes.add(path, createDiagnostic('MD-192', params, {level: 'warning'}));
  return [];
}

/** Gives the name of the function or the package of a plugin in a list; an empty one for none. */
export function pluginNameOf(entry: unknown): string {
  const {plugin} = toEntry(entry);
  return missingPackageOf(plugin) ?? (typeof plugin === 'function' ? plugin.name : '');
}
