import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {fingerprintOf} from './fingerprint.ts';

it('changes with the code and with the versions of packages, and with nothing else', () => {
  const dir = temporaryFolder();
  const print = (files: Readonly<Record<string, string>>): string => {
    writeFiles(dir, files);
    return fingerprintOf(join(dir, 'dist/'));
  };
  const first = print({
    'package.json': '{"version": "1.0.0", "dependencies": {"a": "1.0.0"}}',
    'dist/a/b.js': '1',
  });
  const same = {
    'package.json': '{"version": "1.0.1", "dependencies": {"a": "1.0.0"}}',
    'dist/a/b.d.ts': '1',
    'dist/bundled/main.js': '1',
  };
  expect(print(same)).toBe(first);
  const newer = print({'package.json': '{"dependencies": {"a": "1.0.1"}}'});
  const moved = print({'dist/a/c.js': ''});
  expect(new Set([first, newer, moved, print({'dist/a/b.js': '2'})]).size).toBe(4);
});
