import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {optimizeModules} from '../src/bundle/optimizeApart.ts';
import {startDevServer} from '../src/dev/server.ts';
import {writeFiles} from './site.ts';
import {temporaryFolder} from './temporary.ts';

it('what another process bundled of React is what the development server takes', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n",
    'notes/index.md': '# 篇\n',
  });
  await optimizeModules(dir);
  const readState = (): string => readFileSync(join(dir, '.wuya/vite/deps/_metadata.json'), 'utf8');
  const before = readState(); // its `browserHash` is another with each bundling
  expect(Object.keys((JSON.parse(before) as {optimized: object}).optimized)).toContain('react');
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: ({zh}) => zh,
  });
  await server.ready;
  await server.close();
  expect(readState()).toBe(before);
});
