import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import type {OldFolder} from '../common/migration.ts';
import {classify, mapProse, outsideSpans} from '../markdown/fences.ts';

/** Where a heading is, and what it says. */
interface Label {
  readonly file: string;
  /** Its own id; empty for the title of a note. */
  readonly id: string;
  readonly title: string;
}

/** Finds the headings with an id: `## 题 {#sec-a}` of all notes, by it. */
export function findLabels(paths: readonly string[], folder: OldFolder): Map<string, Label> {
  const labels = new Map<string, Label>();
  for (const file of paths) {
    const text = folder.read(file);
    if (!text.includes('{#')) continue;
    const {data, body} = parseFrontMatter(text, file);
    const first = typeof data['title'] === 'string' ? undefined : findContentTitle(body);
    for (const {text: line, kind} of classify(body)) {
      const [, signs, title, id] =
        (kind === 'prose' && /^(#{1,6}) (.*?)\s*\{#([\w:.-]+)[^{}]*\}\s*$/.exec(line)) || [];
      if (id === undefined || title === undefined || labels.has(id)) continue;
      const isFirst = signs === '#' && first !== undefined && first.startsWith(title.slice(0, 5));
      labels.set(id, {file, id: isFirst ? '' : id.replaceAll(':', '-'), title});
    }
  }
  return labels;
}

/** What figures, tables and formulas are called: their numbers come from the old tool. */
const THINGS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  fig: ['图', 'the figure'],
  tbl: ['表', 'the table'],
  tab: ['表', 'the table'],
  eq: ['公式', 'the formula'],
  lst: ['代码', 'the code'],
};

/** Links what refers to a heading by its id: `@sec-a`, `\@ref(a)`, `[字](#a)`; figures and tables, which have numbers there, are named. */
export function linkReferences(
  body: string,
  {
    labels,
    language,
    toLink,
  }: {
    readonly labels: ReadonlyMap<string, Label>;
    readonly language: string;
    toLink(file: string): string;
  },
): string {
  if (!/@|\]\(#/.test(body)) return body;
  const word = (kind: string): string => THINGS[kind]![language.startsWith('zh') ? 0 : 1];
  const toAddress = ({file, id}: Label): string =>
    toLink(file) + (id === '' ? '' : `#${id}`) || '#';
  const link = (id: string): string | undefined => {
    const label = labels.get(id);
    return label && `[${label.title}](${toAddress(label)})`;
  };
  return mapProse(body, (line) =>
    outsideSpans(line, (part) =>
      part
        .replace(/\\@ref\((fig|tab|eq|lst):[\w.-]+\)/g, (_, kind: string) => word(kind))
        .replace(/\\@ref\(([\w:.-]+)\)/g, (all, id: string) => link(id) ?? all)
        .replace(/(?<![\w@\\])-?@(fig|tbl|eq|lst)-[\w-]+/g, (_, kind: string) => word(kind))
        .replace(/(?<![\w@\\])-?@([\w:-]*[\w])/g, (all, id: string) => link(id) ?? all)
        .replace(/\]\(#([\w:.-]+)\)/g, (all, id: string) => {
          const label = labels.get(id);
          return label === undefined ? all : `](${toAddress(label)})`;
        }),
    ),
  );
}
