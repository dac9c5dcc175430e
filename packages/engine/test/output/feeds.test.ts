import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {toFeedHtml} from '../../src/output/machine/toFeedHtml.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {findXmlFault} from '../helpers/wellFormed.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();
const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
const days = Array.from({length: 22}, (_, i) => `2025-01-${String(i + 1).padStart(2, '0')}`);

beforeAll(async () => {
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '无涯', url: 'https://wuya.example', baseUrl: '/wuya/', blog: {feedOptions: {copyright: '© 无涯'}}};",
    'docs/a.md': '# 甲',
    ...Object.fromEntries(
      days.map((day) => [
        `blog/${day}-p.md`,
        `---\ntitle: 第 ${day} 篇 & “其他”\n---\n引\n\n<!-- truncate -->\n\n正文\n`,
      ]),
    ),
    'blog/2025-02-01-x.md':
      '---\ntitle: 末\ndescription: 描述\ntags: [山 水]\nauthors: {name: 云, email: yun@yun.example}\ndate: 2025-02-01T08:30:00Z\n---\n引\n\n<!-- truncate -->\n\n见[甲](../docs/a.md)与[小节](#小节)。\n\n## 小节\n\n```js\nconst a = 1 < 2;\n```\n\n![图](/logo.svg)\n',
    'blog/2025-02-02-hidden.md': '---\nunlisted: true\n---\n# 隐\n',
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  });
  await build({dir, makeBundle: stubBundle});
}, 60_000);

const CONTENT = {
  link: '<a href="https://wuya.example/wuya/a/">甲</a>',
  section: '<a href="https://wuya.example/wuya/blog/2025/02/01/x/#',
  code: '<pre>const a = 1 &lt; 2;\n</pre>',
  image: 'src="https://wuya.example/wuya/logo.svg"',
};

describe('feeds, read by another library', () => {
  it('RSS has the twenty newest listed posts with their whole texts', () => {
    const {title, link, language, items = []} = parseRssFeed(read('blog/rss.xml'));
    expect({title, link, language}).toEqual({
      title: '无涯 · 随笔',
      link: 'https://wuya.example/wuya/blog/',
      language: 'zh-CN',
    });
    expect(items).toHaveLength(20);
    expect(items[0]).toMatchObject({
      title: '末',
      link: 'https://wuya.example/wuya/blog/2025/02/01/x/',
      pubDate: 'Sat, 01 Feb 2025 08:30:00 GMT',
      description: '描述',
    });
    expect(items[1]?.title).toBe('第 2025-01-22 篇 & “其他”');
    for (const part of Object.values(CONTENT)) expect(items[0]?.content?.encoded).toContain(part);
  });

  it('Atom has the same', () => {
    const {entries = [], links = []} = parseAtomFeed(read('blog/atom.xml'));
    expect(entries).toHaveLength(20);
    expect(entries[0]).toMatchObject({
      id: 'https://wuya.example/wuya/blog/2025/02/01/x/',
      published: '2025-02-01T08:30:00.000Z',
      authors: [{name: '云'}],
    });
    for (const part of Object.values(CONTENT))
      expect(JSON.stringify(entries[0]?.content)).toContain(JSON.stringify(part).slice(1, -1));
    expect(links).toContainEqual(
      expect.objectContaining({rel: 'self', href: 'https://wuya.example/wuya/blog/atom.xml'}),
    );
  });

  it('JSON Feed has the same', () => {
    const {items = [], feed_url: own} = parseJsonFeed(read('blog/feed.json'));
    expect(own).toBe('https://wuya.example/wuya/blog/feed.json');
    expect(items).toHaveLength(20);
    expect(items[0]).toMatchObject({
      url: 'https://wuya.example/wuya/blog/2025/02/01/x/',
      title: '末',
      tags: ['山 水'],
    });
    for (const part of Object.values(CONTENT)) expect(items[0]?.content_html).toContain(part);
  });

  it('say when the newest post came, who wrote it and how to reach him, and describe the list by its title', () => {
    const rss = parseRssFeed(read('blog/rss.xml'));
    expect([rss.lastBuildDate ?? rss.pubDate, rss.description]).toEqual([
      'Sat, 01 Feb 2025 08:30:00 GMT',
      '无涯 · 随笔',
    ]);
    const {updated, entries = []} = parseAtomFeed(read('blog/atom.xml'));
    expect([updated, entries[0]?.authors]).toEqual([
      '2025-02-01T08:30:00.000Z',
      [{name: '云', email: 'yun@yun.example'}],
    ]);
  });

  it('RSS names who has no address for letters in the element for names, which needs none', () => {
    const [newest, other] = parseRssFeed(read('blog/rss.xml')).items ?? [];
    expect([newest?.authors, newest?.dc?.creators]).toEqual([
      [{name: '云', email: 'yun@yun.example'}],
      undefined,
    ]);
    expect([other?.authors, other?.dc?.creators]).toEqual([undefined, ['无涯']]);
  });

  it('each tag has its own', () => {
    expect(parseRssFeed(read('blog/tags/山-水/rss.xml')).items?.map(({title}) => title)).toEqual([
      '末',
    ]);
    expect(parseJsonFeed(read('blog/tags/山-水/feed.json')).items).toHaveLength(1);
  });

  it('name no post that is not listed', () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json'])
      expect(read(`blog/${file}`)).not.toContain('hidden');
  });

  it('are offered in the head of every page', () => {
    for (const [type, file, name] of [
      ['rss+xml', 'rss.xml', 'RSS'],
      ['atom+xml', 'atom.xml', 'Atom'],
      ['feed+json', 'feed.json', 'JSON'],
    ]) {
      expect(read('a/index.html')).toContain(
        `<link rel="alternate" href="/wuya/blog/${file}" type="application/${type}" title="随笔 · ${name}">`,
      );
    }
  });

  it('are not made again when nothing changed', async () => {
    expect(await build({dir, makeBundle: stubBundle})).toMatchObject({writtenCount: 0});
  });
});

it('follow the address of an author for letters, of which pages show another one', async () => {
  const own = temporaryFolder();
  const authorsAt = (host: string) => ({
    'blog/authors.yml': `li:\n  name: 李\n  email: li@${host}\n  socials: {email: all@x.example}\n`,
  });
  writeFiles(own, {
    'wuya.config.js': "export default {title: 't', url: 'https://x.example', docs: false};",
    'blog/2025-01-01-a.md': '---\nauthors: li\n---\n# 甲\n',
    ...authorsAt('old.example'),
  });
  await build({dir: own, makeBundle: stubBundle});
  writeFiles(own, authorsAt('new.example'));
  await build({dir: own, makeBundle: stubBundle});
  expect(readFileSync(join(own, 'dist/blog/atom.xml'), 'utf8')).toContain('li@new.example');
});

it('say what the site and the tag are about, and follow the day of the last change of a post', async () => {
  const own = temporaryFolder();
  const post = (day: string) => ({
    'blog/2025-01-01-a.md': `---\ntags: [t]\nlast_update: {date: ${day}}\n---\n# 甲\n`,
  });
  writeFiles(own, {
    'wuya.config.js':
      "export default {title: 't', tagline: '一句话', url: 'https://x.example', docs: false, blog: {blogDescription: ''}};",
    'blog/tags.yml': 't: {label: 标, permalink: /t, description: 说明}\n',
    ...post('2025-03-01'),
  });
  const readAtom = async (path: string) => {
    await build({dir: own, makeBundle: stubBundle});
    return parseAtomFeed(readFileSync(join(own, 'dist/blog', path), 'utf8'));
  };
  const all = await readAtom('atom.xml');
  expect([all.subtitle].map((one) => JSON.stringify(one)).join()).toContain('一句话');
  expect(all.entries).toMatchObject([
    {published: '2025-01-01T00:00:00.000Z', updated: '2025-03-01T00:00:00.000Z'},
  ]);
  expect(JSON.stringify((await readAtom('tags/t/atom.xml')).subtitle)).toContain('说明');
  writeFiles(own, post('2025-04-01'));
  expect((await readAtom('atom.xml')).entries).toMatchObject([
    {updated: '2025-04-01T00:00:00.000Z'},
  ]);
});

it('toFeedHtml leaves out what only the page needs', () => {
  expect(
    toFeedHtml(
      '<h2 id="x"><a class="hash" href="#x">#</a>题</h2><div class="note" role="note"><span aria-hidden="true">注</span><p class="ttl">t</p></div><button>复制</button>',
      'https://x.example/',
    ),
  ).toBe('<h2>题</h2><div><p>t</p></div>');
});

describe('feeds of hostile texts', () => {
  const HOSTILE = [
    'C++ <vector>',
    'a & b "c" \'d\'',
    ']]> x ]]> y',
    '</title><script>alert(1)</script>',
    '\u0001\u000b\ufffe',
    '&lt; &#0; &nope;',
    'the attribute <a href="x',
  ];
  const other = sharedFolder();
  const readOther = (path: string) => readFileSync(join(other, 'dist', path), 'utf8');

  beforeAll(async () => {
    writeFiles(other, {
      'wuya.config.js':
        "export default {title: '<无涯> & ]]>', tagline: '\\u000b<', url: 'https://wuya.example', baseUrl: '/'};",
      'docs/a.md': '# 甲',
      ...Object.fromEntries(
        HOSTILE.map((text, i) => [
          `blog/2025-01-0${i + 1}-p.md`,
          `---\ntitle: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}\ntags: [${JSON.stringify(`t ${text}`)}]\nauthors: {name: ${JSON.stringify(text)}, email: ${JSON.stringify(`${text}@x.example`)}, url: ${JSON.stringify(`https://x.example/?q=${text}`)}}\n---\n\n\`${text.replaceAll('\u0001', '')}\`\n\n<!-- truncate -->\n\n后\n`,
        ]),
      ),
    });
    await build({dir: other, makeBundle: stubBundle});
  }, 60_000);

  const paths = () =>
    readdirSync(join(other, 'dist/blog'), {recursive: true, encoding: 'utf8'}).filter(
      (path) => /\.(?:xml|json)$/.test(path) && /(?:rss|atom|feed)\.\w+$/.test(path),
    );

  it('are well formed, all of them, to a parser that forgives nothing', () => {
    const found = paths();
    expect(found.length).toBeGreaterThanOrEqual(3 * HOSTILE.length);
    const faults = found
      .filter((path) => path.endsWith('.xml'))
      .map((path) => findXmlFault(readOther(`blog/${path}`)));
    for (const path of ['sitemap.xml', 'opensearch.xml'])
      faults.push(findXmlFault(readOther(path)));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    for (const path of found.filter((name) => name.endsWith('.json')))
      expect(() => JSON.parse(readOther(`blog/${path}`)) as unknown).not.toThrow();
  });

  it('keep every word of titles and descriptions: tags are no tags to what reads HTML', () => {
    const text = 'C++ <vector>';
    const html = 'C++ &lt;vector&gt;';
    const atom = parseAtomFeed(readOther('blog/atom.xml')).entries?.at(-1);
    const rss = parseRssFeed(readOther('blog/rss.xml')).items?.at(-1);
    const json = parseJsonFeed(readOther('blog/feed.json')).items?.at(-1);
    expect(readOther('blog/atom.xml')).toContain(`<title type="html"><![CDATA[${html}]]></title>`);
    expect([atom?.title, atom?.summary].map((one) => JSON.stringify(one))).toEqual(
      [atom?.title, atom?.summary].map(() => expect.stringContaining(html)),
    );
    expect([rss?.title, rss?.description]).toEqual([text, html]);
    expect([json?.title, json?.summary]).toEqual([text, text]);
  });

  it('say what was written', () => {
    const {entries = []} = parseAtomFeed(readOther('blog/atom.xml'));
    const first = entries.find(({categories}) => categories?.[0]?.label === 't C++ <vector>');
    expect(first?.authors).toMatchObject([{name: 'C++ <vector>'}]);
  });
});

it.each([
  ['example.com/me', 'https://wuya.example/blog/2025/01/01/x/example.com/me'],
  ['/about', 'https://wuya.example/about'],
  ['//云.example', 'https://xn--9kq.example/'],
  ['http://[', undefined],
])('an author or a picture at %s ends no build', async (address, uri) => {
  const own = temporaryFolder();
  writeFiles(own, {
    'wuya.config.js':
      "export default {title: '无涯', url: 'https://wuya.example', onBrokenImages: 'ignore'};",
    'docs/a.md': '# 甲',
    'blog/2025-01-01-x.md': `---\nauthors: {name: 云, url: '${address}'}\nimage: '${address}'\n---\n文\n`,
  });
  await build({dir: own, makeBundle: stubBundle});
  const {entries = []} = parseAtomFeed(readFileSync(join(own, 'dist/blog/atom.xml'), 'utf8'));
  expect(entries[0]?.authors).toEqual([{name: '云', ...(uri !== undefined && {uri})}]);
});

it('a post that is too long for so many tags is whole in the list and feed of all posts alone, and named', async () => {
  const site = temporaryFolder();
  const tags = (count: number) =>
    `tags: [${Array.from({length: count}, (_, i) => String.fromCharCode(97 + i)).join()}]`;
  const long = `字尾 <b title="${'a'.repeat(300_000)}">粗</b>\n`;
  writeFiles(site, {
    'wuya.config.js': "export default {title: 'x', url: 'https://x.example', blog: {}};",
    'docs/a.md': '# 甲',
    'blog/2025-01-01-x.md': `---\n${tags(20)}\n---\n# 长\n\n引 <子>\n\n${long}`,
    'blog/2025-01-02-y.md': `---\n${tags(4)}\n---\n# 短\n\n${long.replace('尾', '末')}`,
    'blog/2025-01-03-z.md': `---\n${tags(20)}\n---\n# 截\n\n引\n\n<!-- truncate -->\n\n${long.replace('尾', '后')}`,
  });
  const {diagnostics} = await build({dir: site, makeBundle: stubBundle});
  const ends = (path: string) =>
    [...new Set(readFileSync(join(site, 'dist', path), 'utf8').match(/字[尾末后]/g))].sort();
  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    expect(ends(`blog/${file}`)).toEqual(['字后', '字尾', '字末']);
    expect(ends(`blog/tags/a/${file}`)).toEqual(['字末']);
  }
  const withoutTexts = readFileSync(join(site, 'dist/blog/tags/t/rss.xml'), 'utf8');
  expect(withoutTexts).toMatch(/<rss [^>]*xmlns:dc="[^"]+"[^>]*>[^]*<dc:creator>x</);
  expect(ends('blog/index.json')).toEqual(['字尾', '字末']);
  expect(ends('blog/tags/a/index.json')).toEqual(['字末']);
  expect(readFileSync(join(site, 'dist/blog/tags/a/index.json'), 'utf8')).toContain(
    '<p>引 &lt;子&gt;',
  );
  expect(diagnostics.filter(({code}) => code === 'BL-085').map(printProblem)).toEqual([
    'warning BL-085 blog/2025-01-01-x.md:2:1',
    'warning BL-085 blog/2025-01-03-z.md:2:1',
  ]);
});

it('names and sentences that lists of many pages repeat are short there', async () => {
  const site = temporaryFolder();
  const long = '长'.repeat(3000);
  const fields = (title: string) =>
    `---\ntitle: ${title}\ndescription: ${title}\ntags: [{label: ${title}, permalink: /t}]\n---\n<!-- truncate -->\n`;
  writeFiles(site, {
    'wuya.config.js': "export default {title: 'x', url: 'https://x.example', blog: {}};",
    'docs/a.md': fields(long),
    'docs/b.md': `---\nsidebar_class_name: ${long}\n---\n# 乙\n`,
    'blog/2025-01-01-x.md': fields(long),
    'blog/2025-01-02-y.md': fields('短').replace('/t', '/u'),
  });
  await build({dir: site, makeBundle: stubBundle});
  const longest = (path: string) =>
    Math.max(
      ...[...readFileSync(join(site, 'dist', path), 'utf8').matchAll(/长+/g)].map(
        ([run]) => run.length,
      ),
    );
  expect(longest('blog/2025/01/01/x/index.json')).toBe(3000);
  for (const path of ['blog/2025/01/02/y/index.json', 'b/index.json', 'blog/tags/t/index.json'])
    expect([path, longest(path) < 301]).toEqual([path, true]);
  for (const path of ['tags/t/index.json', 'blog/tags/t/rss.xml', 'blog/tags/t/atom.xml'])
    expect([path, longest(path)]).toEqual([path, 2499]);
});
