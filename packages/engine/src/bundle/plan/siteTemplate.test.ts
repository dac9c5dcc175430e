import {expect, it, onTestFinished, vi} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openSite} from '../../site/site.ts';
import {type BundlePlan, keyOfPlan, planBundle} from './bundlePlan.ts';
import {fillHoles, findHoles, keyOfTemplate, printLiteral} from './siteTemplate.ts';

/** Plans the bundle of a site in a folder of its own. */
async function plan(
  config: object,
  files: Readonly<Record<string, string>> = {},
  dir = temporaryFolder(),
): Promise<BundlePlan> {
  const whole = {title: '山', url: 'https://a.example', ...config};
  writeFiles(dir, {'wuya.config.js': `export default ${JSON.stringify(whole)};\n`, ...files});
  return planIn(dir);
}

async function planIn(dir: string): Promise<BundlePlan> {
  const site = await openSite(dir, {isProduction: true});
  try {
    const {loaded, siteData, model, fingerprint} = site;
    const componentPaths = model.content.componentPages.map(({path}) => path);
    const mdx = {paths: [], modules: new Map<string, string>()};
    return planBundle({site: loaded, siteData, componentPaths, mdx, fingerprint});
  } finally {
    site.close();
  }
}

const keyOf = (made: BundlePlan): string => keyOfTemplate({...made, template: made.template!});

it('sites that differ by data alone share a template, in whatever folders', async () => {
  const key = keyOf(await plan({}));
  const other = await plan({
    title: '海',
    baseUrl: '/notes/',
    docs: {path: 'notes'},
    locale: 'en',
    messages: {'theme.SearchBar.label': '找'},
    search: {maxResultsPerGroup: 3},
    themeConfig: {
      navbar: {items: [{label: '源码', href: 'https://github.com/a/b'}]},
      footer: {links: [{label: '首', to: '/'}]},
    },
  });
  expect(keyOf(other)).toBe(key);
  expect(keyOf(await plan({themeConfig: {announcementBar: {content: '新'}}}))).not.toBe(key);
});

it('filled holes say what the modules of the site say', async () => {
  const {template, generated} = await plan({
    title: '界',
    baseUrl: '/n/',
    themeConfig: {companion: {desk: true}},
  });
  for (const side of ['client', 'server'] as const)
    for (const [id, code] of Object.entries(generated[side])) {
      const filled = fillHoles(template!.generated[side][id]!, template!.fillings);
      const json = /(?<==|site, )\s?\{".*\}/g;
      expect(filled, id).toBe(
        code.replace(
          json,
          (text) => (text.startsWith(' ') ? ' ' : '') + printLiteral(JSON.parse(text)),
        ),
      );
    }
});

it('sites with code of their own have one of their own where they have several languages', async () => {
  const i18n = {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']};
  const page = {'pages/a.tsx': 'export default () => null;'};
  const {template} = await plan({i18n, pages: {path: 'pages'}}, page);
  expect(template).toMatchObject({isOwn: true});
  expect((await plan({i18n, pages: {path: 'pages'}, offline: true}, page)).template).toMatchObject({
    isOwn: true,
  });
  expect((await plan({i18n})).template).toMatchObject({isOwn: false});
  expect((await plan({})).template).toMatchObject({isOwn: false});
});

it('what is known of a Docusaurus site is filled in as text: where no component asks for it, its name is left as a statement', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://x.example', baseUrl: '/', i18n: {defaultLocale: 'en', locales: ['en', 'zh-CN']},
  presets: [['classic', {docs: false, blog: false}]],
};`,
    'src/pages/index.js': 'export default () => null;\n',
  });
  const {template} = await planIn(dir);
  expect(template).toMatchObject({isOwn: true});
  for (const modules of [template!.generated.client, template!.generated.server]) {
    const [, code] = Object.entries(modules).find(([id]) => id.endsWith('/foreignConfig.ts'))!;
    const filled = findHoles(code).map((hole) => template!.fillings[hole]!);
    expect(filled).toHaveLength(3);
    // An object would be a block, which ends in an error of syntax.
    for (const statement of filled) expect(() => new Function(statement)).not.toThrow();
  }
});

it('sites with code of their own, or with what data could change, have none', async () => {
  const css = {'a.css': 'p {}'};
  expect(
    (await plan({}, {'theme/Footer.tsx': 'export const Footer = () => null;'})).template,
  ).toBeNull();
  expect(
    (await plan({pages: {path: 'pages'}}, {'pages/a.tsx': 'export default () => null;'})).template,
  ).toBeNull();
  expect((await plan({themeConfig: {customCss: ['a.css']}}, css)).template).toBeNull();
  expect((await plan({}, {'postcss.config.js': 'export default {};'})).template).toBeNull();
  expect((await plan({vite: {define: {a: '1'}}})).template).toBeNull();
  expect((await plan({offline: true})).template).toBeNull();
  expect((await plan({baseUrl: '/笔记/'})).template).toBeNull();
});

it('a text is filled into a literal in whatever quotes, and into a part of one', () => {
  const text = 'it\'s "a" `b` ${c} \\ \n$&';
  const codes = ['"', "'", '`'].flatMap((quote) => [
    `${quote}__WUYA-TEXT-7__${quote}`,
    `${quote}<__WUYA-TEXT-7__>${quote}`,
  ]);
  const filled = codes.map((code) => fillHoles(code, {'__WUYA-TEXT-7__': text}));
  expect(filled.map((code) => new Function(`return ${code}`)() as string)).toEqual(
    codes.map((code) => (code.includes('<') ? `<${text}>` : text)),
  );
  expect(fillHoles('"__WUYA-TEXT-8__"', {'__WUYA-TEXT-7__': text})).toBe('"__WUYA-TEXT-8__"');
});

it('lists the holes of a text', () => {
  const text = 'a=__WUYA_CLIENT_SITE__;b="__WUYA-TEXT-3__";c="/_wuya-base_/x"';
  expect(findHoles(text)).toEqual(['__WUYA_CLIENT_SITE__', '__WUYA-TEXT-3__', '/_wuya-base_/']);
});

it('prints data as an expression', () => {
  expect(printLiteral({a: [true, null, 'b"'], 'c-d': undefined, 'e-f': 1, __proto: false})).toBe(
    '{a:[!0,null,`b"`],"e-f":1,__proto:!1}',
  );
  for (const text of ['a"\\"\n\u2028', '"`', '"${a}', '\\"', "'"])
    expect(new Function(`return ${printLiteral(text)}`)()).toBe(text);
  const tricky = JSON.parse('{"__proto__": {"x": 1}}') as object;
  expect(JSON.stringify(new Function(`return ${printLiteral(tricky)}`)())).toBe(
    JSON.stringify(tricky),
  );
});

it('variables of the environment that components may read make another bundle of the same template', async () => {
  const site = temporaryFolder();
  const made = await plan({}, {}, site);
  vi.stubEnv('VITE_API', 'https://api.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const other = await plan({}, {}, site);
  expect(keyOfPlan(other)).not.toBe(keyOfPlan(made));
  expect(keyOf(other)).toBe(keyOf(made));
});
