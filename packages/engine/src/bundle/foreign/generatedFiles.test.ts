import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {rolldown} from 'rolldown';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {generatedFiles} from './generatedFiles.ts';
import {POST_LISTS} from './listModules.ts';

const FOLDER = '.docusaurus/docusaurus-plugin-content-blog';
const FILE = 'docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';

/** What a page exports as `found`, where the site has one post. */
async function foundBy(code: string): Promise<unknown> {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'src/pages/index.js': code,
    // Of the last build of Docusaurus.
    [`${FOLDER}/default/blog-post-list-prop-default.json`]: '{"items": [{"title": "old"}]}',
    [`${FOLDER}/default/plugin-route-context-module-100.json`]: '{"kept": true}',
  });
  const lists = {default: {title: 'Posts', items: [{title: 'new'}]}};
  const bundle = await rolldown({
    input: join(dir, 'src/pages/index.js'),
    plugins: [
      generatedFiles(),
      {
        name: 'others',
        resolveId: (id) => (id === POST_LISTS || id.startsWith('@generated/') ? `\0${id}` : null),
        load: (id) =>
          id === `\0${POST_LISTS}`
            ? `export const postLists = ${JSON.stringify(lists)};`
            : id.startsWith('\0@')
              ? `export default ${JSON.stringify(id.slice(1))};`
              : null,
      },
    ],
  });
  await bundle.write({file: join(dir, 'page.mjs')});
  await bundle.close();
  return ((await import(pathToFileURL(join(dir, 'page.mjs')).href)) as {found: unknown}).found;
}

it.each([
  [`import list from '@generated/${FILE}';\nexport const found = list.items;`],
  [`import list from '@generated/${FILE}::default';\nexport const found = list.items;`],
  [`import list from '../../.docusaurus/${FILE}';\nexport const found = list.items;`],
  [`const list = require('../../.docusaurus/${FILE}');\nexport const found = list.items;`],
])('gives the posts of the site for the list that Docusaurus generates: %s', async (code) => {
  expect(await foundBy(code)).toEqual([{title: 'new'}]);
});

it('gives an empty list for a blog that is not there', async () => {
  const code = `import list from '@generated/${FILE.replaceAll('default', 'changes')}';\nexport const found = list;`;
  expect(await foundBy(code)).toMatchObject({title: '', items: []});
});

it('reads other generated files where they are, and has what stands for them answered where they are not', async () => {
  const found = (name: string) =>
    foundBy(`import found from '../../${FOLDER}/default/${name}.json';\nexport {found};`);
  expect(await found('plugin-route-context-module-100')).toEqual({kept: true});
  expect(await found('gone')).toBe(
    '@generated/docusaurus-plugin-content-blog/default/gone.json::default',
  );
});
