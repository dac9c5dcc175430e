import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {readConfig} from '../readConfig.ts';

const plugin = (name: string, options: object) => ({
  plugins: [[`@docusaurus/plugin-${name}`, options]],
});
const preset = (options: object) => ({presets: [['classic', options]]});
const theme = (themeConfig: object) => ({themeConfig});
const item = (values: object) => theme({navbar: {items: [values]}});
const redirects = (options: object) => plugin('client-redirects', options);
const pwaHead = (tag: object) => plugin('pwa', {pwaHead: [tag]});
const icon = {href: 'https://e.example', className: 'ico'};

/** Makes a configuration with a value where another is expected, by the path of its option. */
const PLACES: Readonly<Record<string, (value: unknown) => object>> = {
  baseUrl: (baseUrl) => ({baseUrl}),
  'clientModules[0]': (one) => ({clientModules: [one]}),
  'stylesheets[0].href': (href) => ({stylesheets: [{href}]}),
  'i18n.defaultLocale': (defaultLocale) => ({i18n: {defaultLocale}}),
  'i18n.locales[1]': (one) => ({i18n: {defaultLocale: 'en', locales: ['en', one, 'fr']}}),
  'i18n.path': (path) => ({i18n: {defaultLocale: 'en', locales: ['en'], path}}),
  'i18n.localeConfigs.en.path': (path) => ({
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {path}}},
  }),
  'docs.exclude[0]': (one) => preset({docs: {exclude: [one]}}),
  'blog.include': (include) => preset({blog: {include, exclude: ['a']}}),
  'pages.include[0]': (one) => preset({pages: {include: [one]}}),
  'sitemap.ignorePatterns[0]': (one) => preset({sitemap: {ignorePatterns: [one]}}),
  'theme.customCss[0]': (one) => preset({theme: {customCss: [one]}}),
  fromExtensions: (one) => redirects({fromExtensions: [one]}),
  toExtensions: (one) => redirects({toExtensions: [one]}),
  'pwaHead.href': (href) => pwaHead({tagName: 'link', rel: 'manifest', href}),
  'pwaHead.rel': (rel) => pwaHead({tagName: 'link', rel, href: '/a.json'}),
  'footer.links': (to) =>
    theme({footer: {links: [{label: 'a', to}], copyright: '<a href="/a">a</a>'}}),
  'footer.logo.href': (href) => theme({footer: {logo: {src: 'a.svg', href}}}),
  'item.href': (href) => item({...icon, href}),
  'item.html': (html) => item({href: 'https://e.example', html}),
  'item.className': (className) => item({href: 'https://e.example', className}),
  'item.label': (label) => item({to: '/a', label}),
  'item.aria-label': (label) => item({...icon, 'aria-label': label}),
  'item.rel': (rel) => item({...icon, rel}),
  'items.type': (type) =>
    item({type: 'dropdown', label: 'a', items: [{type, label: 'b', to: '/b'}]}),
  'injectHtmlTags()': (tagName) => ({
    plugins: [
      () => ({name: 'own', injectHtmlTags: () => ({headTags: [{tagName, innerHTML: tagName}]})}),
    ],
  }),
};

const VALUES: Readonly<Record<string, unknown>> = {
  'an object': {a: 1},
  'an object that is no text': {toString: 1},
  'an object without a prototype': Object.create(null),
  'no number': Number.NaN,
  null: null,
  'a symbol': Symbol('own'),
  'a list': [[]],
  'a folder': '..',
  'a long text': 'x'.repeat(100_000),
};

it.each(
  Object.entries(PLACES).flatMap(([option, make]) =>
    Object.entries(VALUES).map(([name, value]) => [option, name, make(value)] as const),
  ),
)('reads %s that is %s without an error, and shows none of it', async (_, __, own) => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'docs'));
  const config = {title: 'T', url: 'https://x.example', baseUrl: '/', ...own};
  const read = await readConfig(config, {
    isForeign: true,
    root,
    view: {},
    cacheDir: join(root, '.wuya/cache'),
    run: async () => ({value: undefined, dependencies: [], missing: []}),
  });
  const {makeRedirects, logoHref, footerLogo, sitemap} = read.foreign!;
  const made = JSON.stringify([read.config, makeRedirects?.('/a'), logoHref, footerLogo, sitemap]);
  expect(made).not.toMatch(/\[object |Symbol\(|NaN/);
});

it.each([
  ['fromExtensions', redirects({fromExtensions: ['html', {}]}), 'plugins[0][1].fromExtensions[1]'],
  ['toExtensions', redirects({toExtensions: [null]}), 'plugins[0][1].toExtensions[0]'],
  [
    'ignorePatterns',
    preset({sitemap: {ignorePatterns: [7]}}),
    'presets[0][1].sitemap.ignorePatterns[0]',
  ],
  ['customCss', preset({theme: {customCss: ['..']}}), 'presets[0][1].theme.customCss'],
])('names what is left out of %s', async (_, own, option) => {
  const root = temporaryFolder();
  const {notices} = await readConfig(
    {title: 'T', url: 'https://x.example', baseUrl: '/', ...own},
    {
      isForeign: true,
      root,
      view: {},
      cacheDir: join(root, '.wuya/cache'),
      run: async () => ({value: undefined, dependencies: [], missing: []}),
    },
  );
  expect(notices).toMatchObject([{option, diagnostic: {level: 'warning'}}]);
});
