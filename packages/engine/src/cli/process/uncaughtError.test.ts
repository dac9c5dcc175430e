import {join, relative, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {toLostPromise, toUncaughtProblem} from './uncaughtError.ts';

const ENGINE = resolve('node_modules/@wuya/engine');

function thrownAt(...places: readonly string[]): Error {
  const error = new Error('等不到了');
  error.stack = `Error: 等不到了\n${places.map((place) => `    at ${place}`).join('\n')}`;
  return error;
}

it('names the place of what a plugin throws in a timer of its own', () => {
  const file = pathToFileURL(resolve('src/plugins/preview.mjs')).href;
  const problem = toUncaughtProblem(
    thrownAt(
      'listOnTimeout (node:internal/timers:605:17)',
      `Timeout.fail [as _onTimeout] (${file}?v=1:40:15)`,
    ),
    ENGINE,
  );
  expect(problem?.diagnostics).toMatchObject([
    {code: 'BD-004', place: {file: join('src', 'plugins', 'preview.mjs'), line: 40, column: 15}},
  ]);
});

it('names the configuration, and not what is kept of it', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.ts': "import {late} from './late.ts';\nlate();\nexport default {};\n",
    'late.ts': 'interface A {}\n\nexport function late(): void {\n  setTimeout(() => fail());\n}\n',
    '.wuya/cache/config/a3f.mjs':
      '// late.ts\nfunction late() {\n\tsetTimeout(() => fail());\n}\n// wuya.config.ts\nlate();\n',
  });
  const kept = pathToFileURL(join(dir, '.wuya/cache/config/a3f.mjs')).href;
  const problem = toUncaughtProblem(thrownAt(`Timeout._onTimeout (${kept}:3:19)`), ENGINE);
  expect(problem?.diagnostics).toMatchObject([
    {code: 'BD-004', place: {file: relative('.', join(dir, 'late.ts')), line: 4, column: 20}},
  ]);
});

it('names the file for which the disk has no room, and no code of the site', () => {
  const error = thrownAt('nptl/pthread_create.c:442:8');
  const file = resolve('.wuya/vite/deps_temp_7/react.js');
  error.message = `Error during dependency optimization:\n\nFailed to write file in ${file}\n\nCaused by:\n    No space left on device (os error 28)`;
  expect(toUncaughtProblem(error, ENGINE)?.diagnostics).toMatchObject([
    {
      code: 'EM-003',
      place: {file: '.wuya/vite/deps_temp_7/react.js'},
      en: expect.stringContaining('full'),
    },
  ]);
});

it('leaves what the engine throws, and what has no place', () => {
  const own = join(ENGINE, 'dist', 'build.js');
  expect(
    toUncaughtProblem(thrownAt(`run (${own}:1:2)`, `a (${resolve('a.js')}:1:2)`), ENGINE),
  ).toBeUndefined();
  expect(toUncaughtProblem(thrownAt('node:internal/timers:605:17'), ENGINE)).toBeUndefined();
  expect(toUncaughtProblem('text', ENGINE)).toBeUndefined();
});

it('warns of a promise of a component that is not awaited while pages are rendered', () => {
  const bundle = pathToFileURL(resolve('site/.wuya/cache/bundle/server/server-a.mjs')).href;
  const problem = toLostPromise(
    thrownAt('node:internal/deps/undici/undici:1:2', `async load (${bundle}:9:8)`),
  );
  expect(problem?.diagnostics).toMatchObject([{code: 'BD-004', level: 'warning'}]);
  expect(problem?.diagnostics[0]?.hint?.en).toContain('useEffect');
  expect(toLostPromise(thrownAt(`a (${resolve('a.js')}:1:2)`))).toBeUndefined();
});
