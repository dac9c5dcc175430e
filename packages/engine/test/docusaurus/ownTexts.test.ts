import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {makeDevPage} from '../../src/dev/pages.ts';
import {openSite} from '../../src/site/site.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {changedPaths, readStamps, writeFiles} from '../helpers/site.ts';
import {sharedFolder} from '../helpers/temporary.ts';

const TEXTS = {
  'home.hello': {message: '你好，{name}'},
  'site.own': {message: '自己的'},
  'A sentence': {message: '一句话'},
  'theme.tags.tagsListLabel': {message: '标签们：'},
};
const NOTE = `import Translate, {translate} from '@docusaurus/Translate';

# 文字

一 <Translate id="home.hello" values={{name: '读者'}}>Hello</Translate>；二 <Translate>A sentence</Translate>；三 <Translate id="none" values={{n: 3}}>{'没有 {n}'}</Translate>；四 <Translate id="none">**粗**</Translate>。

五 {translate({id: 'home.hello', message: 'Hello'}, {name: '你'})}；六 {translate({message: 'A sentence'})}；七 {translate({message: 'Nothing'})}；八 <img src="/x.svg" alt={translate({id: 'site.own'})} />
`;
const COMPONENT = `import Translate, {translate} from '@docusaurus/Translate';
export default function Page() {
  return <p title={translate({id: 'site.own', message: 'Own'})}><Translate id="home.hello" values={{name: '组件'}}>Hello</Translate><Translate id="none">Else</Translate>；<Translate id="theme.tags.tagsPageLink">View All Tags</Translate>；{translate({id: 'theme.blog.archive.title', message: 'Archive'})}</p>;
}
`;
const files = {
  'wuya.config.js':
    "export default {title: '文', url: 'https://texts.example', baseUrl: '/x/', docs: {path: 'notes'}, pages: {path: 'pages'}, messages: {'site.own': '配置的'}};\n",
  'i18n/zh-CN/code.json': JSON.stringify(TEXTS),
  'static/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"></svg>',
  'notes/index.md': '# 起点\n',
  'notes/plain.md': '# 平\n',
  'notes/words.md': NOTE,
  'notes/strict.mdx': NOTE,
  'pages/page.jsx': COMPONENT,
};

const dir = sharedFolder();
const read = (path: string): string =>
  readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8').replaceAll('<!-- -->', '');
let result: BuildResult;

beforeAll(async () => {
  writeFiles(dir, files);
  result = await build({dir});
}, 60_000);

describe('texts of the site by id', () => {
  it.each(['words', 'strict'])('are in the note %s, what it says where there are none', (name) => {
    const html = read(name);
    expect(html).toContain('一 你好，读者；二 一句话；三 没有 3；四 <strong>粗</strong>。');
    expect(html).toContain('五 你好，你；六 一句话；七 Nothing；八 <img');
    expect(html).toContain('alt="配置的"');
  });

  it('are in components, rendered at build time and in the code of the browser', () => {
    // Those of the theme too, whatever the component says in English.
    expect(read('page')).toMatch(/<p title="配置的">你好，组件Else；全部标签；归档<\/p>/);
    const assets = join(dir, 'dist/assets');
    const holding = readdirSync(assets).filter(
      (name) =>
        name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes('你好，{name}'),
    );
    expect(holding).toHaveLength(1);
    expect(read('plain')).not.toContain(holding[0]);
  });

  it('give no problem', () => {
    expect(result.diagnostics.filter(({code}) => code !== 'GIT-001')).toEqual([]);
  });

  it('are the same in the development server', async () => {
    const site = await openSite(dir, {isProduction: false});
    const {payload} = await makeDevPage(site, '/x/words/', {
      loadComponentPage: () => Promise.reject(new Error('none')),
    });
    expect(payload.html).toContain('一 你好，读者；二 一句话');
    site.close();
  });

  it('change in the notes that show them', async () => {
    const before = readStamps(join(dir, 'dist'));
    writeFiles(dir, {
      'i18n/zh-CN/code.json': JSON.stringify({...TEXTS, 'A sentence': {message: '另一句'}}),
    });
    await build({dir, makeBundle: drawingBundle});
    expect(read('words')).toContain('二 另一句；');
    expect(read('strict')).toContain('二 另一句；');
    expect(changedPaths(before, readStamps(join(dir, 'dist')))).not.toContain('plain/index.md');
  });
});
