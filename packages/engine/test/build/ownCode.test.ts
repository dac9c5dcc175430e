import {channel} from 'node:diagnostics_channel';
import {expect, it, onTestFinished} from 'vitest';
import {build} from '../../src/build/build.ts';
import {OWN_CODE, type OwnCode} from '../../src/errors/ownCode.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it('the watcher of a build is told whose code runs: configuration, plugins, MDX pages and components', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'title.ts': "export const title: string = '山';\n",
    'wuya.config.ts': `import {title} from './title.ts';
const markdown = {remarkPlugins: [() => () => undefined]};
export default async () => ({title, url: 'https://a.example', markdown});
`,
    'docs/a.mdx': '# 甲\n\nexport const B = () => <b>乙</b>;\n\n<B/>\n',
    'docs/b.md': '# 丙\n',
    'src/pages/c.tsx': 'export const pageData = () => 1;\nexport default () => <p>丁</p>;\n',
  });
  const told = new Set<string>();
  const onCode = (code: unknown): void => void told.add((code as OwnCode).file);
  channel(OWN_CODE).subscribe(onCode);
  onTestFinished(() => void channel(OWN_CODE).unsubscribe(onCode));
  await build({dir, makeBundle: drawingBundle});
  expect([...told].sort()).toEqual([
    'docs/a.mdx',
    'docs/b.md',
    'src/pages/c.tsx',
    'wuya.config.ts',
  ]);
});
