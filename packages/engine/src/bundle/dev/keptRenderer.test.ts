import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {hashOf} from '../../cache/hash.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {clientDir} from '../modules/sources.ts';
import {type KeptModule, keyOfModules, writeKeptModules} from './keptModules.ts';
import {openKeptRenderer} from './keptRenderer.ts';

const ENTRY = join(clientDir, 'server.tsx');

/** Makes a module as Vite gives it. */
const give = (id: string, code: string) => ({code, id, url: id, file: id, invalidate: false});
const saying = (words: string): string => `__vite_ssr_exportName__('words', () => '${words}');`;

/** Opens a renderer of two modules that were kept, of which one is made of `src/a.js`; `asked` lists what Vite is asked for. */
async function open() {
  const dir = temporaryFolder();
  writeFiles(dir, {'src/a.js': 'first'});
  const site = {
    dir,
    file: 'wuya.config.js',
    config: {pages: []},
    dependencies: [],
  } as unknown as LoadedConfig;
  const path = join(dir, 'src/a.js');
  const modules: Readonly<Record<string, KeptModule>> = {
    [ENTRY]: {
      given: give(
        ENTRY,
        `const a = await __vite_ssr_import__('/a.js');
__vite_ssr_exportName__('renderApp', () => async () => a.words);`,
      ),
    },
    '/a.js': {
      given: give('/a.js', saying('kept')),
      source: {kind: 'file', name: path, hash: hashOf('first')},
    },
  };
  const key = keyOfModules(site);
  writeKeptModules({dir}, {key, builtins: [], modules, beside: [], besideHash: hashOf()});
  const asked: string[] = [];
  const renderer = await openKeptRenderer({
    site,
    cache: {dir},
    dir,
    print: () => undefined,
    loadMdx: () => undefined,
    async fetch(url) {
      asked.push(url);
      return give(url, saying('fresh'));
    },
  });
  const draw = async (): Promise<string> => (await renderer!.load()).renderApp({} as never);
  return {dir, renderer: renderer!, asked, draw};
}

it('runs the modules that were kept, each once while it is as it was', async () => {
  const {renderer, asked, draw} = await open();
  expect(await draw()).toBe('kept');
  const before = renderer.load();
  expect(await renderer.renew()).toBe(true);
  expect(renderer.load()).toBe(before);
  expect(asked).toEqual([]);
});

it('asks Vite for the modules that differ alone', async () => {
  const {dir, renderer, asked, draw} = await open();
  await draw();
  writeFiles(dir, {'src/a.js': 'second'});
  expect(await renderer.renew()).toBe(true);
  expect(await draw()).toBe('fresh');
  const before = renderer.load();
  expect(await renderer.renew()).toBe(true);
  expect(renderer.load()).toBe(before);
  expect(asked).toEqual(['/a.js']);
});

it('is none any more where an import may find another file', async () => {
  const {dir, renderer} = await open();
  writeFiles(dir, {'src/a.mjs': ''});
  expect(await renderer.renew()).toBe(false);
});

it('may be concerned by any file but Markdown that it is not made of', async () => {
  const {dir, renderer, draw} = await open();
  await draw();
  expect(renderer.isMadeOf(join(dir, 'notes/a.md'))).toBe(false);
  expect(renderer.isMadeOf(join(dir, 'src/b.ts'))).toBe(true);
});
