import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {compileMarkdown} from '../../src/article/compile.ts';
import {escapeText} from '../../src/article/html/escape.ts';
import {HIGHLIGHT} from '../../src/article/code/magicComments.ts';
import {compileMdx} from '../../src/article/mdx/compileMdx.ts';
import type {CompiledMarkdown} from '../../src/article/parsedPage.ts';
import {scanFolder} from '../../src/content/source/scan.ts';
import {articleTexts} from '../helpers/articleTexts.ts';
import {createRandom, seed} from '../helpers/random.ts';

const notesDir = fileURLToPath(new URL('../../../../site/notes', import.meta.url));
const notes = scanFolder(notesDir, (path) => path.endsWith('.md')).map((path) =>
  readFileSync(join(notesDir, path), 'utf8'),
);
/** 20,000 before a release: `NOTES=20000 npx vitest run mutations`. */
const NOTE_COUNT = Number(process.env['NOTES'] ?? 600);

/** What Markdown gives a meaning to, and what Chinese and HTML bring along. */
const SIGNS = [
  '*',
  '**',
  '***',
  '_',
  '~',
  '~~',
  '`',
  '``',
  '```\n',
  '~~~\n',
  '[',
  ']',
  '](',
  '![',
  '](./a.md)',
  '<',
  '>',
  '</',
  '<!--',
  '-->',
  ':::',
  ':::tip ',
  '::::\n',
  '{#id}',
  '{/* #x */}',
  '\n',
  '\n\n',
  '\n> ',
  '\n- ',
  '\n    ',
  '\n# ',
  '\n---\n',
  '|',
  '\n| a | b |\n| - | - |\n',
  '[^1]',
  '\n[^1]: ',
  '\\',
  '&amp;',
  '&#x1F600;',
  '。',
  '，',
  '“',
  '”',
  '（',
  '🚀',
  '\uFDD0',
  '\uFDD3',
  '\u0000',
  '\t',
  'https://example.com',
  '<script>alert(1)</script>',
  '<SCRIPT src=x>',
  '<svg><script>',
  '<style>',
  '<img src=x onerror=alert(1)>',
  '<p onclick=x>',
  '[x](javascript:alert(1))',
  '</script>',
  '<![CDATA[',
  '<?php',
  '<textarea>',
  '<noscript>',
  '<iframe srcdoc="<script>">',
  '<iframe src="https://x.example/" srcdoc="<script>">',
  '<iframe src="//x" />',
  '<svg><foreignObject>',
  '<iframe src="//x" srcdoc="<script>">',
  '</iframe>',
  '<a href="\n',
  '<math><mi>',
  '<template>',
  '<Tabs groupId="x">\n',
  '<TabItem value="a">',
  '</TabItem>',
  '</Tabs>\n',
  '<Unknown>',
  '</Unknown>',
  '<T>',
  'Array<T>',
  '<img src={x} style={{a: 1}} onClick={() => alert(1)} />',
  "<CodeBlock language='js'>{`",
  '`}</CodeBlock>',
  "\n\nimport Tabs from '@theme/Tabs';\n\n",
  '\n\nexport const x = {a: 1};\n\n',
  '{x.a}',
  '{{x}}',
  '$x$',
  '\n$$\nx^{2}\n$$\n',
  '$\\\\href{javascript:alert(1)}{x}$',
  '\n```mermaid\ngraph TD\n a["<img src=x onerror=alert(1)>"] --> b\n```\n',
  ':smile:',
  '\n> [!NOTE]\n> ',
  '\n```bash npm2yarn\nnpm i x\n```\n',
  '{/* 注 */}',
  '\n```mdx-code-block\n',
  '<details>\n',
  '<summary>题</summary>\n',
  '</details>\n',
  '\n<div style={{color: "red"}}>\n',
  '</div>',
  '<ADDRESS>',
  "\n\nimport Part from './_part.md';\n\n",
  '<Part name="x" />',
  '\n\n<Part>\n\n',
  '</Part>',
  '{props.name}',
  '<DocCardList />',
  '<DocCard item={{label: "<b>", href: "javascript:alert(1)"}} />',
  '\n<Head>\n',
  '<title>',
  '</title>',
  '<meta name="x" onload=alert(1)>',
  '</Head>\n',
  '<BrowserOnly>',
  '{() => <script/>}',
  '</BrowserOnly>',
  '<h2 id="x" onclick=x>',
  '</h2>',
  '\n<div className="x">\n',
  '<span className="y" onClick={() => 1}>',
  '</span>',
  '<p className="z">',
  '</p>',
  "\n\nimport Logo from './logo.svg';\n\n",
  '<Logo onload="x" />',
  '{\n/* 注\n*/\n}',
  '<Translate id="x">',
  '</Translate>',
  '{translate({id: "x", message: "<script>"})}',
  '<img src="./a.png" width="50%" height="9" />',
  '\n```mermaid\npie\n```\n',
];

/** What notes embed: a part of its own, made of the same signs. */
const part = SIGNS.join(' 文 ');

const OLD_ANCHORS = [{id: '"><script>', target: 'x', line: 2, column: 3}];

/** Code stays plain: highlighting has its own property test. */
const compiler = {
  texts: articleTexts,
  allowsRawHtml: false,
  hasMath: true,
  hasDiagrams: true,
  mermaidVersion: '11.0.0"><script>',
  messages: {x: '<script>'},
  hasEmoji: true,
  magicComments: [HIGHLIGHT],
  readPartial: (from: string) =>
    from === './_part.md' ? {body: part, file: '_part.md', firstLine: 1} : undefined,
  highlight: (blocks: readonly {code: string}[]) =>
    Promise.resolve({lines: blocks.map(({code}) => code.split('\n').map(escapeText)), unknown: []}),
};

/** A part of a note with a few changes: signs put in, pieces taken out, doubled, or moved. */
function mutate(random: () => number): string {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const note = pick(notes);
  const from = Math.floor(random() * note.length);
  let text = note.slice(from, from + 100 + Math.floor(random() * 900));
  for (let changes = 1 + Math.floor(random() * 8); changes > 0; changes--) {
    const at = Math.floor(random() * text.length);
    const end = at + Math.floor(random() * 20);
    const kind = random();
    if (kind < 0.7) text = text.slice(0, at) + pick(SIGNS) + text.slice(at);
    else if (kind < 0.8) text = text.slice(0, at) + text.slice(end);
    else if (kind < 0.9)
      text = text.slice(0, end) + text.slice(at, end).repeat(3) + text.slice(end);
    else text = text.slice(at) + text.slice(0, at);
  }
  return text;
}

/** What must never be in an article, or undefined. */
function findFault({
  html: article,
  titleHtml,
  references,
  headings,
}: CompiledMarkdown): string | undefined {
  const html = `${titleHtml ?? ''}${article}`;
  const faults = {
    script: /<script[\s/>]/i.test(html),
    'event handler': /<[a-z][^<>]*\son\w+\s*=/i.test(html.replace(/"[^"]*"/g, '""')),
    'javascript address': /<[a-z][^<>]*(?:href|src)="\s*javascript:/i.test(html),
    'frame of a text or of this site':
      /<iframe(?![^<>]*\ssrc="(?:https:)?\/\/)|<iframe[^<>]*\ssrcdoc=|<iframe[^<>]*>(?!<\/iframe>)/i.test(
        html,
      ),
    'mark left in the article': /[\uFDD0-\uFDD2]/.test(html),
    'reference lost': (html.match(/\uFDD3\d+\uFDD4/g) ?? []).length !== references.length,
    'mark or link left in the contents': headings.some(({html: toc}) =>
      /[\uFDD0-\uFDD4]|<a\s|<img/.test(toc),
    ),
    'element of our own left': /<\/?#/.test(html),
  };
  return Object.entries(faults).find(([, isThere]) => isThere)?.[0];
}

describe(`mutated notes (seed ${seed})`, () => {
  it(
    'always compile, to an article without scripts, handlers or marks',
    async () => {
      const random = createRandom(seed);
      const failures: {body: string; why: string}[] = [];
      for (let i = 0; i < NOTE_COUNT; i++) {
        const body = mutate(random);
        const why = await compileMarkdown(compiler, {
          body,
          file: 'a.md',
          firstLine: 1,
          oldAnchors: OLD_ANCHORS,
        }).then(findFault, (error: unknown) => String(error));
        if (why) failures.push({body, why});
      }
      expect(failures.slice(0, 3)).toEqual([]);
    },
    NOTE_COUNT * 200,
  );

  it(
    'always compile as MDX pages too, all that is wrong inside the page',
    async () => {
      const random = createRandom(seed + 3);
      const failures: unknown[] = [];
      for (let i = 0; i < NOTE_COUNT / 4; i++) {
        const body = mutate(random);
        const lines = body.split('\n');
        const why = await compileMdx(compiler, {body, file: 'a.mdx', firstLine: 1}).then(
          ({diagnostics}) =>
            diagnostics.find(
              ({place}) =>
                !place?.line ||
                place.line > lines.length ||
                !place.column ||
                place.column > lines[place.line - 1]!.length + 1,
            ),
          (error: unknown) => String(error),
        );
        if (why) failures.push({body, why});
      }
      expect(failures.slice(0, 3)).toEqual([]);
    },
    NOTE_COUNT * 200,
  );

  it('keep line and column of every diagnostic and reference inside the note', async () => {
    const random = createRandom(seed + 1);
    const outside: unknown[] = [];
    for (let i = 0; i < NOTE_COUNT / 4; i++) {
      const body = mutate(random);
      const lines = body.split('\n');
      const {references, diagnostics} = await compileMarkdown(compiler, {
        body,
        file: 'a.md',
        firstLine: 1,
      });
      for (const place of [...references, ...diagnostics.map((d) => d.place!)]) {
        const line =
          place.line === undefined
            ? undefined
            : (place.file === '_part.md' ? part.split('\n') : lines)[place.line - 1];
        if (
          line === undefined ||
          place.column === undefined ||
          place.column < 1 ||
          place.column > line.length + 1
        )
          outside.push({place, body});
      }
    }
    expect(outside.slice(0, 3)).toEqual([]);
  });

  it(
    'read the same by the lane of plugins',
    async () => {
      const random = createRandom(seed + 2);
      const idle = () => () => undefined;
      const pluginsFor = () => ({
        mdast: [],
        remark: [idle],
        hast: [],
        rehype: [idle],
        key: '',
        dir: '/site',
      });
      for (let i = 0; i < NOTE_COUNT / 4; i++) {
        const note = {body: mutate(random), file: 'a.md', firstLine: 1};
        const [plain, through] = [
          await compileMarkdown(compiler, note),
          await compileMarkdown({...compiler, pluginsFor}, note),
        ];
        expect(through.html, note.body).toBe(plain.html);
        expect(through.headings, note.body).toEqual(plain.headings);
      }
    },
    NOTE_COUNT * 200,
  );
});
