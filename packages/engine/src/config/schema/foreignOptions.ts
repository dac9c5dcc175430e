/** What names where a link leads has two options here, one for each side of the site's border. */
const TARGET = 'to, href';

/**
 * Options of Docusaurus and VitePress by their path, and what says the same here. `''`: nothing is needed; `[]` stands for any
 * item. Options with the same name and meaning are not in the table.
 */
const FOREIGN: Readonly<Record<string, string>> = {
  // Docusaurus
  i18n: 'locale',
  presets: 'docs, blog, pages',
  plugins: 'docs, blog, pages, search, redirects',
  theme: 'themeConfig',
  themes: 'themeConfig',
  scripts: 'headTags',
  stylesheets: 'headTags',
  clientModules: 'headTags',
  organizationName: 'docs.editUrl',
  projectName: 'docs.editUrl',
  deploymentBranch: '',
  future: '',
  'themeConfig.prism': 'markdown.magicComments',
  'themeConfig.algolia': 'search.provider',
  'themeConfig.metadata': 'headTags',
  'themeConfig.mermaid': 'markdown.mermaid',
  'themeConfig.docs.versionPersistence': '',
  'themeConfig.footer.style': '',
  'themeConfig.footer.copyright': 'themeConfig.footer.legal',
  'themeConfig.footer.logo': '',
  'themeConfig.navbar.style': 'themeConfig.customCss',
  'docs.admonitions': 'markdown.admonitions',
  'markdown.format': 'format',
  // VitePress
  base: 'baseUrl',
  description: 'tagline',
  lang: 'locale',
  head: 'headTags',
  srcDir: 'docs.path',
  srcExclude: 'docs.exclude',
  outDir: 'wuya build --out',
  cacheDir: '',
  cleanUrls: '',
  rewrites: 'redirects',
  ignoreDeadLinks: 'onBrokenLinks',
  appearance: 'themeConfig.colorMode',
  lastUpdated: 'docs.showLastUpdateTime',
  sitemap: 'noIndex',
  mpa: '',
  titleTemplate: 'titleDelimiter',
  'markdown.lineNumbers': 'showLineNumbers',
  'themeConfig.nav': 'themeConfig.navbar.items',
  'themeConfig.sidebar': 'docs.sidebars',
  'themeConfig.logo': 'themeConfig.navbar.logo',
  'themeConfig.siteTitle': 'themeConfig.navbar.title',
  'themeConfig.socialLinks': 'themeConfig.navbar.items',
  'themeConfig.editLink': 'docs.editUrl',
  'themeConfig.outline': 'themeConfig.tableOfContents',
  'themeConfig.search': 'search',
  'themeConfig.lastUpdated': 'docs.showLastUpdateTime',
  'themeConfig.externalLinkIcon': '',
  'themeConfig.footer.message': 'themeConfig.footer.legal',
  'themeConfig.navbar.items[].text': 'label',
  'themeConfig.navbar.items[].link': TARGET,
  'themeConfig.navbar.items[].activeMatch': 'activeBaseRegex',
  'themeConfig.navbar.items[].target': '',
  'themeConfig.navbar.items[].rel': '',
  'themeConfig.footer.links[].text': 'label',
  'themeConfig.footer.links[].link': TARGET,
  'themeConfig.footer.links[].items': 'themeConfig.footer.links',
  // Other tools, and what is guessed
  static: 'staticDirectories',
  staticDir: 'staticDirectories',
  public: 'staticDirectories',
  publicDir: 'staticDirectories',
  'themeConfig.navbar.items[].title': 'label',
  'themeConfig.navbar.items[].name': 'label',
  'themeConfig.navbar.items[].url': TARGET,
  'themeConfig.navbar.items[].path': TARGET,
  'themeConfig.navbar.items[].children': 'items',
  'themeConfig.footer.links[].title': 'label',
  'themeConfig.footer.links[].name': 'label',
  'themeConfig.footer.links[].url': TARGET,
  'themeConfig.footer.links[].path': TARGET,
};

/** Matches an address outside the site. */
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Finds what takes the place of an option of another generator; `''` when nothing is needed, undefined when it is none. */
export function findCounterpart(path: string, value?: unknown): string | undefined {
  // Items of a dropdown are written as those beside it.
  const key = path.replace(/(\[\d+\])(?:\.\w+\[\d+\])*/g, '[]');
  const found = Object.hasOwn(FOREIGN, key) ? FOREIGN[key] : undefined;
  if (found !== TARGET || typeof value !== 'string') return found;
  return OUTSIDE.test(value) ? 'href' : 'to';
}

/** Tells whether an object says one of its options by the name that another generator has for it. */
export function saysOtherwise(
  written: Readonly<Record<string, unknown>>,
  {path, options}: {readonly path: string; readonly options: readonly string[]},
): boolean {
  return Object.entries(written).some(([key, value]) => {
    const counterpart = findCounterpart(path ? `${path}.${key}` : key, value);
    return counterpart !== undefined && counterpart !== '' && options.includes(counterpart);
  });
}
