import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {formatPlace} from '../src/errors/format.ts';
import {createHighlighter} from '../src/article/code/highlighter.ts';
import {compileMarkdown} from '../src/article/compile.ts';
import {CHEVRON_DOWN_ICON, CHEVRON_RIGHT_ICON, OUTWARD_ICON} from '../src/article/html/icons.ts';
import {HIGHLIGHT} from '../src/article/code/magicComments.ts';
import type {CompiledMarkdown} from '../src/article/parsedPage.ts';
import {fillReferences} from '../src/article/text/fillReferences.ts';
import {scanFolder} from '../src/content/source/scan.ts';
import {articleTexts} from './helpers/articleTexts.ts';

/*
 * `fixtures/<rule>/<case>.md` is compiled and compared with `<case>.expected.html`. UPDATE_FIXTURES=1 writes the
 * expectations anew: read the difference against the rule before keeping it.
 */
const dir = join(dirname(fileURLToPath(import.meta.url)), 'fixtures');
const isUpdate = process.env['UPDATE_FIXTURES'] === '1';
const {highlight} = createHighlighter();
const compiler = {
  texts: articleTexts,
  allowsRawHtml: false,
  hasMath: false,
  hasDiagrams: true,
  hasEmoji: true,
  magicComments: [HIGHLIGHT, {className: 'error', line: 'This will error'}],
  highlight,
};

/** A compiled note as a file that reads well in review: title, article, headings, diagnostics. */
function printArticle(markdown: CompiledMarkdown): string {
  const attributes = markdown.references.map(
    ({kind, url, line, column, size = {}}) =>
      ` ${kind}="${url}" at="${line}:${column}"${Object.entries(size)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')}`,
  );
  const lines = [
    ...(markdown.titleHtml === null
      ? []
      : [`<!-- title: ${fillReferences(markdown.titleHtml, attributes)} -->`]),
    fillReferences(markdown.html, attributes)
      .replaceAll(CHEVRON_DOWN_ICON, '(chevron)')
      .replaceAll(CHEVRON_RIGHT_ICON, '(chevron)')
      .replaceAll(OUTWARD_ICON, '(outward icon)')
      .replace(/<span class="?ln/g, '\n$&')
      .trim(),
    ...markdown.headings.map(({level, id, html}) => `<!-- h${level} #${id}: ${html} -->`),
    ...markdown.diagnostics.map(
      ({code, level, place, zh, hint}) =>
        `<!-- ${level} ${code} ${place && formatPlace(place)} ${zh}${hint ? ` → ${hint.zh}` : ''} -->`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const cases = scanFolder(dir, (path) => path.endsWith('.md')).map((path) => path.slice(0, -3));

describe.each([...new Set(cases.map((path) => path.split('/')[0]!))])('the rule %s', (rule) => {
  it.each(cases.filter((path) => path.startsWith(`${rule}/`)))(
    'renders %s as expected',
    async (path) => {
      const body = readFileSync(join(dir, `${path}.md`), 'utf8');
      const actual = printArticle(
        await compileMarkdown(
          {...compiler, hasMath: rule === 'math'},
          {body, file: `${path.split('/')[1]}.md`, firstLine: 1},
        ),
      );
      if (isUpdate) writeFileSync(join(dir, `${path}.expected.html`), actual);
      expect(actual).toBe(readFileSync(join(dir, `${path}.expected.html`), 'utf8'));
    },
  );
});
