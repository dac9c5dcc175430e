import {expect, it, onTestFinished} from 'vitest';
import {openSite} from '../../src/site/site.ts';
import {writeFiles} from '../helpers/site.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it('the title of a page of Markdown goes on at the parts of its long names, as that of a note does', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', pages: {path: 'pages'}};\n",
    'pages/a.md': '---\ntitle: Object.getOwnPropertyNames()\n---\n文。\n',
  });
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  const route = site.model.table.byPermalink.get('/a/')!;
  const {resolved} = await site.resolve(route, () => {
    throw new Error('no component');
  });
  expect(resolved.page).toMatchObject({
    titleHtml: 'Object<wbr>.get<wbr>Own<wbr>Property<wbr>Names()',
  });
});
