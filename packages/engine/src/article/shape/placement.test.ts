import {defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {plainCompiler} from '../../../test/helpers/plainCompiler.ts';
import {createRandom, seed} from '../../../test/helpers/random.ts';
import {compileMarkdown} from '../compile.ts';
import {compileMdx} from '../mdx/compileMdx.ts';

/** The elements that are around an article in a page, or in a list of posts. */
const AROUND = ['main', 'article', 'div'];

async function printOf(body: string, isMdx: boolean): Promise<string> {
  const compile = isMdx ? compileMdx : compileMarkdown;
  const highlight = async (blocks: readonly {code: string}[]) => ({
    lines: blocks.map(({code}) => code.split('\n')),
    unknown: [],
  });
  return (await compile({...plainCompiler, highlight}, {body, file: 'a.md', firstLine: 1})).html;
}

/** Says what a browser finds beside the article of a note that it ends, as `main > article > div`; only that where all is well. */
async function outlineOf(body: string, isMdx = false): Promise<string> {
  const html = await printOf(body, isMdx);
  const page = `${AROUND.map((tag) => `<${tag}>`).join('')}${html}${AROUND.toReversed()
    .map((tag) => `</${tag}>`)
    .join('')}`;
  const names: string[] = [];
  let nodes: readonly DefaultTreeAdapterTypes.ChildNode[] = parseFragment(page).childNodes;
  for (let level = 0; level < AROUND.length; level++) {
    names.push(nodes.map(({nodeName}) => nodeName).join(' '));
    const [first] = nodes;
    nodes = first && defaultTreeAdapter.isElementNode(first) ? first.childNodes : [];
  }
  return names.join(' > ');
}

const INSIDE = 'main > article > div';

describe('a note never ends the elements around it', () => {
  it.each([
    ['a table in a table', '<table><table><tr><td>a</td></tr></table></table>'],
    ['a table of Markdown in one', '<table>\n\n| a | b |\n| - | - |\n| c | d |\n\n</table>\n\n后'],
    ['a table in a row', '<table><tr><div><table><tr><td>a</td></tr></table></div></tr></table>'],
    ['an item in an item', '- <div><li>a</li></div>\n\n后'],
    ['an item in an item of HTML', '<ul><li><div>\n\n段 <li>a</li>\n\n</div></li></ul>\n\n后'],
    ['a description in one', '<dl><dd><div>\n\n段 <dt>a</dt>\n\n</div></dd></dl>\n\n后'],
    ['a button in a button', '<button><div><button>a</button></div></button>'],
    ['code in a button', '<button><div>\n\n```js\na;\n```\n\n</div></button>\n\n后'],
    ['a field in a select', '<select><div><input></div></select>'],
    ['a select in a select', '<select><div><select></select></div></select>'],
    ['a section of a drawing', '<svg><article><div>a</div></article></svg>'],
    ['a part of the page in a formula', '<math><main><p>a</p></main></math>'],
    ['a picture in a drawing', '<svg><article><img src="https://a.example/a.png"></article></svg>'],
    ['styles in styles', '<b><style><div><style>a</style></div></style></b>'],
    ['Markdown in a drawing', '<svg><article>\n\n段 **a**\n\n</article></svg>'],
  ])('%s', async (_, body) => {
    expect(await outlineOf(body)).toBe(INSIDE);
  });

  it('in MDX neither', async () => {
    expect(await outlineOf('<button><div><button>a</button></div></button>', true)).toBe(INSIDE);
    expect(await outlineOf('<plaintext>a</plaintext>\n\nb', true)).toBe(INSIDE);
  });

  it.each([
    ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
    ['<a href="https://b.example"><b>www.a.example</b></a>', 'www.a.example'],
    ['<p><a href="mailto:a@b.example">a@b.example</a> 后</p>', 'a@b.example'],
    [
      '<a className="q" href="https://a.example/甲">https://a.example/甲</a>',
      'https://a.example/甲',
    ],
  ])('nor has a link around its address: %s', async (body, words) => {
    for (const isMdx of [false, true]) {
      const html = await printOf(body, isMdx);
      expect(html.match(/<a /g)).toHaveLength(1);
      expect(html).toContain(words);
    }
  });

  it('nor leaves out an address beside a link, or at an old anchor', async () => {
    const html = await printOf(
      '<a href="https://b.example">b</a> https://a.example\n\n<a name="x">https://a.example</a>',
      false,
    );
    expect(html.match(/<a /g)).toHaveLength(4);
  });

  it('nor gives them attributes', async () => {
    const body = '<html hidden>\n\n段\n\n<body class="a" hidden>字</body>\n\n</html>';
    const {html} = await compileMarkdown(plainCompiler, {body, file: 'a.md', firstLine: 1});
    expect(html).not.toMatch(/<(?:html|body)|hidden/);
    expect(html).toContain('字');
  });

  it('whatever is in whatever', async () => {
    const random = createRandom(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const out: unknown[] = [];
    for (let i = 0; i < 200; i++) {
      const tags = Array.from({length: 2 + Math.floor(random() * 5)}, () => pick(TAGS));
      const gap = pick(['', '', '\n\n', '\n']);
      const inner = pick(BLOCKS);
      const body = `${tags.map((tag) => `<${tag}>${gap}`).join('')}${inner}${gap}${tags
        .toReversed()
        .map((tag) => `</${tag}>${gap}${pick(['', '字'])}`)
        .join('')}\n\n后`;
      const outline = await outlineOf(body);
      if (outline !== INSIDE) out.push([body, outline]);
    }
    expect(out.slice(0, 3)).toEqual([]);
  });
});

const BLOCKS = [
  '字',
  '- a\n- b',
  '| a | b |\n| - | - |\n| c | d |',
  '```js\na;\n```',
  '> a',
  '## a',
];
const TAGS = (
  'a abbr address article aside b blockquote body button caption center code col colgroup dd details dialog dir div dl dt em fieldset figcaption figure font footer form h1 h3 head header hgroup ' +
  'html i input label legend li main marquee math menu mi mtext nav nobr ol optgroup option p picture pre q rp rt ruby s search section select small span strong style sub summary sup svg table tbody td ' +
  'textarea tfoot th thead title tr u ul var video foreignObject desc g text annotation-xml'
).split(' ');
