import {describe, expect, it} from 'vitest';
import {PORTABLE_ROOT as ROOT} from '../../config/portable.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import {toRelativeDocument} from './addresses.ts';
import {toPortableFolder} from './portableFolder.ts';

const at = {url: 'https://x.example', baseUrl: '/notes/'};
const relate = (html: string, path = 'a/b/index.html') => toRelativeDocument(html, path, at);

describe('the addresses of a portable document', () => {
  it('are relative, and folders are named by their document', () => {
    expect(relate(`<a href="${ROOT}">`)).toBe('<a href="../../index.html">');
    expect(relate(`<a href="${ROOT}c/?q=1#d">`)).toBe('<a href="../../c/index.html?q=1#d">');
    expect(relate(`<img src="${ROOT}p.png">`, 'index.html')).toBe('<img src="./p.png">');
    expect(relate(`<a href="${ROOT}x/it's-(1),a&amp;b/">`)).toBe(
      `<a href="../../x/it's-(1),a&amp;b/index.html">`,
    );
  });

  it('are found in lists of pictures, styles, refreshes, scripts and words', () => {
    expect(relate(`<img srcset="${ROOT}a.png 1x, ${ROOT}b.png 2x">`)).toBe(
      '<img srcset="../../a.png 1x, ../../b.png 2x">',
    );
    expect(relate(`<i style="background:url(${ROOT}a.png)">`)).toBe(
      '<i style="background:url(../../a.png)">',
    );
    expect(relate(`<meta content="0; url=${ROOT}c/">`)).toBe(
      '<meta content="0; url=../../c/index.html">',
    );
    expect(relate(`<script>e.src="${ROOT}assets/app.js"</script>`)).toBe(
      '<script>e.src="../../assets/app.js"</script>',
    );
    expect(relate(`<p>${ROOT}c/</p>`)).toBe('<p>../../c/index.html</p>');
  });

  it('with a host are those under which the site is published', () => {
    expect(relate(`<link rel="canonical" href="https://x.example${ROOT}a/">`)).toBe(
      '<link rel="canonical" href="https://x.example/notes/a/">',
    );
  });

  it('in the facts of the page wait for the script that knows the folder', () => {
    const facts = (path: string) =>
      `<script type="application/json" id="Wuya-page">{"path":"${path}"}</script>`;
    expect(relate(facts(`${ROOT}a/`))).toBe(facts('{wuya-root}/a/'));
  });
});

describe('a portable folder', () => {
  const write = (path: string, content: string | Uint8Array) => {
    const files = new Map<string, string | Uint8Array>();
    const output = {
      write: (name, _key, made) => void files.set(name, made),
    } as Partial<OutputFolder>;
    toPortableFolder(output as OutputFolder, {...at, fingerprint: ''}).write(path, 'k', content);
    return Object.fromEntries(files);
  };

  it('has scripts for the files that pages read', () => {
    expect(write('search-index/c1-x.bin', Uint8Array.of(1, 2))).toEqual({
      'search-index/c1-x.bin.js': 'wuyaFile("AQI=",1)\n',
    });
    expect(write('en/assets/sidebar-a-1.json', `{"href":"${ROOT}en/a/"}`)).toEqual({
      'en/assets/sidebar-a-1.json.js': 'wuyaFile("{\\"href\\":\\"{wuya-root}/en/a/\\"}")\n',
    });
    const md = `[a](https://x.example${ROOT}a/index.md)`;
    const published = '[a](https://x.example/notes/a/index.md)';
    expect(write('a/index.md', md)).toEqual({
      'a/index.md': published,
      'a/index.md.js': `wuyaFile("${published}")\n`,
    });
  });

  it('has no files of navigations, and styles with relative addresses', () => {
    expect(write('a/index.json', '{}')).toEqual({});
    expect(write('404.json', '{}')).toEqual({});
    expect(write('assets/a.css', `url(${ROOT}assets/f.woff2)`)).toEqual({
      'assets/a.css': 'url(../assets/f.woff2)',
    });
    expect(write('routes.json', `["${ROOT}a/"]`)).toEqual({'routes.json': '["a/"]'});
  });

  it('leads from the not-found page at any address to where its site is', () => {
    expect(write('en/404.html', '<head>')['en/404.html']).toContain('var f="en/404.html"');
    expect(write('a/index.html', '<head>')['a/index.html']).toBe('<head>');
  });

  it('keeps files under keys of its own', () => {
    const asked: string[] = [];
    const output = {
      reuse: (path: string, key: string) => asked.push(`${path} ${key}`) > 0,
    } as unknown as OutputFolder;
    const folder = toPortableFolder(output, {...at, fingerprint: 'f'});
    expect(folder.reuse('a.md', 'k')).toBe(true);
    expect(folder.reuse('a.json', 'k')).toBe(true);
    expect(asked.map((line) => line.split(' ')[0])).toEqual(['a.md', 'a.md.js']);
    expect(asked[0]).not.toBe('a.md k');
  });
});
