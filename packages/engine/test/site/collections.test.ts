import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocPage, PageData} from '@wuya/theme/types';
import {createSearchClient} from '@wuya/search/client';
import {beforeAll, describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {openSite} from '../../src/site/site.ts';
import {createCollectionFiles} from '../helpers/collectionSite.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {checkNotes, stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const dir = sharedFolder();
const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
const pageAt = (path: string) =>
  (JSON.parse(read(`${path}index.json`)) as {page: PageData}).page as DocPage;

beforeAll(async () => {
  writeFiles(dir, createCollectionFiles());
  await build({dir, makeBundle: stubBundle});
}, 60_000);

describe('several collections of notes', () => {
  it('have addresses of their own, with versions below each', () => {
    const routes = JSON.parse(read('routes.json')) as string[];
    expect(routes.filter((route) => !route.startsWith('/x/search')).sort()).toEqual(
      [
        '/x/',
        '/x/api/',
        '/x/api/call/',
        '/x/api/next/',
        '/x/api/next/call/',
        '/x/api/next/tags/',
        '/x/api/next/tags/法/',
        '/x/api/tags/',
        '/x/api/tags/法/',
        '/x/other/',
        '/x/tags/',
        '/x/tags/标/',
      ].map((path) => encodeURI(path)),
    );
  });

  it('link to each other by file and by address', () => {
    expect(readFileSync(join(dir, 'dist/other/index.html'), 'utf8')).toContain(
      'href=\\"/x/api/next/call/\\"',
    );
  });

  it('have sidebars that do not mix, though they bear one name', () => {
    const [guide, api] = [pageAt('other/'), pageAt('api/next/call/')];
    expect(guide.sidebar!.name).toBe('docs');
    expect(api.sidebar!.name).toBe('api/docs');
    expect(read(api.sidebar!.url.slice(3))).toContain('/x/api/next/call/');
    expect(read(guide.sidebar!.url.slice(3))).not.toContain('/x/api/');
  });

  it('tell of versions where there are some, and lead to the same note in another one', () => {
    expect(pageAt('other/').version).toBeUndefined();
    expect(pageAt('api/next/call/').version).toMatchObject({
      name: 'current',
      collection: 'api',
      banner: 'unreleased',
      latest: {name: '2', href: '/x/api/call/'},
      hrefs: {current: '/x/api/next/call/', 2: '/x/api/call/'},
    });
  });

  it('put the options of each on its own notes', () => {
    expect(pageAt('other/').editUrl).toBe('https://e.example/notes/other.md');
    expect(pageAt('api/next/call/').editUrl).toBe('https://e.example/api/api/call.md');
    expect(pageAt('api/call/').editUrl).toBe(
      'https://e.example/api/api_versioned_docs/version-2/call.md',
    );
    expect(pageAt('api/call/').htmlClass).toContain('plugin-id-api');
    expect(read('api/call/index.html')).toContain(
      '<meta name="docusaurus_tag" content="docs-api-2">',
    );
    expect(read('other/index.html')).toContain(
      '<meta name="docusaurus_tag" content="docs-default-current">',
    );
  });

  it('are in the sitemap, and in llms.txt under their labels, with the last version alone', () => {
    expect(read('sitemap.xml')).toContain('https://x.example/x/api/call/');
    const llms = read('llms.txt');
    expect(llms).toContain('## 接口\n\n- [调用](https://x.example/x/api/call/index.md)');
    expect(llms).not.toContain('/api/next/');
    expect(read('api/llms-full.txt')).toContain('旧');
    expect(read('llms-full.txt')).toContain('别处');
  });

  it('are found by search, each version apart', async () => {
    const client = createSearchClient({
      metaUrl: 'current.bin',
      fetchFile: async (name) => readFileSync(join(dir, 'dist/search-index', name)),
    });
    const find = async (...versions: string[]) => {
      const facetFilters = [versions.map((version) => `version:${version}`)];
      const {hits} = await client.search({query: '调用', facetFilters});
      return [...new Set(hits.map(({url}) => url.replace(/#.*/, '')))].sort();
    };
    expect(await find('', 'current', 'api/2')).toEqual(['/x/api/call/', '/x/other/']);
    expect(await find('api/current')).toEqual(['/x/api/next/call/']);
  });

  it('are offered by search, and named by items of the navbar', async () => {
    const opened = await openSite(dir, {isProduction: true});
    const {siteData: site} = opened;
    opened.close();
    expect(site.collections).toEqual([
      {id: 'default', label: '站'},
      {id: 'api', label: '接口'},
    ]);
    expect(site.navItems).toMatchObject([
      {href: '/x/', sidebar: 'docs'},
      {
        href: '/x/api/call/',
        sidebar: 'api/docs',
        collection: 'api',
        byVersion: {current: {href: '/x/api/next/call/'}},
      },
      {label: '调用', collection: 'api'},
      {label: '2', href: '/x/api/'},
      {
        kind: 'dropdown',
        role: 'version',
        collection: 'api',
        items: [{version: 'current'}, {version: '2'}],
      },
    ]);
  });
});

it('names an item of the navbar whose collection is missing, and two collections of one name', async () => {
  const other = temporaryFolder();
  writeFiles(other, {
    ...createCollectionFiles(),
    'wuya.config.js': `export default {title: 'x', url: 'https://x.example', docs: [{path: 'notes'}, {id: 'api'}, {id: 'api'}]};`,
  });
  const twins = await checkNotes(other);
  expect(twins.diagnostics.map(printProblem)).toEqual(['error CFG-012 wuya.config.js:1:93']);
  writeFiles(other, {
    'wuya.config.js': `export default {title: 'x', url: 'https://x.example', docs: [{path: 'notes'}, {id: 'api'}],
themeConfig: {navbar: {items: [{type: 'docsVersionDropdown', docsPluginId: 'apo'}]}}};`,
  });
  const {diagnostics} = await checkNotes(other);
  const missing = diagnostics.find(({code}) => code === 'NB-008');
  expect(missing?.hint?.en).toContain('api');
}, 60_000);
