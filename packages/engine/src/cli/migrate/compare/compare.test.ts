import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {compareSites, losesSomething} from './compareSites.ts';
import {normalizePath, readPageFacts} from './pageFacts.ts';
import {printComparison} from './printComparison.ts';
import {readFolder, readSite} from './readSite.ts';

/** A page as Docusaurus' minifier leaves it. */
const docusaurus = (inner: string, title = '题 | 站') =>
  `<!doctype html><html lang=zh><head><title>${title}</title></head><body><nav><a href=/ >首页</a></nav><main><article><div class="theme-doc-markdown markdown"><header><h1>题</h1></header>${inner}</div><nav class="pagination-nav"><a href=/z>下一篇</a></nav></article></main></body></html>`;
/** One as ours. */
const wuya = (inner: string, title = '题 | 站') =>
  `<!doctype html><html><head><title>${title}</title></head><body><main><article class="article"><header class="doc-head"><h1>题</h1><p class="meta">3 分钟</p></header><div class="prose theme-doc-markdown">${inner}</div></article></main></body></html>`;

const compare = (theirs: Record<string, string>, ours: Record<string, string>) => {
  const [there, here] = [temporaryFolder(), temporaryFolder()];
  writeFiles(there, theirs);
  writeFiles(here, ours);
  return compareSites(readFolder(there), readFolder(here));
};

const BODY =
  '<p>一句<a href=/docs/b>乙</a>。<h2 class="anchor" id=一>一<a class=hash-link href=#一></a></h2><pre><code>a\nb</code></pre><img src=/a.png>';
const OURS =
  '<p>一句<a href="/docs/b/">乙</a>。</p><h2 id="一">一</h2><figure><pre><code>a\nb</code></pre><button>复制</button></figure><img src="/assets/a-1.png" alt="">';

describe('compareSites', () => {
  it('finds two builds of the same page the same, however they are written', () => {
    const {addresses, pages} = compare(
      {'docs/a.html': docusaurus(BODY), '404.html': ''},
      {'docs/a/index.html': wuya(OURS)},
    );
    expect(addresses).toEqual({same: 1, missing: [], added: [], redirected: []});
    expect(pages).toEqual([]);
  });

  it('names addresses that are missing, added and redirected', () => {
    const {addresses} = compare(
      {'a/index.html': docusaurus(''), 'b/index.html': docusaurus(''), 'c.html': docusaurus('')},
      {
        'a/index.html': '<meta http-equiv="refresh" content="0; url=/b/">',
        'b/index.html': wuya(''),
        'd/index.html': wuya(''),
      },
    );
    expect(addresses).toEqual({same: 2, missing: ['/c'], added: ['/d'], redirected: ['/a']});
  });

  it('knows an address that ends in .html as a file and as a folder', () => {
    const {addresses} = compare({'blog.html/index.html': docusaurus('')}, {'blog.html': wuya('')});
    expect(addresses).toMatchObject({same: 1, missing: [], added: []});
  });

  it.each([
    ['title', wuya(OURS, '别'), {title: {theirs: '题 | 站', ours: '别'}}],
    [
      'headings and anchors',
      wuya(OURS.replace('id="一"', 'id="二"')),
      {headings: ['一 #一'], anchors: ['一']},
    ],
    ['links', wuya(OURS.replace('/docs/b/', '/docs/c/')), {links: ['/docs/b']}],
    ['images', wuya(OURS.replace(/<img[^>]*>/, '')), {images: {theirs: 1, ours: 0}}],
    ['code', wuya(OURS.replace('a\nb', 'a\nc')), {code: 'a'}],
    [
      'text',
      wuya(OURS.replace('一句', '两句')),
      {text: {theirs: expect.stringContaining('一句'), ours: expect.stringContaining('两句')}},
    ],
  ])('tells when the %s differs', (_, ours, expected) => {
    const {pages} = compare({'a/index.html': docusaurus(BODY)}, {'a/index.html': ours});
    expect(pages).toEqual([{path: '/a', ...expected}]);
  });

  it('reads the text of tabs, not their labels', () => {
    const theirs = docusaurus(
      '<div class=theme-tabs-container><ul role=tablist class=tabs><li role=tab>甲</li></ul><div role=tabpanel>文</div></div>',
    );
    const ours = wuya(
      '<div class="tabs theme-tabs-container"><div role="tablist"><button role="tab">甲</button></div><div role="tabpanel">文</div></div>',
    );
    expect(compare({'a.html': theirs}, {'a/index.html': ours}).pages).toEqual([]);
    expect(
      compare({'a.html': theirs}, {'a/index.html': ours.replace('文', '别')}).pages,
    ).toHaveLength(1);
  });

  it('leaves out the source of diagrams, which only a browser draws, and the zeros that React 18 leaves', () => {
    const theirs = docusaurus('<p>甲\0\0乙<h2 id=一\0>一</h2>');
    const ours = wuya(
      '<p>甲乙</p><div class="code language-mermaid"><pre><code>graph</code></pre></div><h2 id="一">一</h2>',
    );
    expect(compare({'a.html': theirs}, {'a/index.html': ours}).pages).toEqual([]);
  });

  it('leaves out what each generator adds: leads, marks, bars of code, whitespace, lists of pages', () => {
    const theirs = docusaurus(
      '<div class=admonition>提示<p>甲 ，乙</div><span class=katex>x²</span><pre><code>a</code></pre>',
    );
    const ours = wuya(
      '<p class="lead">一句话</p><div class="admonition"><span class="seal" aria-hidden="true">危</span>提示<p>甲，乙</p></div><math><mi>x</mi></math><figure><div class="code-bar"><span>a.js</span></div><pre><code>a</code></pre></figure>',
    );
    const list = docusaurus('<h2>甲</h2>').replace(
      '<html',
      '<html class="blog-wrapper blog-tags-post-list-page"',
    );
    expect(
      compare(
        {'a/index.html': theirs, 'b/index.html': list},
        {'a/index.html': ours, 'b/index.html': wuya('<h2>乙</h2>')},
      ).pages,
    ).toEqual([]);
  });

  it('compares all that `main` says of a page of code', () => {
    const page = (words: string) => `<main><p>${words}<a href="/b">乙</a></p></main>`;
    expect(compare({'index.html': page('一')}, {'index.html': page('一')}).pages).toEqual([]);
    const {pages} = compare({'index.html': page('一')}, {'index.html': '<main><p>二</p></main>'});
    expect(pages).toMatchObject([{path: '/', links: ['/b'], text: {theirs: '一乙', ours: '二'}}]);
  });

  it('compares the cards of a category, by what they lead to', () => {
    const card =
      '<section><article><a class="card" href="/a"><h2>甲</h2><p>说</p></a></article></section>';
    const theirs = `<main><div class="generatedIndexPage_x"><header><h1>类</h1></header><article>${card}</article></div></main>`;
    const ours = '<main><article><h1>类</h1><a href="/a/"><b>甲</b></a></article></main>';
    expect(compare({'c.html': theirs}, {'c.html': ours}).pages).toEqual([]);
    const lost = compare({'c.html': theirs}, {'c.html': ours.replace('/a/', '/b/')});
    expect(lost.pages).toEqual([{path: '/c', links: ['/a']}]);
  });

  it('takes the archive of a blog for a list, and pages for errors of a language for nobody’s', () => {
    const archive = '<html class="plugin-blog plugin-id-default"><main><h2>2024</h2></main></html>';
    const theirs = {'blog/archive.html': archive, 'en/404.html': '<main>a</main>'};
    const ours = {'blog/archive.html': '<main><h2>年</h2></main>', 'en/404.html': '<main>b</main>'};
    expect(compare(theirs, ours)).toMatchObject({pages: [], addresses: {same: 1, added: []}});
  });

  it('says that something is lost for what is missing, not for what reads otherwise', () => {
    const theirs = {'a/index.html': docusaurus(BODY)};
    const loses = (ours: string) => losesSomething(compare(theirs, {'a/index.html': wuya(ours)}));
    expect(loses(OURS.replace('一句', '两句'))).toBe(false);
    expect(loses(OURS.replace('id="一"', ''))).toBe(true);
    expect(losesSomething(compare(theirs, {}))).toBe(true);
  });

  it('prints sums, and names what differs', () => {
    const comparison = compare(
      {'a/index.html': docusaurus(BODY), 'b/index.html': docusaurus('')},
      {'a/index.html': wuya(OURS.replace('id="一"', ''))},
    );
    const text = printComparison(comparison, ([, en]) => en);
    expect(text).toContain(' 50.0 %  1/2');
    expect(text).toContain('missing: 1\n  /b');
    expect(text).toContain('differing: 1\n  /a\n    headings with ids 1 ');
    expect(text).toContain('\n    anchors #一');
    const chinese = printComparison(comparison, ([zh]) => zh);
    expect(chinese).toContain('缺少的地址：1\n  /b');
    expect(chinese).toContain('不同的页面：1\n  /a\n    小标题与 id 1 ');
    expect(chinese).not.toMatch(/anchors|headings|: /);
  });
});

describe('readPageFacts', () => {
  it('leaves tools and scripts out of the words', () => {
    const {text} = readPageFacts(
      docusaurus(
        '<p>甲<button>复制</button><script>"<p>x</p>"</script></p><ul role=tablist><li>npm</ul>乙&amp;&#20010;',
      ),
      '/a',
    );
    expect(text).toBe('甲 乙&个');
  });

  it('knows every name of a character, and takes parts of addresses for none', () => {
    const {text, links} = readPageFacts(
      docusaurus('<p>2 &times; 3 &rarr; 6&nbsp;&hearts;<a href="/b?a=1&copy=2">乙</a></p>'),
      '/a',
    );
    expect(text).toBe('2 × 3 → 6 ♥乙');
    expect(links).toEqual(['/b?a=1&copy=2']);
  });

  it('takes elements and references with names of JavaScript for unknown ones', () => {
    const words = 'Map<constructor><b>键</b></constructor>&constructor;&valueOf;';
    expect(readPageFacts(docusaurus(`<p>${words}</p>`), '/a').text).toBe(
      'Map 键 &constructor;&valueOf;',
    );
  });

  it('never stops at what is no HTML', () => {
    expect(() => readPageFacts('<a <b href="x"><p>1 < 2 & 3</article></p', '/')).not.toThrow();
  });
});

it.each([
  ['/a/index.html', '/a'],
  ['/a.html', '/a'],
  ['/index.html', '/'],
  ['/%E7%94%B2/', '/甲'],
])('takes %s for %s', (path, expected) => {
  expect(normalizePath(path)).toBe(expected);
});

/** Reads a site from a server that has these files, and tells what was asked for. */
async function readServed(files: Record<string, string>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, {'content-type': 'text/html'}).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const {port} = server.address() as AddressInfo;
    return {pages: await readSite(`http://127.0.0.1:${port}/base`), asked};
  } finally {
    server.close();
  }
}

it('passes over what is no address, and asks no other host', async () => {
  const {pages, asked} = await readServed({
    '/base/': docusaurus('<a href="http://[">甲</a><a href="/base/http://127.0.0.1:1/x">乙</a>'),
    '/base/sitemap.xml': '<urlset><url><loc>/base/a/</loc></url><url><loc>a b</loc></url></urlset>',
  });
  expect([...pages.keys()]).toEqual(['/']);
  expect(asked).toContain('/base/http://127.0.0.1:1/x');
});

it('reads a site from its address: what its map names, and what pages link to', async () => {
  const {pages} = await readServed({
    '/base/': docusaurus('<a href=/base/b>乙</a><a href=/elsewhere>丙</a>'),
    '/base/a': docusaurus(''),
    '/base/b': docusaurus(''),
    '/base/sitemap.xml': '<urlset><url><loc>https://x.example/base/a/</loc></url></urlset>',
  });
  expect([...pages.keys()].sort()).toEqual(['/', '/a', '/b']);
});
