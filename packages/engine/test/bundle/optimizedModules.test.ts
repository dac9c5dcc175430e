import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {optimizeModules} from '../../src/bundle/dev/optimizeApart.ts';
import {startDevServer} from '../../src/dev/server.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

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

it('packages of a site with a React of its own take the engine’s, rendered here and in the browser, as CommonJS too', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'package.json': '{"name": "site"}',
    'wuya.config.js': "export default {title: '站', url: 'https://x.example', docs: false};\n",
    'src/pages/own.tsx':
      'import useCount from \'counting\';\nexport default function Own() {\n  return <main id="main"><h1>页</h1><b>{useCount()}</b></main>;\n}\n',
    'node_modules/react/package.json': '{"name": "react", "version": "18.0.0"}',
    'node_modules/react/index.js': "exports.useState = () => ['THEIRS'];\n",
    'node_modules/counting/package.json': '{"name": "counting", "version": "1.0.0"}',
    'node_modules/counting/index.js':
      "const React = require('react');\nmodule.exports = () => React.useState(7)[0];\n",
  });
  await optimizeModules(dir);
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: ({zh}) => zh,
  });
  const read = async (path: string): Promise<string> =>
    (await fetch(new URL(path, server.url))).text();
  try {
    await server.ready;
    expect(await read('/own/')).toContain('<b>7</b>');
    const code = await read('/src/pages/own.tsx');
    const [, prepared] = /"(\/[^"]*\/deps\/counting\.js[^"]*)"/.exec(code) ?? [];
    expect(prepared).toBeDefined();
    const own = await read(prepared!);
    expect(own).not.toContain('THEIRS');
    const [, shared] = /from "[^"]*\/(react-[^"?]*)\?/.exec(own) ?? [];
    expect(shared).toBeDefined();
    expect(await read('/.wuya/vite/deps/react.js')).toContain(shared);
  } finally {
    await server.close();
  }
});
