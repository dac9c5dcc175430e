import {expect, it} from 'vitest';
import {compileMarkdown} from '../../src/article/compile.ts';
import {escapeText} from '../../src/article/html/escape.ts';
import {articleTexts} from '../helpers/articleTexts.ts';

/** What a strict parser of MDX refuses or takes for code, and what is in notes all the same. */
const SIGNS = [
  'a < b',
  '{{x}}',
  '<ADDRESS>',
  'Array<T>',
  'Map<string, number>',
  '${x}',
  '1 <3',
  '{a: 1}',
  '<-',
  '=>',
  'a<b && c>d',
  '<名称>',
  '{',
  '}',
  'x{y',
  '{x}',
  '{{ user.name }}',
  '<T extends U>',
  'List<List<T>>',
  '<your-name>',
  '<3',
  '{% raw %}',
  '#{x}',
  'vec![1]',
  'fn<T>() -> T',
  'a <= b >= c',
  '<%= x %>',
  '<>',
  '</>',
  '@{x}',
];

const PLACES: Readonly<Record<string, (sign: string) => string>> = {
  prose: (sign) => `前 ${sign} 后`,
  'a line of its own': (sign) => `前\n\n${sign}\n\n后`,
  table: (sign) => `| 甲 | 乙 |\n| - | - |\n| 前 ${sign} 后 | x |`,
  list: (sign) => `- 前 ${sign} 后\n- x`,
  'numbered list': (sign) => `1. 前 ${sign} 后\n2. x`,
  heading: (sign) => `## 前 ${sign} 后`,
  quote: (sign) => `> 前 ${sign} 后`,
  admonition: (sign) => `:::tip\n\n前 ${sign} 后\n\n:::`,
  'title of an admonition': (sign) => `:::tip 前 ${sign} 后\n\n文\n\n:::`,
  tab: (sign) => `<Tabs>\n<TabItem value="v">\n\n前 ${sign} 后\n\n</TabItem>\n</Tabs>`,
  details: (sign) => `<details>\n<summary>题</summary>\n\n前 ${sign} 后\n\n</details>`,
  footnote: (sign) => `文[^1]\n\n[^1]: 前 ${sign} 后`,
  'bold text': (sign) => `**前 ${sign} 后**`,
  'text of a link': (sign) => `[前 ${sign} 后](https://x.example)`,
};

const compiler = {
  texts: articleTexts,
  allowsRawHtml: false,
  hasMath: false,
  hasDiagrams: false,
  hasEmoji: true,
  magicComments: [],
  highlight: () => Promise.resolve({lines: [], unknown: []}),
};

/** The text that a reader sees. */
const readText = (html: string): string => html.replace(/<[^>]*>/g, '');

it.each(Object.entries(PLACES))(
  'signs of code in %s are shown as they are',
  async (place, write) => {
    const failures: string[] = [];
    for (const sign of SIGNS) {
      const {html, diagnostics} = await compileMarkdown(compiler, {
        body: `${write(sign)}\n`,
        file: 'a.md',
        firstLine: 1,
      });
      const isShown = readText(html).includes(
        escapeText(place === 'a line of its own' ? sign : `前 ${sign} 后`),
      );
      if (!isShown || diagnostics.some(({level}) => level !== 'notice'))
        failures.push(`${sign} → ${html} ${diagnostics.map(({code}) => code).join(' ')}`);
    }
    expect(failures).toEqual([]);
  },
);
