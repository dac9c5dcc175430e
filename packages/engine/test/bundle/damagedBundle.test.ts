import {readFileSync, readdirSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {changedPaths, readTree, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

/** What may become of a file: power loss, a disk that fails, a cache that was copied while it was written. */
const DAMAGES: Readonly<Record<string, (path: string) => void>> = {
  'is cut short': (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2)),
  'has another byte': (path) => {
    const bytes = readFileSync(path);
    bytes[Math.floor(bytes.length / 3)]! ^= 1;
    writeFileSync(path, bytes);
  },
  'is longer': (path) => writeFileSync(path, `${readFileSync(path, 'utf8')};alert(1)`),
  'is gone': (path) => rmSync(path),
};

it('a kept file of the bundle that is damaged is made again, never published', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '界', url: 'https://c.example', docs: {path: 'notes'}, pages: false};\n",
    'notes/index.md': '# 首\n',
  });
  const make = () => build({dir, makeBundle: stubBundle});
  await make();
  const whole = readTree(join(dir, 'dist'));
  const bundle = join(dir, '.wuya/cache/bundle');
  const files = readdirSync(bundle, {recursive: true, encoding: 'utf8'}).filter((path) =>
    /\.\w+$/.test(path),
  );
  expect(files.map((path) => path.replace(/-\w+(?=\.)/, ''))).toEqual(
    expect.arrayContaining(['client/assets/app.js', 'server/server.mjs', 'record.json']),
  );
  for (const [damage, apply] of Object.entries(DAMAGES))
    for (const path of files) {
      apply(join(bundle, path));
      expect((await make()).diagnostics, `${path} ${damage}`).toEqual([]);
      expect([damage, path, changedPaths(whole, readTree(join(dir, 'dist')))]).toEqual([
        damage,
        path,
        [],
      ]);
    }
});
