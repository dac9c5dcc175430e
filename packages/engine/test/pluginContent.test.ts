import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../src/build/build.ts';
import {drawingBundle} from './drawingBundle.ts';
import {printProblem, writeFiles} from './site.ts';
import {sharedFolder} from './temporary.ts';

/** A site of Docusaurus whose own plugins make pages and data. */
const files = {
  'docusaurus.config.js': `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/base/', onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [['classic', {blog: false}]],
  themeConfig: {navbar: {items: [{to: '/apps', label: 'Apps'}]}},
  plugins: [
    './plugins/apps.ts',
    ['./plugins/numbers', {id: 'second', count: 3}],
    function tags() { return {name: 'tags', injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'own', content: 'tag'}}]})}; },
  ],
};`,
  'plugins/apps.ts': `
import type {Plugin} from '@docusaurus/types';
interface App { name: string }
export default async function apps(): Promise<Plugin<App[]>> {
  return {
    name: 'apps',
    async loadContent(): Promise<App[]> { return [{name: '乙'}, {name: '丙'}]; },
    async contentLoaded({content, actions: {createData, addRoute}}) {
      const path = await createData('apps.json', JSON.stringify(content));
      const one = await createData('more/one.json', content[0]);
      addRoute({path: '/base/apps', component: '@site/src/components/Apps.tsx', modules: {apps: path, more: {list: [one]}}, props: {word: '字'}, exact: true});
      addRoute({path: '/plain', component: '@theme/Plain', exact: true});
      addRoute({path: '/base/apps/:id', component: '@site/src/components/Apps.tsx'});
    },
  };
}
`,
  'plugins/numbers.js': `
module.exports = ({i18n}, {count}) => ({
  name: 'numbers',
  contentLoaded: ({actions}) => actions.setGlobalData({count, locale: i18n.currentLocale, drop: () => 1}),
  getThemePath: () => './theme',
});
`,
  'plugins/theme/Plain.js':
    "import Layout from '@theme/Layout';\nexport default function Plain({route}) { return <Layout title={'At ' + route.path}><p>plain</p></Layout>; }\n",
  'src/components/Apps.tsx': `
import Layout from '@theme/Layout';
interface Props { apps: {name: string}[]; more: {list: {name: string}[]}; word: string }
export default function Apps({apps, more, word}: Props) {
  return <Layout title="All apps"><ul>{apps.map(({name}) => <li key={name}>{name}</li>)}</ul><b>{more.list[0].name + word}</b></Layout>;
}
`,
  'src/pages/index.js': `
import useGlobalData, {useAllPluginInstancesData, usePluginData} from '@docusaurus/useGlobalData';
export default function Home() {
  const {count, locale} = usePluginData('numbers', 'second');
  const all = Object.keys(useAllPluginInstancesData('numbers')).join();
  return <p>{count}{locale} {all} {Object.keys(useGlobalData()).join()} {usePluginData('none').some.thing}.</p>;
}
`,
  'docs/a.md': '# A\n\n[Apps](/apps)\n',
};

describe('plugins of a Docusaurus site', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  const page = (path: string) =>
    readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8').replaceAll('<!-- -->', '');
  beforeAll(async () => {
    writeFiles(dir, files);
    result = await build({dir, makeBundle: drawingBundle});
  });

  it('make pages of a component and data, in every language', () => {
    expect(page('apps')).toContain('<ul><li>乙</li><li>丙</li></ul><b>乙字</b>');
    expect(page('apps')).toContain('<title>All apps | 甲</title>');
    expect(page('fr/apps')).toContain('<li>丙</li>');
  });

  it('may bring the component, and leave the base URL out of its address', () => {
    expect(page('plain')).toContain('<p>plain</p>');
    expect(page('plain')).toContain('<title>At /plain | 甲</title>');
  });

  it('give data to all components, and nothing for what does not run', () => {
    expect(page('')).toContain('<p>3en second numbers .</p>');
    expect(page('fr')).toContain('<p>3fr second numbers .</p>');
  });

  it('put tags into every page', () => {
    expect(page('docs/a')).toContain('<meta name="own" content="tag">');
  });

  it('are named for pages that cannot be made', () => {
    const told = result.diagnostics.filter(({code}) => code === 'CFG-220');
    expect(told.map(printProblem)).toEqual(['warning CFG-220 docusaurus.config.js:8:5']);
    expect(told[0]?.hint?.en).toContain('/base/apps/:id');
  });
});
