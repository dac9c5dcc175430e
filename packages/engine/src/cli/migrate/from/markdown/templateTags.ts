import type {ProblemList} from '../common/migration.ts';
import {classify, mapProse, outsideSpans} from './fences.ts';

/** A tag of a template, `{% name … %}`, or a shortcode of Hugo, `{{< name … >}}` and `{{% name … %}}`; none that closes one. */
const TAG = /(?<!\{)\{%-?\s*(?!end)([a-z]\w*)[^%]*%\}/gi;
const SHORTCODE = /\{\{([<%])\s*([a-z][\w-]*)[^{}]{0,400}[>%]\}\}/gi;

/** Names the tags of templates in a note, which a tool that is not known here ran: each once. */
export function reportTemplates(body: string, problems: ProblemList): void {
  reportShortcodes(body, problems);
  reportOnce(body, TAG, ([, name = ''], line) =>
    problems.add(
      line,
      `模板的标签 {% ${name} %} 会原样显示。`,
      `The tag {% ${name} %} of a template is shown as it is written.`,
    ),
  );
}

/** Names the shortcodes in a note, which are of Hugo unless it is said: each once. */
export function reportShortcodes(body: string, problems: ProblemList, tool = 'Hugo'): void {
  reportOnce(body, SHORTCODE, ([, sign = '', name = ''], line) => {
    const tag = `{{${sign} ${name} ${sign === '<' ? '>' : '%'}}}`;
    problems.add(
      line,
      `${tool} 的短代码 ${tag} 会原样显示。`,
      `The shortcode ${tag} of ${tool} is shown as it is written.`,
    );
  });
}

function reportOnce(
  body: string,
  pattern: RegExp,
  report: (found: RegExpMatchArray, line: number) => void,
): void {
  if (body.search(pattern) < 0) return;
  const named = new Set<string>();
  mapProse(body, (line, number) => {
    outsideSpans(line, (part) => {
      for (const found of part.matchAll(pattern)) {
        const name = found.at(-1)!;
        if (!named.has(name)) report(found, number);
        named.add(name);
      }
      return part;
    });
    return line;
  });
}

const ATTRIBUTE = String.raw`(?:[.#][\w-]+(?![\w=-])|[\w-]+=(?:"[^"]*"|[^\s"{}]+))`;

/** A line of attributes alone, as Goldmark and Pandoc read them: `{.wide}`, `{width=1920 height=117}` */
export const ATTRIBUTES_LINE = new RegExp(String.raw`^\s*\{(?:\s*${ATTRIBUTE})+\s*\}\s*$`);

/** Leaves out lines of attributes below pictures and tables. */
export function dropAttributes(body: string): string {
  if (!body.includes('{')) return body;
  const lines = classify(body);
  return lines
    .filter(
      ({text, kind}, i) =>
        kind !== 'prose' ||
        !ATTRIBUTES_LINE.test(text) ||
        !/^\s*(?:!\[.*\)|\|.*\|)\s*$/.test(lines[i - 1]?.text ?? ''),
    )
    .map(({text}) => text)
    .join('\n');
}
