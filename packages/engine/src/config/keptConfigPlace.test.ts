import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {findKeptLine, findThrowingConfig} from './keptConfigPlace.ts';

/** An error of a timer in the code that is kept of a configuration. */
function throwFrom(path: string, line: number): Error {
  const error = new Error('late');
  error.stack = `Error: late\n    at Timeout.fail [as _onTimeout] (${pathToFileURL(path).href}?en:${line}:9)\n    at listOnTimeout (node:internal/timers:605:17)`;
  return error;
}

it.each(['cache', 'cache-en'])('names the configuration whose code runs from %s', (folder) => {
  const dir = temporaryFolder();
  const kept = join(dir, '.wuya', folder, 'config', 'a3f.mjs');
  writeFiles(dir, {
    'wuya.config.ts': 'import {defineConfig} from "@wuya/engine";\n\nfail();\n',
    [`.wuya/${folder}/config/a3f.mjs`]: 'import {defineConfig} from "file:///a";\n\nfail();\n',
  });
  const file = join(dir, 'wuya.config.ts');
  expect(findThrowingConfig(throwFrom(kept, 3))).toBe(file);
  expect(findKeptLine(throwFrom(kept, 3), file)).toEqual({
    file: 'wuya.config.ts',
    line: 3,
    column: 9,
  });
});

it('names no line where the code was bundled, and no file for other code', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.ts': 'a;\nb;\n',
    '.wuya/cache/config/a3f.mjs': 'b;\n',
    'a.mjs': '',
  });
  const error = throwFrom(join(dir, '.wuya/cache/config/a3f.mjs'), 1);
  expect(findKeptLine(error, join(dir, 'wuya.config.ts'))).toBeUndefined();
  expect(findThrowingConfig(throwFrom(join(dir, 'a.mjs'), 1))).toBeUndefined();
  expect(findThrowingConfig('text')).toBeUndefined();
});
