import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {commitAll} from '../helpers/gitCommit.ts';
import {changedPaths, readStamps, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const note = (title: string, tags: string, text = '') =>
  `---\ntags: [${tags}]\n---\n\n# ${title}\n\n${title}的第一段。\n\n## 小节\n\n正文${text}。\n`;
const files = {
  'wuya.config.js': `export default {
    title: '无涯', url: 'https://wuya.example', baseUrl: '/wuya/',
    docs: {path: 'notes', showLastUpdateTime: true, showLastUpdateAuthor: true},
    pages: false,
    themeConfig: {navbar: {items: [{type: 'doc', docId: 'js/a', label: '甲'}, {type: 'docsVersionDropdown', position: 'right'}]}},
  };\n`,
  'versions.json': '["1.0", "0.9"]',
  'notes/js/_category_.json':
    '{"label": "🚀 语言", "link": {"type": "generated-index", "slug": "/js", "description": "关于语言。"}}',
  'notes/js/a.md': note('闭包', '闭包, JavaScript'),
  'notes/js/b.md': note('值', 'JavaScript'),
  'notes/js/deep/c.md': note('深', 'JavaScript'),
  'notes/only.md': note('新写的', '新'),
  'versioned_docs/version-1.0/js/a.md': note('闭包', '闭包'),
  'versioned_docs/version-1.0/z.md': note('旧', '旧'),
  'versioned_docs/version-0.9/js/a.md': note('闭包', '闭包'),
  'versioned_sidebars/version-1.0-sidebars.json': '{"main": ["js/a", "z"]}',
  '.gitignore': 'dist\n.wuya\n',
};

const dir = sharedFolder();
const dist = join(dir, 'dist');
const page = (path: string, of = dist) => readFileSync(join(of, path, 'index.html'), 'utf8');
const commit = (author: string, date: string) => commitAll(dir, author, date);
/** Files that a build touched, those of the search left out. */
async function touchedBy(change: () => void): Promise<string[]> {
  const before = readStamps(dist);
  change();
  await build({dir, makeBundle: drawingBundle});
  return changedPaths(before, readStamps(dist)).filter((path) => !path.startsWith('search-index/'));
}

beforeAll(async () => {
  writeFiles(dir, files);
  execFileSync('git', ['init', '-q'], {cwd: dir});
  commit('甲', '2024-01-02T10:00:00Z');
  await build({dir, makeBundle: drawingBundle});
}, 60_000);

describe('D9 the versions of a site', () => {
  it('say that they are not released or no longer kept, and lead to the same note of the last one', () => {
    expect(page('next/js/a')).toMatch(
      /theme-doc-version-banner" role="alert">.*这是无涯 Next 的文档，尚未发布。.*href="\/wuya\/js\/a\/"/s,
    );
    expect(page('0.9/js/a')).toMatch(/这是无涯 0\.9 的文档，已不再维护。.*href="\/wuya\/js\/a\/"/s);
    expect(page('next/only')).toMatch(/theme-doc-version-banner.*href="\/wuya\/js\/a\/"/s); // the main note, where the last version lacks this one
    expect(page('js/a')).not.toContain('theme-doc-version-banner');
  });

  it('are named by badge, class and dropdown', () => {
    for (const [path, label, className] of [
      ['js/a', '1.0', 'docs-version-1.0'],
      ['next/js/a', 'Next', 'docs-version-current'],
      ['0.9/js/a', '0.9', 'docs-version-0.9'],
    ] as const) {
      expect(page(path)).toMatch(new RegExp(`theme-doc-version-badge">版本：${label}<`));
      expect(page(path)).toMatch(
        new RegExp(`<html[^>]* class="[^"]*${className.replaceAll('.', '\\.')}`),
      );
      expect(page(path)).toMatch(new RegExp(`aria-haspopup="true"[^>]*>${label}<`));
    }
    expect(page('next/js/a')).toMatch(
      /href="\/wuya\/next\/js\/a\/"[^>]*aria-current="true"[^>]*>Next</,
    );
    expect(page('next/js/a')).toContain('href="/wuya/0.9/js/a/"');
  });

  it('C8.11 the navbar leads into the version that is open', () => {
    expect(page('next/js/b')).toMatch(/theme-layout-navbar-left[^]*?href="\/wuya\/next\/js\/a\/"/);
    expect(page('z')).toMatch(/theme-layout-navbar-left[^]*?href="\/wuya\/js\/a\/"/);
  });
});

describe('D7 a page made for a category', () => {
  it('has title, sentence, a row for each item that leads somewhere, the way to it and its neighbours', () => {
    const html = page('next/js');
    expect(html).toContain('<h1>🚀 语言</h1>');
    expect(html).toContain('<p class="lead">关于语言。</p>');
    const cover = /<section class="cover">.*?<\/section>/s.exec(html)![0];
    const rows =
      /<li><a href="([^"]+)"><b>([^<]*)<\/b>(?:<span class="say">([^<]*)<\/span>)?<small>([^<]*)/gs;
    expect([...cover.matchAll(rows)].map((match) => match.slice(1))).toEqual([
      ['/wuya/next/js/a/', '闭包', '闭包的第一段。', '1 分钟'],
      ['/wuya/next/js/b/', '值', '值的第一段。', '1 分钟'],
      ['/wuya/next/js/deep/c/', '深', '深的第一段。', '1 分钟'],
    ]);
    expect(cover).toMatch(/<h2>deep<\/h2>/);
    expect(html).toMatch(/aria-current="page"[^>]*>🚀 语言</);
    expect(html).toMatch(/rel="next".*?<b>闭包</s);
    expect(page('next/js/a')).toMatch(/rel="prev".*?<b>🚀 语言</s);
    expect(page('next/js/a')).toMatch(
      /"@type":"ListItem","position":1,"name":"🚀 语言","item":"https:\/\/wuya\.example\/wuya\/next\/js\/"/,
    );
  });

  it('links its own styles', async () => {
    const own = temporaryFolder();
    const names = ['notes/js/_category_.json', 'notes/js/a.md'] as const;
    writeFiles(own, {
      'wuya.config.js':
        "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n",
      ...Object.fromEntries(names.map((name) => [name, files[name]])),
    });
    await build({dir: own}); // whole: the client of such a site comes with the engine
    // A stylesheet that holds several says which.
    const sheetsOf = (path: string) =>
      [
        ...page(path, join(own, 'dist')).matchAll(
          /rel="stylesheet" href="([^"]+)"(?: data-of="([^"]+)")?/g,
        ),
      ].flatMap(([, href = '', held]) => held?.split(' ') ?? href.split('/').at(-1)!);
    const ofNote = sheetsOf('js/a');
    const ownOf = (path: string) =>
      sheetsOf(path).flatMap((name) => (ofNote.includes(name) ? [] : name.replace(/-[^-]+$/, '')));
    expect(ownOf('js')).toEqual(['CoverPage']);
    expect(ownOf('tags')).toEqual(['TagIndex', 'ListPage']);
  });
});

describe('D19 pages of tags', () => {
  it('list tags by letter with counts, and notes by title', () => {
    expect(page('next/tags')).toMatch(
      /<h1>标签<\/h1>.*<h2[^>]*>J<\/h2>.*href="\/wuya\/next\/tags\/java-script\/" rel="tag">JavaScript<small>3</s,
    );
    expect(
      [...page('next/tags/java-script').matchAll(/<li><a href="([^"]+)"><b>/g)].map(
        ([, href]) => href,
      ),
    ).toEqual(['/wuya/next/js/a/', '/wuya/next/js/deep/c/', '/wuya/next/js/b/']);
    expect(page('next/js/a')).toContain(
      '<a class="chip" href="/wuya/next/tags/java-script/" rel="tag">JavaScript</a>',
    );
  });
});

describe('C7.3 pages of tags of a version', () => {
  it.each([
    ['0.9/tags', '/wuya/tags/'],
    ['0.9/tags/闭包', '/wuya/tags/%E9%97%AD%E5%8C%85/'],
  ])(
    'tell crawlers and the navbar that %s is of 0.9; the menu leads to the same in 1.0',
    (path, other) => {
      const html = page(path);
      expect(html).toContain('<meta name="docsearch:version" content="0.9">');
      expect(html).toMatch(/aria-haspopup="true"[^>]*>0\.9</);
      expect(html).toMatch(/theme-layout-navbar-left[^]*?href="\/wuya\/0\.9\/js\/a\/"/);
      expect(html).toContain(`href="${other}">1.0<`);
    },
  );

  it('that another version lacks lead to its main note', () => {
    expect(page('next/tags/java-script')).toContain('href="/wuya/js/a/">1.0<');
  });
});

describe('D20 the last update', () => {
  it('is that of git', () => {
    expect(page('next/js/a').replaceAll('<!-- -->', '')).toContain(
      '<span class="theme-last-updated" itemScope="">更新于 <time dateTime="2024-01-02" itemProp="dateModified">2024-01-02</time>（甲）</span>',
    );
  });
});

describe('a warm build', () => {
  it('writes nothing when nothing changed', async () => {
    expect(await touchedBy(() => undefined)).toEqual([]);
  });

  it('writes a note alone when its text changed, and what shows its first words when these changed', async () => {
    const own = ['next/js/b/index.html', 'next/js/b/index.json', 'next/js/b/index.md'];
    expect(
      await touchedBy(() =>
        writeFileSync(join(dir, 'notes/js/b.md'), note('值', 'JavaScript', '改过')),
      ),
    ).toEqual(own);
    expect(
      await touchedBy(() =>
        writeFileSync(
          join(dir, 'notes/js/b.md'),
          note('值', 'JavaScript', '改过').replace('第一段', '开头'),
        ),
      ),
    ).toEqual(
      [
        ...own,
        ...['next/js', 'next/tags/java-script'].flatMap((path) =>
          ['html', 'json', 'md'].map((extension) => `${path}/index.${extension}`),
        ),
      ].toSorted(),
    );
  });

  it('writes after a commit the note whose date is another, and what tells dates', async () => {
    expect(await touchedBy(() => commit('乙', '2024-05-06T10:00:00Z'))).toEqual([
      'next/js/b/index.html',
      'next/js/b/index.json',
      'sitemap.xml',
    ]);
    expect(page('next/js/b')).toContain('2024-05-06');
  });
});
