import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {makeDevPage} from '../../src/dev/pages.ts';
import {openSite} from '../../src/site/site.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {changedPaths, copySources, readStamps, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const HANDED_ON = `# 交下去

<Link to="/js/b" className="button x" title="说" target="_blank" data-n="1" style={{color: 'red'}} onClick="alert(1)">去</Link>

<ThemedImage alt="图" className="im" width="30" onError="alert(2)" sources={{light: '/a.png', dark: '/a.png'}} />

<Details className="ee" title="题" onToggle="alert(3)" open><summary>头</summary>文</Details>

- <Link id="old" /> 见 [旧](#old)、[带名](#named)、[节](#st:-x)

<Link to="/js/b" id="named">名</Link>

### 节 { /*#st:-x*/ }
`;

const files = {
  'static/a.png': '',
  'pages/tolerant.md': HANDED_ON,
  'pages/strict.mdx': HANDED_ON,
  'wuya.config.js':
    "export default {title: '卡', url: 'https://cards.example', baseUrl: '/x/', docs: {path: 'notes'}, pages: {path: 'pages'}};\n",
  'notes/index.md': '# 起点\n\n<DocCardList />\n',
  'notes/js/index.md':
    "# 语言\n\nimport DocCardList from '@theme/DocCardList';\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common';\n\n<DocCardList items={useCurrentSidebarCategory().items} />\n\n后文。\n",
  'notes/js/a.md': '# 闭包\n\n函数与环境。\n\n<DocCardList />\n',
  'notes/js/b.md': '---\ndescription: 说明 <b>\n---\n\n# 🚀 起步\n\n文。\n',
  'notes/js/strict.mdx': '# 严\n\n<DocCardList />\n\n{1 + 1}\n',
  'pages/about.md': `# 关于\n\n<Head>\n  <title>全名</title>\n  <meta name="description" content="说 & 明" />\n  <meta name="author" content="某人">\n  <link rel="preconnect" href="https://x.example" />\n  <link rel="stylesheet" href="https://x.example/x.css">\n  <meta http-equiv="refresh" content="0;url=https://x.example">\n  <script>alert(1)</script>\n</Head>\n\n<DocCard item={{type: 'link', label: '外', href: 'https://y.example/', description: '外面'}} />\n\n<DocCardList items={[{type: 'link', label: '甲', href: '/js/a/'}, {type: 'link', label: '坏', href: 'javascript:alert(1)'}, {type: 'link', label: '乙，一个放不进一行手机的名字', href: '/js/b/'}]} />\n\n<BrowserOnly fallback="等等">{() => <i>{window.x}</i>}</BrowserOnly>\n\n<BrowserOnly>**字**</BrowserOnly>\n\n<Link to="/js/b">去</Link>，<Translate id="x">译文</Translate>\n`,
};

const dir = sharedFolder();
const read = (path: string, root = dir): string => readFileSync(join(root, 'dist', path), 'utf8');
const cardsOf = (html: string): string[] =>
  [
    ...html.matchAll(
      /<li><a href="([^"]+)"[^>]*><b[^>]*>(.*?)<\/b>(?:<span class="say">(.*?)<\/span>)?<\/a><\/li>/g,
    ),
  ].map(([, href, name, say]) =>
    [href, name!.replace(/<svg.*?<\/svg>/, ''), say].filter(Boolean).join(' '),
  );
let result: BuildResult;

beforeAll(async () => {
  writeFiles(dir, files);
  result = await build({dir, makeBundle: drawingBundle});
}, 60_000);

describe('cards in notes', () => {
  it('are those of the category, on its own page', () => {
    expect(cardsOf(read('js/index.html'))).toEqual([
      '/x/js/a/ 闭包 函数与环境。',
      '/x/js/b/ <span aria-hidden="true">🚀</span>起步 说明 &lt;b&gt;',
      '/x/js/strict/ 严',
    ]);
    expect(read('js/index.html')).toMatch(/<ul class="doc-cards">.*后文。/s);
  });

  it('are its neighbours, on another page, and the whole sidebar at its top', () => {
    expect(cardsOf(read('js/a/index.html')).map((card) => card.split(' ')[0])).toEqual([
      '/x/js/b/',
      '/x/js/strict/',
    ]);
    expect(cardsOf(read('index.html'))).toEqual([expect.stringMatching(/^\/x\/js\/ 语言 /)]);
  });

  it('are in what is asked for when they are navigated to', () => {
    const {page, html} = JSON.parse(read('js/index.json')) as {
      page: {cards: unknown};
      html: string;
    };
    expect(page.cards).toEqual([]);
    expect(html).toContain('doc-cards');
  });

  it('are in MDX pages too', () => {
    expect(cardsOf(read('js/strict/index.html'))).toHaveLength(2);
  });

  it('are rendered again when what they show changes, and nothing else is', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    writeFiles(other, {'notes/js/strict.mdx': '# 严\n'}); // the text of strict pages is part of the bundle
    await build({dir: other, makeBundle: stubBundle});
    const before = readStamps(join(other, 'dist'));
    writeFiles(other, {'notes/js/b.md': files['notes/js/b.md'].replace('说明', '新的说明')});
    await build({dir: other, makeBundle: stubBundle});
    const touched = changedPaths(before, readStamps(join(other, 'dist'))).filter(
      (path) => /^(?:js\/|index|about)/.test(path) && path.endsWith('.html'),
    );
    expect(touched).toEqual(['js/a/index.html', 'js/b/index.html', 'js/index.html']);
    expect(read('js/index.html', other)).toContain('新的说明');
  });

  it('have the first words of notes that were not requested yet, in development', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    const site = await openSite(other, {isProduction: false});
    const {payload} = await makeDevPage(site, '/x/js/', {
      loadComponentPage: () => Promise.reject(new Error('none')),
    });
    expect(payload.html).toContain('函数与环境。');
    site.close();
  });
});

describe('other components of Docusaurus in notes', () => {
  it('Head fills the head of the document', () => {
    const head = /<head>(.*)<\/head>/s.exec(read('about/index.html'))![1]!;
    expect(head).toContain('<title>全名</title>');
    expect(head).toContain('<meta name="description" content="说 &amp; 明">');
    expect(head).toContain(
      '<meta name="author" content="某人"><link rel="preconnect" href="https://x.example">',
    );
    expect(read('about/index.html')).not.toMatch(/alert\(1\)|example\/x\.css|http-equiv/);
    expect((JSON.parse(read('about/index.json')) as {html: string}).html).not.toMatch(
      /<title|<meta|preconnect/,
    );
  });

  it('DocCard and DocCardList show the items they are given', () => {
    expect(read('about/index.html')).toMatch(/<b class="wide-part"><svg.*?<\/svg>乙，一个/);
    expect(cardsOf(read('about/index.html'))).toEqual([
      expect.stringMatching(/^https:\/\/y\.example\/ 外<span class="vh">.*<\/span> 外面$/),
      '/x/js/a/ 甲',
      '/x/js/b/ 乙，一个放不进一行手机的名字',
    ]);
  });

  it('BrowserOnly shows what is there until the browser is asked; Link and Translate their texts', () => {
    const {html} = JSON.parse(read('about/index.json')) as {html: string};
    expect(html).toMatch(/<p>等等<\/p>\s*<p><strong>字<\/strong><\/p>/);
    expect(html).not.toContain('window.x');
    expect(html).toContain('<a href="/x/js/b/">去</a>，译文');
  });

  it.each(['tolerant', 'strict'])(
    'hand attributes on to their element, but no handlers (%s)',
    (page) => {
      const html = /<\/h1>([^]*?)<\/article>/.exec(read(`${page}/index.html`))![1]!;
      const tags = html.match(/<(?:a(?! class="hash)|img|details|h3)\b[^>]*>/g);
      expect(tags).toEqual([
        '<a href="/x/js/b/" class="button x" title="说" target="_blank" data-n="1" style="color:red">',
        expect.stringMatching(/^<img .*width="30".* class="only-light im"\/?>$/),
        expect.stringMatching(/^<img .*width="30".* class="only-dark im"\/?>$/),
        '<details class="fold-text ee" open="" title="题">',
        '<a id="old">',
        '<a href="#old">',
        '<a href="#named">',
        '<a href="#st:-x">',
        '<a href="/x/js/b/" id="named">',
        '<h3 id="st:-x">',
      ]);
      expect(html).not.toContain('alert');
    },
  );

  it('give no problem', () => {
    expect(result.diagnostics.filter(({code}) => code !== 'MD-104')).toEqual([]);
  });
});
