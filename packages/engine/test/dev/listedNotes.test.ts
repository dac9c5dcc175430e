import {expect, it} from 'vitest';
import {startDevServer} from '../../src/dev/server.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it('components of a Docusaurus site get first words of notes and files of posts while they are written, as in a build', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js':
      "module.exports = {title: 't', url: 'https://x.example', baseUrl: '/', presets: [['classic', {}]]};\n",
    'docs/a.mdx':
      "---\ntitle: 甲\n---\n\nimport Card from '@site/src/Card';\n\n第一行。\n\n<Card />\n",
    'blog/2024-01-02-b.md': '# 乙\n',
    'src/Card.jsx': `import {useDocById} from '@docusaurus/plugin-content-docs/client';
const posts = require.context('~blog/default', false, /[.]json$/);
export default () => <b>{useDocById('a').description}{posts.keys().map((key) => posts(key).title)}</b>;
`,
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
    const response = await fetch(new URL('docs/a/', server.url), {headers: {accept: 'text/html'}});
    expect(await response.text()).toMatch(/<b>第一行。.*乙<\/b>/);
  } finally {
    await server.close();
  }
}, 60_000);
