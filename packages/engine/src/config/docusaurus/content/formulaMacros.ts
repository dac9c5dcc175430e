import {type Notes, toEntry, toList, toValues} from '../common/notes.ts';
import {FORMULA_PLUGINS, pluginNameOf} from '../plugins/pluginOptions.ts';
import type {ContentSet} from './contents.ts';

/**
 * Finds the commands that a configuration adds to formulas, by their names in TeX; none for none.
 * @param notes gets a problem for each that is a function: formulas are kept, and a function may give another text each time
 * @example `rehypePlugins: [[rehypeKatex, {macros: {'\\RR': '\\mathbb{R}'}}]]` → `{'\\RR': '\\mathbb{R}'}`
 * @example `rehypePlugins: [[rehypeMathjax, {tex: {macros: {bold: ['{\\bf #1}', 1]}}}]]` → `{'\\bold': '{\\bf #1}'}`
 */
export function findMacros(
  sets: readonly ContentSet[],
  notes: Notes,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const {path, values} of sets)
    for (const key of ['beforeDefaultRehypePlugins', 'rehypePlugins'])
      for (const [i, entry] of toList(values[key]).entries()) {
        if (!FORMULA_PLUGINS.test(pluginNameOf(entry))) continue;
        const {options} = toEntry(entry);
        const ofKatex = Object.entries(toValues(options['macros']));
        const ofMathJax = Object.entries(toValues(toValues(options['tex'])['macros']));
        for (const [name, value] of ofKatex)
          if (typeof value === 'string') found[name] = value;
          else notes.ignore(`${path}.${key}[${i}][1].macros`);
        for (const [name, value] of ofMathJax) {
          const body: unknown = Array.isArray(value) ? value[0] : value;
          if (typeof body === 'string') found[`\\${name}`] = body;
        }
      }
  return found;
}
