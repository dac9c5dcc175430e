import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it.each([
  [
    'without a slash at their end',
    false,
    {file: 'a.html', card: '/base/docs/b', written: '/base/docs/c'},
  ],
  ['with one', true, {file: 'a/index.html', card: './b', written: '/base/docs/c/'}],
])(
  'a relative link that a component renders counts from addresses %s',
  async (_, hasSlash, {file, card, written}) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://x.example', baseUrl: '/base/', trailingSlash: ${hasSlash}, presets: [['classic', {blog: false}]],
      };`,
      'docs/a.mdx': "import Card from '@site/src/Card';\n\n# A\n\n<Card />\n\n[c](./c)\n",
      'docs/b.md': '# B\n',
      'docs/c.md': '# C\n',
      'src/Card.js':
        'import Link from \'@docusaurus/Link\';\nexport default () => <Link id="card" to="./b">b</Link>;\n',
    });
    const {diagnostics} = await build({dir, makeBundle: drawingBundle});
    expect(diagnostics.map(printProblem).filter((one) => !one.includes('CFG-200'))).toEqual([]);
    const html = readFileSync(join(dir, 'dist/docs', file), 'utf8');
    expect(/<a\b[^>]*id="card"[^>]*>/.exec(html)?.[0]).toContain(`href="${card}"`);
    expect(html).toContain(`href="${written}"`);
  },
);
