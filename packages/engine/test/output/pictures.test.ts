import {createServer, type Server} from 'node:http';
import {readFileSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeBook} from '../../src/build/book.ts';
import {build} from '../../src/build/build.ts';
import {checkSite} from '../../src/build/check.ts';
import {loadNothing} from '../../src/kinds/kind.ts';
import {openEditions} from '../../src/site/openEditions.ts';
import {scanFolder} from '../../src/content/source/scan.ts';
import {makePhoto} from '../helpers/photo.ts';
import {changedPaths, printProblem, readStamps, readTree, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const configOf = (images: unknown, more: object = {}): string =>
  `export default ${JSON.stringify({
    title: '站',
    url: 'https://x.example',
    docs: {path: 'notes'},
    pages: false,
    blog: false,
    ...(images !== undefined && {images}),
    ...more,
  })};\n`;

/** What is in the article of a page. */
function pictureOf(dir: string, path: string): string {
  const {html} = JSON.parse(readFileSync(join(dir, path), 'utf8')) as {html: string};
  return html.replaceAll(/-[\w]{8}(?=[-.])/g, '-#').replaceAll('\n', '');
}

const made = (dir: string): string[] =>
  scanFolder(join(dir, 'dist/assets/images'))
    .map((path) => path.replace(/-\w{8}(?=[-.])/, '-#'))
    .sort();

describe('pictures in other formats and widths', () => {
  const dir = sharedFolder();
  const make = (isPortable = false) => build({dir, isPortable, makeBundle: stubBundle});

  beforeAll(async () => {
    writeFiles(dir, {
      'wuya.config.js': configOf({widths: [120, 600]}),
      'notes/index.md': '# 首页\n',
      'notes/a.md': [
        '# 甲',
        '![港口](./harbour.jpg)',
        '文字 ![港口](./harbour.jpg) 文字',
        '![窗](./window.png)',
        '![窗](./window.png#gh-dark-mode-only)',
        '![图](./drawing.svg)',
        '![静](/still.png)',
      ].join('\n\n'),
      'notes/b.mdx': '# 乙\n\n<div>\n\n![港口](./harbour.jpg)\n\n</div>\n\n{1 + 1}\n',
      'notes/harbour.jpg': await makePhoto({width: 400, height: 300, seed: 1}),
      'notes/window.png': await sharp(await makePhoto({width: 200, height: 100, seed: 2}))
        .png()
        .toBuffer(),
      'notes/window.dark.png': await sharp(await makePhoto({width: 200, height: 100, seed: 3}))
        .png()
        .toBuffer(),
      'notes/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>',
      'static/still.png': await sharp(await makePhoto({width: 200, height: 100, seed: 4}))
        .png()
        .toBuffer(),
    });
    await make();
  }, 60_000);

  it('are what the page offers, smallest first, AVIF before WebP, and the file itself at last', () => {
    const html = pictureOf(dir, 'dist/a/index.json');
    const sizes = '(max-width: 436px) calc(100vw - 36px), 400px';
    expect(html).toContain(
      `<picture><source type="image/avif" srcset="/assets/images/harbour-#-120.avif 120w, /assets/images/harbour-#-400.avif 400w" sizes="${sizes}">` +
        `<source type="image/webp" srcset="/assets/images/harbour-#-120.webp 120w, /assets/images/harbour-#-400.webp 400w" sizes="${sizes}">` +
        '<img src="/assets/images/harbour-#.jpg" width="400" height="300" loading="lazy" decoding="async" alt="港口"></picture>',
    );
    expect(html).toContain('<a class="zoomable" href="/assets/images/harbour-#.jpg"');
    // A page holds what is smaller than the request for it; enlarged, the file is shown.
    expect(html).toMatch(
      /<a class="zoomable" href="\/assets\/images\/drawing-#\.svg"[^>]*><img src="data:image\/svg\+xml,%3Csvg%20[^"]*" width="30" height="20"/,
    );
    expect(html).toContain('srcset="/assets/images/still-#-120.avif 120w');
    expect(made(dir)).toContain('harbour-#-400.webp');
  });

  it('show the one for the dark mode beside that for the light one', () => {
    const html = pictureOf(dir, 'dist/a/index.json');
    const [, zoomable = ''] = html.split('aria-label="放大图片：窗">');
    expect(zoomable.replaceAll(/<source[^>]*>/g, '').split('</a>')[0]).toBe(
      '<picture class="only-light"><img src="/assets/images/window-#.png" width="200" height="100" loading="lazy" decoding="async" alt="窗"></picture>' +
        '<picture class="only-dark"><img src="/assets/images/window.dark-#.png" width="200" height="100" loading="lazy" decoding="async" alt="窗"></picture>',
    );
    const forDark = html.split('<figure class="only-dark">')[1]!.split('</figure>')[0]!;
    expect(forDark).toContain('<picture><source');
  });

  it('are in MDX pages too', async () => {
    const [site] = await openEditions(dir, {isProduction: true});
    const route = site!.model.table.byPermalink.get('/b/')!;
    const {modules} = await site!.resolve(route, loadNothing);
    site!.close();
    expect(modules!.get('notes/b.mdx')).toMatch(
      /<picture><source type=\\"image\/avif\\" srcset=\\"\/assets\/images\/harbour-\w{8}-120\.avif 120w/,
    );
  });

  it('leave Markdown copies and the index of the search as they are without them', async () => {
    const texts = (tree: Record<string, string>) =>
      Object.fromEntries(Object.entries(tree).filter(([path]) => /\.md$|search-index/.test(path)));
    const before = texts(readTree(join(dir, 'dist')));
    expect(before['a/index.md'] ?? before['a.md']).toMatch(/harbour-\w{8}\.jpg/);
    writeFiles(dir, {'wuya.config.js': configOf(undefined)});
    await make();
    expect(changedPaths(before, texts(readTree(join(dir, 'dist'))))).toEqual([]);
    expect(made(dir).filter((path) => /\d+\.(?:avif|webp)$/.test(path))).toEqual([]);
    writeFiles(dir, {'wuya.config.js': configOf({widths: [120, 600]})});
  }, 60_000);

  it('are made once', async () => {
    await make();
    const cache = join(dir, '.wuya/cache/pictures');
    const before = readStamps(cache);
    expect(Object.keys(before)).toHaveLength(1);
    const result = await make();
    expect(result).toMatchObject({writtenCount: 0, removedCount: 0});
    await make(true);
    await checkSite(dir, {makeBundle: stubBundle});
    expect(changedPaths(before, readStamps(cache))).toEqual([]);
  }, 60_000);

  it('are made again, the same, when the cache is damaged', async () => {
    const tree = readTree(join(dir, 'dist'));
    const cache = join(dir, '.wuya/cache/pictures');
    for (const path of scanFolder(cache)) {
      const bytes = readFileSync(join(cache, path));
      bytes.fill(0, 1000, 1100); // within an entry: the index stays
      writeFileSync(join(cache, path), bytes);
    }
    writeFiles(dir, {'dist/assets/images/x': ''});
    for (const path of scanFolder(join(dir, 'dist/assets/images')))
      writeFileSync(join(dir, 'dist/assets/images', path), '');
    await make();
    expect(changedPaths(tree, readTree(join(dir, 'dist')))).toEqual(['assets/images/x']);
  }, 60_000);

  it('are in a portable folder, and a book has the file', async () => {
    await make(true);
    const page = readFileSync(join(dir, 'dist-portable/a/index.html'), 'utf8');
    expect(page).toMatch(
      /srcset=\\"\.\.\/assets\/images\/harbour-\w{8}-120\.avif 120w, \.\.\/assets/,
    );
    const {pagePath} = await makeBook({dir});
    const book = readFileSync(pagePath!, 'utf8');
    expect(book).not.toContain('<source');
    expect(book).toContain('<img');
  }, 60_000);
});

describe('a file that is not what it seems', () => {
  const dir = sharedFolder();

  it('is published as it is, and named at its line', async () => {
    const photo = await makePhoto({width: 200, height: 150, seed: 5});
    writeFiles(dir, {
      'wuya.config.js': configOf({widths: [120]}),
      'notes/index.md': [
        '# 首页',
        '![断](./cut.jpg)',
        '![炸](./bomb.png)',
        '![谎](./liar.png)',
        '![假](./script.png)',
        '![坏](./broken.png)',
        '![好](./good.jpg)',
      ].join('\n\n'),
      'notes/cut.jpg': photo.subarray(0, photo.length / 2),
      'notes/bomb.png': bombOf(60_000, 60_000),
      'notes/liar.png': photo,
      'notes/script.png':
        '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><script/></svg>',
      'notes/broken.png': 'no picture',
      'notes/good.jpg': photo,
    });
    const {diagnostics} = await build({dir, makeBundle: stubBundle});
    expect(diagnostics.filter(({code}) => code.startsWith('IM-')).map(printProblem)).toEqual([
      'warning IM-064 notes/index.md:3:1',
      'warning IM-064 notes/index.md:5:1',
      'warning IM-064 notes/index.md:7:1',
      'warning IM-064 notes/index.md:9:1',
      'warning IM-061 notes/index.md:11:1',
    ]);
    expect(made(dir)).toEqual([
      'bomb-#.png',
      'broken-#.png',
      'cut-#.jpg',
      'good-#-120.avif',
      'good-#-120.webp',
      'good-#.jpg',
      'liar-#.png',
      'script-#.png',
    ]);
  }, 60_000);
});

describe('a library that is installed and does not run', () => {
  it.each([
    [
      'for want of its binary',
      'throw new Error(\'Could not load the "sharp" module using the linux-x64 runtime\\nPossible solutions:\\n- more\');',
    ],
    ['for want of a package of its own', "require('@img/sharp-linux-x64/sharp.node');"],
  ])(
    'is named once, %s; pictures are published as they are',
    async (_, library) => {
      const dir = temporaryFolder();
      writeFiles(dir, {
        'wuya.config.js': configOf({widths: [120]}),
        'node_modules/sharp/package.json':
          '{"name": "sharp", "version": "0.35.5", "main": "index.js"}',
        'node_modules/sharp/index.js': library,
        'notes/index.md': '# 首页\n\n![港口](./a.jpg)\n\n![港口](./b.jpg)\n',
        'notes/a.jpg': await makePhoto({width: 200, height: 150, seed: 7}),
        'notes/b.jpg': await makePhoto({width: 200, height: 150, seed: 8}),
      });
      const {diagnostics} = await build({dir, makeBundle: stubBundle});
      const found = diagnostics.filter(({code}) => code.startsWith('IM-'));
      expect(found.map(printProblem)).toEqual(['warning IM-066']);
      expect(found[0]!.en).toMatch(/does not run \([^\n]*sharp[^\n]*\)/);
      expect(made(dir)).toEqual(['a-#.jpg', 'b-#.jpg']);
    },
    60_000,
  );
});

describe('pictures of other hosts', () => {
  const dir = sharedFolder();
  let server: Server;
  let origin = '';
  const asked: string[] = [];

  beforeAll(async () => {
    const photo = await makePhoto({width: 200, height: 150, seed: 6});
    server = createServer((request, response) => {
      asked.push(request.url!);
      if (request.url === '/moved') response.writeHead(302, {location: '/harbour'}).end();
      else if (request.url === '/away')
        response.writeHead(302, {location: 'http://127.0.0.2:1/x'}).end();
      else if (request.url === '/round') response.writeHead(302, {location: '/round'}).end();
      else if (request.url === '/harbour') response.end(photo);
      else if (request.url === '/script.png')
        response.end('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
      else if (request.url === '/endless.png') {
        const piece = Buffer.alloc(1 << 20);
        const more = (): void => {
          while (!response.destroyed && response.write(piece));
        };
        response.on('drain', more);
        more();
      } else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    writeFiles(dir, {
      'notes/index.md': `# 首页\n\n![港口](${origin}/moved)\n`,
      'notes/b.md': [
        '# 乙',
        ...['/script.png', '/endless.png', '/none.png', '/away', '/round'].map(
          (path) => `![图](${origin}${path})`,
        ),
      ].join('\n\n'),
    });
  });
  afterAll(() => void server.close());

  const make = async (remote: unknown) => {
    writeFiles(dir, {'wuya.config.js': configOf({formats: ['webp'], widths: [120], remote})});
    const {diagnostics} = await build({dir, makeBundle: stubBundle});
    return diagnostics.filter(({code}) => code.startsWith('IM-'));
  };

  it('stay there unless they are asked for by host', async () => {
    expect(await make(false)).toEqual([]);
    expect(await make(['other.example'])).toEqual([]);
    expect(asked).toEqual([]);
    expect(pictureOf(dir, 'dist/index.json')).toContain(
      `<img src="${origin}/moved" loading="lazy"`,
    );
  }, 60_000);

  it('are never fetched from this machine for a host that is not named', async () => {
    expect((await make(true)).map(printProblem)).toEqual([
      ...[3, 5, 7, 9, 11].map((line) => `warning IM-065 notes/b.md:${line}:1`),
      'warning IM-065 notes/index.md:3:1',
    ]);
    expect(asked).toEqual([]);
  }, 60_000);

  it('are published with the site, fetched once; what is none stays at its address, and is named', async () => {
    const found = await make([new URL(origin).host]);
    expect(found.map(printProblem)).toEqual(
      [3, 5, 7, 9, 11].map((line) => `warning IM-065 notes/b.md:${line}:1`),
    );
    const why = (text: string) => text.slice(text.indexOf('：') + 1).replace(origin, '');
    expect(found.map(({zh}) => why(zh))).toEqual([
      '/script.png（不收 svg 格式）',
      '/endless.png（超过 20 MB）',
      '/none.png（那里回答 404）',
      '/away（转到了 http://127.0.0.2:1/x，没有许可）',
      '/round（转向超过 5 次）',
    ]);
    expect(pictureOf(dir, 'dist/index.json')).toContain(
      '<source type="image/webp" srcset="/assets/images/moved-#-120.webp 120w"',
    );
    expect(pictureOf(dir, 'dist/index.json')).toContain(
      '<img src="/assets/images/moved-#.jpg" width="200" height="150"',
    );
    expect(pictureOf(dir, 'dist/index.json')).toContain('href="/assets/images/moved-#.jpg"');
    expect(pictureOf(dir, 'dist/b/index.json')).toContain(`<img src="${origin}/script.png"`);
    expect(readFileSync(join(dir, 'dist/index.md'), 'utf8')).toContain(`${origin}/moved`);
    expect(made(dir)).toEqual(['moved-#-120.webp', 'moved-#.jpg']);
    asked.length = 0;
    await make([new URL(origin).host]);
    expect(asked).not.toContain('/moved');
  }, 60_000);
});

/** A PNG of few bytes that says it has so many pixels. */
function bombOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 6, 0, 0, 0], 24);
  return head;
}
