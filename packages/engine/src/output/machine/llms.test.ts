import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../build/build.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {stubBundle} from '../../../test/helpers/stubBundle.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {renderLlms} from './llms.ts';

const URL_OF_SITE = 'https://x.example';

/** Builds a site with a section at an address. @returns the path of the text that its notes are in, as `llms.txt` names it */
async function pathOfText(to: string, note = 'docs/a.md'): Promise<string> {
  const dir = temporaryFolder();
  const sections = [{id: 'defaultSidebar', label: '节', to}];
  writeFiles(dir, {
    'wuya.config.js': `export default {title: '站', url: '${URL_OF_SITE}', pages: false, onBrokenLinks: 'ignore', themeConfig: {sections: ${JSON.stringify(sections)}}};\n`,
    [note]: '# 甲\n',
  });
  await build({dir, makeBundle: stubBundle});
  const list = readFileSync(join(dir, 'dist/llms.txt'), 'utf8');
  const [, path] = /llms-full\.txt\]\(https:\/\/x\.example\/(.*)\)/.exec(list)!;
  expect(existsSync(join(dir, 'dist', decodeURIComponent(path!)))).toBe(true);
  return path!;
}

it.each([
  ['/a/', 'a/llms-full.txt'],
  ['/a/?x#%', 'a/llms-full.txt'],
  ['https://other.example/a/', 'llms-full.txt'],
  ['//other.example/a/', 'llms-full.txt'],
  ['mailto:a@b.example', 'llms-full.txt'],
])('the texts of a section at %s are at %s', async (to, path) => {
  expect(await pathOfText(to)).toBe(path);
});

it('the texts of a section whose folder has signs of addresses are found by their address', async () => {
  expect(await pathOfText('/C%23/a/', 'docs/C#/a.md')).toBe('C%23/a/llms-full.txt');
});

it('labels and titles stay on their line and end no link, whatever signs they have', () => {
  const label = '甲](https://x.example/)\n## 乙';
  const page = {kind: 'markdown', head: {title: label, canonical: `${URL_OF_SITE}/a/`}};
  const text = renderLlms(
    [{label, fullPath: 'llms-full.txt', pages: [{page}]}] as unknown as Parameters<
      typeof renderLlms
    >[0],
    {title: label, tagline: label, url: URL_OF_SITE, baseUrl: '/'} as Parameters<
      typeof renderLlms
    >[1],
  );
  const shown = '甲\\](https://x.example/) ## 乙';
  expect(text.trimEnd().split('\n')).toEqual([
    `# ${shown}`,
    '',
    `> ${shown}`,
    '',
    `## ${shown}`,
    '',
    `- [${shown}](${URL_OF_SITE}/a/index.md)`,
    `- [${shown}: llms-full.txt](${URL_OF_SITE}/llms-full.txt)`,
  ]);
});
