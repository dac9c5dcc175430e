/**
 * Options of Docusaurus and VitePress by their path, and what says the same here. `''`: nothing is needed. Options with the
 * same name and meaning are not in the table.
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
  trailingSlash: '',
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
};

/** Finds what takes the place of an option of another generator; `''` when nothing is needed, undefined when it is none. */
export function findCounterpart(path: string): string | undefined {
  return Object.hasOwn(FOREIGN, path) ? FOREIGN[path] : undefined;
}
