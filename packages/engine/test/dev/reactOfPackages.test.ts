import {relative} from 'node:path';
import {expect, it} from 'vitest';
import {startDevServer} from '../../src/dev/server.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it('packages that the configuration loads have the React of the pages, beside an older one', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.mjs': `import {themes} from 'painter';
export default {title: themes.title, url: 'https://x.example', baseUrl: '/', presets: [['classic', {docs: false, blog: false}]]};
`,
    'src/pages/index.jsx':
      "import {Paint} from 'painter';\nexport default () => <main><Paint>红</Paint></main>;\n",
    'node_modules/painter/package.json': '{"name": "painter", "type": "module", "main": "a.js"}',
    'node_modules/painter/a.js': `import {createElement} from 'react';
export const themes = {title: '站'};
export const Paint = ({children}) => createElement('b', null, children);
`,
    'node_modules/react/package.json': '{"name": "react", "version": "18.2.0"}',
    'node_modules/react/index.js':
      "exports.createElement = (type, props, children) => ({$$typeof: Symbol.for('react.element'), type, key: null, ref: null, props: {children}});\n",
  });
  const server = await startDevServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
  });
  try {
    await server.ready;
    const response = await fetch(server.url, {headers: {accept: 'text/html'}});
    expect(await response.text()).toContain('<main><b>红</b></main>');
  } finally {
    await server.close();
  }
}, 60_000);

it('starts for a folder that is named from the one where the command runs', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.ts': "export default {title: '站', url: 'https://x.example', blog: false};\n",
    'docs/a.md': '# 甲\n',
  });
  const server = await startDevServer({
    dir: relative(process.cwd(), dir),
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: String,
  });
  await server.close();
  expect(server.url).toMatch(/^http/);
}, 60_000);
