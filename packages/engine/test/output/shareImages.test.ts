import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {themeDir} from '../../src/bundle/modules/sources.ts';
import {printProblem, readTree, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const configOf = (more = '') =>
  `export default {\n  title: '无涯', url: 'https://s.example', docs: {path: 'notes'},\n  ${more}\n};\n`;
const WANTED = configOf("shareImages: {font: './font.woff2'},");

describe('share images', () => {
  const dir = sharedFolder();
  const make = async (config: string) => {
    writeFiles(dir, {'wuya.config.js': config});
    const result = await build({dir, makeBundle: stubBundle});
    return {...result, problems: result.diagnostics.map(printProblem)};
  };
  const images = () => readdirSync(join(dir, 'dist/assets/share'));
  const imageOf = (path: string) =>
    /property="og:image" content="https:\/\/s\.example\/(assets\/share\/\w+\.png)"/.exec(
      readFileSync(join(dir, 'dist', path), 'utf8'),
    )?.[1];

  it('are not made without the library or the font, which is said; all else is as without them', async () => {
    writeFiles(dir, {
      'notes/index.md': '# 无涯\n\n一段。\n',
      'notes/own.md': '---\nimage: ./own.svg\n---\n\n# 自带图\n',
      'notes/own.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>',
      'static/favicon.ico': '',
      'cut.woff2': `wOF2${'\0'.repeat(400)}`,
    });
    await make(configOf());
    const plain = readTree(join(dir, 'dist'));
    expect((await make(WANTED)).problems).toEqual(
      ['SH-001', 'SH-002'].map((code) => `warning ${code} wuya.config.js:3:3`),
    );
    expect(readTree(join(dir, 'dist'))).toEqual(plain);
    const canvas = dirname(createRequire(import.meta.url).resolve('@napi-rs/canvas/package.json'));
    mkdirSync(join(dir, 'node_modules/@napi-rs'), {recursive: true});
    symlinkSync(canvas, join(dir, 'node_modules/@napi-rs/canvas'), 'dir');
    for (const font of ['./none.otf', './notes/own.md', './notes', './cut.woff2'])
      expect((await make(configOf(`shareImages: {font: '${font}'},`))).problems, font).toEqual([
        'warning SH-002 wuya.config.js:3:3',
      ]);
    expect(readTree(join(dir, 'dist'))).toEqual(plain);
  });

  it('are PNG of 1200 × 630, named by the tags of each page but those with a picture of their own', async () => {
    const font = readFileSync(join(themeDir, 'fonts/wuya-song.woff2'));
    writeFileSync(join(dir, 'font.woff2'), font);
    expect((await make(WANTED)).problems).toEqual([]);
    const path = imageOf('index.html')!;
    const png = readFileSync(join(dir, 'dist', path));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    const html = readFileSync(join(dir, 'dist/index.html'), 'utf8');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain(`<meta name="twitter:image" content="https://s.example/${path}">`);
    expect(imageOf('own/index.html')).toBeUndefined();
    expect(readFileSync(join(dir, 'dist/own/index.html'), 'utf8')).toMatch(
      /<meta name="twitter:image" content="[^"]*\/own-\w+\.svg">/,
    );
  });

  it('are drawn once: a second build writes none, one without its output takes those that were kept', async () => {
    expect((await make(WANTED)).writtenCount).toBe(0);
    const kept = readTree(join(dir, '.wuya/cache/share'));
    const published = readTree(join(dir, 'dist/assets/share'));
    rmSync(join(dir, 'dist'), {recursive: true});
    await make(WANTED);
    expect(readTree(join(dir, 'dist/assets/share'))).toEqual(published);
    expect(readTree(join(dir, '.wuya/cache/share'))).toEqual(kept);
  });

  it('are drawn again, the same, when what was kept is damaged', async () => {
    const folder = join(dir, '.wuya/cache/share');
    const published = readTree(join(dir, 'dist/assets/share'));
    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, name));
      bytes[100]! ^= 1;
      writeFileSync(join(folder, name), bytes);
    }
    rmSync(join(dir, 'dist'), {recursive: true});
    await make(WANTED);
    expect(readTree(join(dir, 'dist/assets/share'))).toEqual(published);
  });

  it('change with what they say', async () => {
    const before = imageOf('index.html');
    writeFiles(dir, {'notes/index.md': '# 涯\n\n一段。\n'});
    await make(WANTED);
    expect(imageOf('index.html')).not.toBe(before);
    expect(images()).toHaveLength(1);
  });

  it('change with the font, whose time alone changes nothing', async () => {
    const before = imageOf('index.html');
    const file = join(dir, 'font.woff2');
    utimesSync(file, 1, 1);
    await make(WANTED);
    expect(imageOf('index.html')).toBe(before);
    const drawn = readFileSync(join(dir, 'dist', before!));
    writeFileSync(
      file,
      readFileSync(createRequire(import.meta.url).resolve('temml/dist/Temml.woff2')),
    );
    await make(WANTED);
    const after = imageOf('index.html')!;
    expect(after).not.toBe(before);
    expect(readFileSync(join(dir, 'dist', after)).equals(drawn)).toBe(false);
  });
});
