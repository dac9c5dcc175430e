import {expect, it} from 'vitest';
import {leanPreload, toLoader, withoutKnownSheets} from './leanPreload.ts';

interface FakeLink {
  rel: string;
  href: string;
  onload(): void;
  onerror(): void;
}

type Load = (load: () => Promise<unknown>, files?: readonly string[]) => Promise<unknown>;

/** Runs the loader in a document that has some stylesheets. */
function run(...present: (string | {readonly href: string; readonly of: string})[]) {
  const links: FakeLink[] = [];
  const document = {
    querySelectorAll: () =>
      present.map((one) => ({
        ...(typeof one === 'string' ? {href: one, dataset: {}} : {href: one.href, dataset: one}),
        before: (link: FakeLink) => void links.unshift(link),
      })),
    createElement: () => ({remove: () => undefined}),
    head: {append: (link: FakeLink) => void links.push(link)},
  };
  const code = toLoader('(file) => `/b/${file}`').replace('export const', 'const');
  const load = new Function('document', `${code}; return __vitePreload;`)(document) as Load;
  return {load, links};
}

it('asks for a chunk and its stylesheets side by side, and waits for all', async () => {
  const {load, links} = run();
  let isAsked = false;
  let isDone = false;
  const loading = load(async () => ((isAsked = true), 'module'), ['x.css']);
  void loading.then(() => (isDone = true));
  expect(isAsked).toBe(true);
  expect(links.map(({rel, href}) => [rel, href])).toEqual([['stylesheet', '/b/x.css']]);
  await Promise.resolve();
  expect(isDone).toBe(false);
  links[0]!.onload();
  expect(await loading).toBe('module');
});

it('asks for no stylesheet that the document has or that was asked for', async () => {
  const {load, links} = run('/b/core.css');
  const first = load(async () => 1, ['core.css', 'x.css']);
  const second = load(async () => 2, ['x.css']);
  expect(links.map(({href}) => href)).toEqual(['/b/x.css']);
  links[0]!.onload();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

it('fails with a stylesheet, which is asked for again', async () => {
  const {load, links} = run();
  const failing = load(async () => 1, ['x.css']);
  links[0]!.onerror();
  await expect(failing).rejects.toThrow('/b/x.css');
  const again = load(async () => 1, ['x.css']);
  links[1]!.onload();
  expect(await again).toBe(1);
});

it('brings what needs no stylesheet at once', async () => {
  const {load, links} = run();
  expect(await load(async () => 1)).toBe(1);
  expect(links).toEqual([]);
});

it('asks for no stylesheet that one of the document holds', async () => {
  const {load, links} = run({href: '/b/joined.css', of: 'wuya-text-x.css core.css'});
  await load(async () => 1, ['assets/wuya-text-x.css', 'assets/core.css']);
  expect(links).toEqual([]);
});

it('puts the styles of texts before all others, and those of a page after them', () => {
  const {load, links} = run('/b/core.css');
  void load(async () => 1, ['assets/cover-x.css']);
  void load(async () => 1, ['assets/wuya-text-x.css']);
  expect(links.map(({href}) => href)).toEqual([
    '/b/assets/wuya-text-x.css',
    '/b/assets/cover-x.css',
  ]);
});

/** The list of the stylesheets of other chunks, as Vite writes it into one that loads them. */
const list = (...names: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);\n`;

it('leaves out the stylesheets that a chunk came with, and their list where none is left', () => {
  const code = `${list('a.css', 'b.css')}load(()=>1,__vite__mapDeps([0,1]));load(()=>2,__vite__mapDeps([1]));`;
  expect(withoutKnownSheets(code, new Set(['a.css', 'c.css']))).toBe(
    `${list('a.css', 'b.css')}load(()=>1,__vite__mapDeps([1]));load(()=>2,__vite__mapDeps([1]));`,
  );
  expect(withoutKnownSheets(code, new Set(['b.css', 'a.css']))).toBe(
    'load(()=>1,[]);load(()=>2,[]);',
  );
  expect(withoutKnownSheets(code, new Set())).toBe(code);
  expect(withoutKnownSheets('load(()=>1)', new Set(['a.css']))).toBe('load(()=>1)');
});

it('knows the stylesheets of the chunks that a chunk imports, and of those that these import', () => {
  const chunk = (imports: string[], css: string[], code = '') => ({
    type: 'chunk',
    imports,
    viteMetadata: {importedCss: new Set(css)},
    code,
  });
  const first = chunk(['b.js'], [], `${list('c.css')}load(()=>1,__vite__mapDeps([0]));`);
  const bundle = {
    'a.js': first,
    'b.js': chunk(['c.js'], []),
    'c.js': chunk([], ['c.css']),
    'c.css': {type: 'asset'},
  };
  const {generateBundle} = leanPreload() as unknown as {
    generateBundle: {handler(options: unknown, bundle: object): void};
  };
  generateBundle.handler(undefined, bundle);
  expect(first.code).toBe('load(()=>1,[]);');
});
