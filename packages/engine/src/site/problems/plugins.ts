import type {LoadedConfig} from '../../config/loadConfig.ts';
import {locateOption} from '../../config/locate.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {attachPlugins} from '../../article/plugins/unifiedPlugin.ts';
import type {UnifiedEntry} from '../../config/schema/unifiedEntry.ts';
import {readConfigText} from './configText.ts';

/** Well-known plugins whose signs notes know anyway, and the option that is needed for it, if any. */
const OWN: Readonly<Record<string, string | null>> = {
  remarkMath: 'markdown: {math: true}',
  remarkCjkFriendly: null,
  remarkCjkFriendlyGfmStrikethrough: null,
  remarkGfm: null,
  remarkDirective: null,
  remarkFrontmatter: null,
  remarkMdx: null,
};

/** Reports plugins that need another parser, which they cannot get here. */
export function checkPlugins({
  dir,
  file,
  config,
}: Pick<LoadedConfig, 'dir' | 'file' | 'config'>): Diagnostic[] {
  const {markdown, docs, blog, pages} = config;
  const lists: readonly (readonly [option: string, entries: readonly UnifiedEntry[]])[] = [
    ['markdown.remarkPlugins', markdown.remarkPlugins],
    ['docs.remarkPlugins', docs.flatMap(({remarkPlugins}) => remarkPlugins)],
    ['blog.remarkPlugins', blog.flatMap(({remarkPlugins}) => remarkPlugins)],
    ['pages.remarkPlugins', pages.flatMap(({remarkPlugins}) => remarkPlugins)],
  ];
  return lists.flatMap(([option, entries]) => {
    const names = findExtending(entries);
    if (names.length === 0) return [];
    const place = {
      file: file.slice(dir.length + 1),
      ...locateOption(readConfigText(file), option),
    };
    return names.map((plugin) =>
      createDiagnostic('CFG-210', {plugin, option: OWN[plugin]}, {place}),
    );
  });
}

/** Lists plugins that extend the parser. One that fails says so for each note. */
function findExtending(entries: readonly UnifiedEntry[]): readonly string[] {
  if (entries.length === 0) return [];
  try {
    return attachPlugins(entries, 'remarkPlugins').extending;
  } catch {
    return [];
  }
}
