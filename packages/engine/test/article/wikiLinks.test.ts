import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {compileMarkdown} from '../../src/article/compile.ts';
import {openSite, type Site} from '../../src/site/site.ts';
import {plainCompiler} from '../helpers/plainCompiler.ts';
import {seed} from '../helpers/random.ts';
import {printProblem, type SiteFiles, writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';
import {makeVault} from '../helpers/vault.ts';

const CONFIG = `export default {title: '站', url: 'https://x.example', docs: {path: 'notes', backlinks: true},
  markdown: {wikiLinks: true}};\n`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';

async function open(files: SiteFiles): Promise<Site> {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': CONFIG, ...files});
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  return site;
}

const resolve = async (site: Site, permalink: string) =>
  (
    await site.resolve(site.model.table.byPermalink.get(encodeURI(permalink))!, () => {
      throw new Error('no component');
    })
  ).resolved;
const show = async (site: Site, permalink: string) =>
  decodeURI((await resolve(site, permalink)).html!()).replaceAll(/\n\s*/g, '');
const problemsOf = async (site: Site) => (await site.problems())!.map(printProblem);

describe('[[links]]', () => {
  it('lead to notes by name, path, title and alias, with their own words or those of the name', async () => {
    const site = await open({
      'notes/甲.md':
        '见 [[乙]]、[[子/丙|丙的 *话*]]、[[闭包与作用域]]、[[又名]]、`[[代码]]`、\\[[字]]。\n\n| 表 | 格 |\n| --- | --- |\n| [[乙\\|又]] | [[乙]] |\n\n```js\na[[0]]\n```\n',
      'notes/乙.md': '---\naliases: [又名]\n---\n\n# 闭包与作用域\n\n[[甲]]\n',
      'notes/子/丙.md': '**[[乙]]。**后文\n',
    });
    const html = await show(site, '/甲/');
    expect(html).toContain('见 <a href="/乙/">乙</a>、<a href="/子/丙/">丙的 <em>话</em></a>、');
    expect(html).toContain(
      '<a href="/乙/">闭包与作用域</a>、<a href="/乙/">又名</a>、<code class="nb">[[代码]]</code>、[[字]]。',
    );
    expect(html).toContain('<td><a href="/乙/">又</a></td>');
    expect(html).toContain('</span>[[<span class=n>0</span>]]');
    expect(await show(site, '/子/丙/')).toContain('<strong><a href="/乙/">乙</a>。</strong>后文');
    expect(await problemsOf(site)).toEqual([]);
  });

  it('lead to headings and blocks, also of a note that no page has asked for', async () => {
    const site = await open({
      'notes/甲.md':
        '## 自己\n\n[[#自己]] [[乙#小 节]] [[乙#一#小 节]] [[乙#小-节]] [[乙#^b1]] [[乙#没有]]\n',
      'notes/乙.md': '## 一\n\n## 小 节 {#other}\n\n一段。 ^b1\n\n## 小 节\n',
    });
    const html = await show(site, '/甲/');
    expect([...html.matchAll(/<a href="([^"]*)">(?!<)/g)].map(([, href]) => href)).toEqual([
      '/甲/#自己',
      '/乙/#other',
      '/乙/#other',
      '/乙/#小-节',
      '/乙/#^b1',
      '/乙/',
    ]);
    expect(html).toContain('>乙 &gt; 小 节</a>');
    expect(await show(site, '/乙/')).toContain('<p>一段。 <a id="^b1"></a></p>');
    expect(await problemsOf(site)).toEqual(['warning LN-052 notes/甲.md:3:51']);
  });

  it('lead to notes whose names have the sign of headings', async () => {
    const site = await open({
      'notes/甲.md': '[[C#]] [[C#/类]] [[c##节]] [[F#|字]] [[乙#节]]\n\n![[C##节]]\n',
      'notes/C#.md': '## 节\n\n里面。\n',
      'notes/C#/类.md': '字\n',
      'notes/f.md': '---\ntitle: F#\n---\n',
      'notes/乙.md': '## 节\n',
    });
    const html = await show(site, '/甲/');
    expect(await problemsOf(site)).toEqual([]);
    expect([...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, ...found]) => found)).toEqual([
      ['/C%23/', 'C#'],
      ['/C%23/类/', 'C#/类'],
      ['/C%23/#节', 'c# &gt; 节'],
      ['/f/', '字'],
      ['/乙/#节', '乙 &gt; 节'],
    ]);
    expect(html).toContain('里面。');
  });

  it('by the title of a note lead to all of it, and embed it whole', async () => {
    const site = await open({
      'notes/甲.md': '[[乙#题 一]]\n\n![[乙#题 一]]\n\n[[乙#题 二]]\n',
      'notes/乙.md': '# 题 一\n\n整篇\n',
    });
    const html = await show(site, '/甲/');
    expect(html).toContain('<a href="/乙/">乙 &gt; 题 一</a>');
    expect(html).toMatch(/<div class="embed" data-from="\/乙\/">\s*<p>整篇<\/p>/);
    expect(await problemsOf(site)).toEqual(['warning LN-052 notes/甲.md:5:1']);
  });

  it('that lead nowhere are named with the nearest name, those that may be several with the others', async () => {
    const site = await open({
      'notes/甲.md': '前文 [[闭包和作用域]]，然后 **[[丙]]**。\n',
      'notes/闭包与作用域.md': '[[甲]]\n',
      'notes/子/丙.md': '[[甲]]\n',
      'notes/丑/丙.md': '[[甲]]\n',
    });
    const problems = (await site.problems())!;
    expect(problems.map(printProblem)).toEqual([
      'error LN-055 notes/甲.md:1:4',
      'warning LN-056 notes/甲.md:1:20',
    ]);
    expect(problems[0]!.hint!.zh).toBe('是否想写 [[闭包与作用域]]？');
    expect(problems[1]!.zh).toContain('notes/子/丙.md');
    expect(await show(site, '/甲/')).toContain(
      '前文 <a>闭包和作用域</a>，然后 <strong><a href="/丑/丙/">',
    );
  });

  it('are text where the site does not ask for them', async () => {
    const site = await open({
      'wuya.config.js': CONFIG.replace('wikiLinks: true', ''),
      'notes/甲.md': '[[乙]] ![[丙]] 一段。 ^b\n',
    });
    expect(await show(site, '/甲/')).toBe('<p>[[乙]] ![[丙]] 一段。 ^b</p>');
  });

  it('work in MDX pages, which cannot be embedded', async () => {
    const site = await open({
      'notes/甲.mdx': '[[乙|话]] {1 + 1}\n\n![[乙]]\n',
      'notes/乙.md': '# 乙\n\n正文。\n\n![[甲]]\n',
    });
    const {modules} = await site.resolve(
      site.model.table.byPermalink.get(encodeURI('/甲/'))!,
      () => {
        throw new Error('no component');
      },
    );
    const code = decodeURI([...modules!.values()].join(''));
    expect(code).toMatch(/\/乙\/.*话/s);
    expect(code).toContain('正文。');
    expect(await show(site, '/乙/')).toContain('<p><a href="/甲/">甲</a></p>');
    expect(await problemsOf(site)).toEqual([]);
  });
});

describe('![[…]]', () => {
  it('shows a note, a section or a block, with their links and without their ids', async () => {
    const site = await open({
      'notes/甲.md':
        '![[乙]]\n\n![[乙#一]]\n\n![[乙#^b]]\n\n![[乙#^li]]\n\n句中 ![[乙|的]] 是链接。\n',
      'notes/子/乙.md':
        '# 乙\n\n引文 [自己](./乙.md)。\n\n## 一\n\n[[#二]]一段。 ^b\n\n### 里\n\n深。\n\n## 二\n\n- 项\n- 目 ^li\n\n![图](./图.svg)\n',
      'notes/子/图.svg': SVG,
    });
    const [note, section, block, item, rest] = (await show(site, '/甲/')).split(
      /(?=<div class="embed")|<p>句中/,
    );
    expect(note).toMatch(
      /data-from="\/子\/乙\/"><p>引文 <a href="\/子\/乙\/">自己<\/a>。<\/p>.*一段。.*深。.*href="\/assets\/images\/图-/s,
    );
    expect(note).not.toMatch(/\sid="/);
    expect(section).toMatch(/data-from="\/子\/乙\/#一">.*<a href="\/子\/乙\/#二">.*深。/s);
    expect(section).not.toContain('项');
    expect(block).toMatch(
      /data-from="\/子\/乙\/#\^b"><p><a [^>]*>二<\/a>一段。 <a><\/a><\/p><\/div>/,
    );
    expect(item).toMatch(/><ul><li>目 <a><\/a><\/li><\/ul><\/div>/);
    expect(rest).toContain('<a href="/子/乙/">的</a> 是链接。');
    expect(await problemsOf(site)).toEqual([]);
  });

  it('shows pictures in their size wherever they lie, and offers other files', async () => {
    const site = await open({
      'notes/甲.md':
        '![[图 片.svg|15]]\n\n句中 ![[图 片.svg|说明]]。\n\n![[书.pdf]]\n\n[[甲]]\n\n![[无.png]]\n',
      'notes/附件/图 片.svg': SVG,
      'notes/附件/书.pdf': 'x',
    });
    const html = await show(site, '/甲/');
    expect(html).toMatch(
      /<figure><a class="zoomable" href="\/assets\/images\/图 片-\w+\.svg".*?<img src="data:image\/svg\+xml,.*" width="15" height="10" [^>]*alt="图 片">/,
    );
    expect(html).toMatch(/<img src="data:image.*" width="30" height="20" [^>]*alt="说明">/);
    expect(html).toMatch(/<a href="\/assets\/files\/书-\w+\.pdf" target="_blank">书\.pdf<\/a>/);
    const problems = (await site.problems())!;
    expect(problems.map(printProblem)).toEqual(['error LN-055 notes/甲.md:9:1']);
    expect(problems[0]!.zh).toContain('没有叫「无.png」的文件');
  });

  it('has the words of a picture in the text that is searched, not its width', async () => {
    const compiler = {...plainCompiler, hasWikiLinks: true};
    const {sectionTexts} = await compileMarkdown(compiler, {
      body: '![[子/图 片.png|300x20]]\n\n句中 ![[图.png|说明]]。\n\n![图](./a.png)\n',
      file: 'notes/甲.md',
      firstLine: 1,
    });
    expect(sectionTexts).toEqual(['图 片\n句中 说明。\n图']);
  });

  it('keeps what is embedded in its place: the rule of its note comes along', async () => {
    const bounds = '<style>:is(.prose,.ex){clip-path:inset(0 -2rem)}</style>';
    const site = await open({
      'notes/a.md': '![[b#二]]\n',
      'notes/b.md':
        '<b style="position:fixed">甲</b>\n\n## 二\n\n<b style="position:fixed">乙</b>\n',
    });
    expect(await show(site, '/b/')).toContain(`甲</b></p>${bounds}`);
    expect(await show(site, '/a/')).toMatch(
      new RegExp(`乙</b></p>${bounds.replace(/[()]/g, '\\$&')}`),
    );
  });

  it('shows notes that are alone in an item, also of a list without blank lines', async () => {
    const site = await open({
      'notes/a.md':
        '- ![[b]]\n- ![[b#二]]\n  - ![[b]]\n- [ ] ![[b]]\n- 句中 ![[b]]\n- ![[b]] 等\n- ![[图.svg]]\n',
      'notes/b.md': '甲\n\n## 二\n\n乙\n',
      'notes/图.svg': SVG,
    });
    const items = (await show(site, '/a/')).split(/<li[^>]*>/).slice(1);
    expect(items.map((item) => item.includes('class="embed"'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => number < 5),
    );
    expect(items[1]).toContain('<p>乙</p>');
    expect(items[3]).toMatch(/type="checkbox".*<p>甲<\/p>/s);
    expect(items[4]).toContain('句中 <a href="/b/">b</a>');
    expect(items[6]).not.toContain('<figure');
  });

  it('ends where notes embed each other', async () => {
    const site = await open({
      'notes/a.md': '甲\n\n![[b]]\n',
      'notes/b.md': '乙\n\n![[a]]\n\n![[b]]\n',
    });
    expect(await show(site, '/a/')).toBe(
      '<p>甲</p><div class="embed" data-from="/b/"><p>乙</p><p><a href="/a/">a</a></p><p><a href="/b/">b</a></p></div>',
    );
    expect(await problemsOf(site)).toEqual(['warning LN-057 notes/b.md:5:1']);
  });

  it('shows sections of the same note, but none that holds the embed', async () => {
    const site = await open({
      'notes/a.md': '## 一\n\n甲。\n\n## 二\n\n![[#一]]\n\n![[a#二]]\n\n![[b]]\n\n![[图.svg]]^id\n',
      'notes/图.svg': SVG,
      'notes/b.md': '乙。\n\n![[a#一]]\n\n![[a#二]]\n',
    });
    const html = (await show(site, '/a/')).split('<h2 id="二"')[1]!;
    expect(html).toContain('<div class="embed" data-from="/a/#一">');
    expect(html).toContain('<p><a href="/a/#二">a &gt; 二</a></p>');
    expect(html).toMatch(/<p>乙。<\/p><div class="embed" data-from="\/a\/#一">.*甲。/);
    expect(html).toContain('id="^id"');
    const problems = await problemsOf(site);
    expect(problems).toContain('warning LN-057 notes/a.md:9:1');
    expect(problems).not.toContain('warning LN-057 notes/a.md:7:1');
  });

  it('shows what is saved', async () => {
    const site = await open({'notes/a.md': '![[b]]\n', 'notes/b.md': '旧。\n'});
    expect(await show(site, '/a/')).toContain('旧。');
    writeFiles(site.dir, {'notes/b.md': '新。\n'});
    expect(await site.refresh([join(site.dir, 'notes/b.md')])).toBe('pages');
    expect(await show(site, '/a/')).toContain('新。');
  });
});

describe('backlinks', () => {
  const files = {
    'notes/甲.md': '第一句。这里见 [[乙]]，\n说一句话。第三句。\n\n又是 [[乙]]。\n',
    'notes/乙.md': '# 乙\n\n正文。\n',
    'notes/丙.md': '- 列 [乙](./乙.md) 项。\n- 别的\n',
    'notes/丁.md': '---\nunlisted: true\n---\n[[乙]]\n',
  };
  const backlinksOf = async (site: Site, permalink: string) => {
    const {page} = await resolve(site, permalink);
    return page.kind === 'doc' ? page.backlinks : undefined;
  };

  it('name each page that leads to a note once, with its sentence', async () => {
    const site = await open(files);
    expect(await backlinksOf(site, '/乙/')).toEqual([
      {title: '丙', href: encodeURI('/丙/'), sentence: '列 乙 项。'},
      {title: '甲', href: encodeURI('/甲/'), sentence: '这里见 乙，说一句话。'},
    ]);
    expect(await backlinksOf(site, '/甲/')).toBeUndefined();
    expect(await problemsOf(site)).toEqual([]);
  });

  it('turn nothing around on the page of another note, whatever their titles and sentences begin', async () => {
    const turning = '---\ntitle: "a\\u202Eb\\e"\n---\n\n见\u2066 [[乙]]。\n';
    const site = await open({'notes/乙.md': '# 乙\n', 'notes/己.md': turning});
    expect(await backlinksOf(site, '/乙/')).toEqual([
      {title: 'a\u202Eb\u202C', href: encodeURI('/己/'), sentence: '见\u2066 乙。\u2069'},
    ]);
  });

  it('make another page of a note when another one leads to it', async () => {
    const site = await open(files);
    const before = (await resolve(site, '/乙/')).key;
    expect((await resolve(site, '/乙/')).key).toBe(before);
    writeFiles(site.dir, {'notes/丙.md': '不再提。\n'});
    await site.refresh([join(site.dir, 'notes/丙.md')]);
    expect((await resolve(site, '/乙/')).key).not.toBe(before);
    expect(await backlinksOf(site, '/乙/')).toHaveLength(1);
    expect(await problemsOf(site)).toEqual([]);
  });

  it('are not there where the site does not show them', async () => {
    const site = await open({...files, 'wuya.config.js': CONFIG.replace('backlinks: true', '')});
    expect(await backlinksOf(site, '/乙/')).toBeUndefined();
  });
});

it('a vault of 200 notes resolves all links that lead somewhere, and names the others', async () => {
  const {files, links} = makeVault(200, seed);
  const site = await open({...files, 'wuya.config.js': CONFIG});
  const problems = (await site.problems())!;
  const {context, table} = site.model;
  const wrong: string[] = [];
  let dead = 0;
  for (const [file, expected] of links) {
    const {permalink} = table.byFile.get(file)!;
    const {references} = context.articleAt(permalink)!.markdown;
    expected.forEach(({written, target}, i) => {
      const found = context.references.targetOf(references[i]!, {file, permalink});
      if (target === undefined) dead++;
      if (found !== (target && table.byFile.get(target)?.permalink))
        wrong.push(`${file}: ${written}`);
    });
  }
  expect(wrong, `SEED=${seed}`).toEqual([]);
  expect(dead).toBeLessThan(200 * 4 * 0.02);
  const codes = problems.map(({code}) => code);
  expect(codes.filter((code) => code === 'LN-055')).toHaveLength(dead);
  expect(codes.filter((code) => !/^LN-05[57]$/.test(code))).toEqual([]);
});

it('notes that embed each other many times stay bounded', async () => {
  const all = Array.from({length: 12}, (_, i) => `![[n${i}]]\n`).join('\n');
  const notes = Array.from({length: 12}, (_, i): [string, string] => [
    `notes/n${i}.md`,
    `${'字'.repeat(20_000)}\n\n${all}`,
  ]);
  const site = await open(Object.fromEntries(notes));
  expect((await show(site, '/n0/')).length).toBeLessThan(1_500_000);
});
