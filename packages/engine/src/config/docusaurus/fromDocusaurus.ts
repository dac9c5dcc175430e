import type {ConfigProblem} from '../siteConfig.ts';
import {toAdmonitions, toBlog, toDocs, toPages} from './contentOptions.ts';
import {createNotes, ignoreOthers, type Notes, pick, toEntry, toList, toValues, type Values} from './notes.ts';
import {hasMath} from './pluginOptions.ts';
import {toHeadTags} from './headTags.ts';
import {toMagicComments, toSearch, toThemeConfig} from './themeOptions.ts';

const SAME = ['title', 'tagline', 'url', 'baseUrl', 'favicon', 'titleDelimiter', 'noIndex', 'staticDirectories', 'onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes', 'baseUrlIssueBanner', 'customFields'];
const READ = [...SAME, 'headTags', 'scripts', 'stylesheets', 'i18n', 'presets', 'plugins', 'themes', 'themeConfig', 'markdown', 'trailingSlash'];
/** They change how Docusaurus works, not what readers get. */
const SILENT = ['future', 'storage', 'organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort', 'webpack'];

/** Plugins whose work is done here without them. */
const NATIVE_PLUGINS = /(?:^|\/)(?:plugin-sitemap|plugin-client-redirects|theme-mermaid|theme-search-algolia|theme-classic|plugin-content-(?:docs|blog|pages)|plugin-css-cascade-layers|plugin-svgr)$|search-local|lunr-search|image-zoom|medium-zoom/;

/** What a `docusaurus.config` says, in the words of `wuya.config.ts`, and what of it has no counterpart. */
export interface Translated {
  readonly value: unknown;
  readonly notices: readonly ConfigProblem[];
}

/**
 * Translates the configuration of a Docusaurus site, as its file exports it.
 * @param dir folder of the site, absolute
 */
export function fromDocusaurus(value: unknown, dir: string): Translated {
  const notes = createNotes();
  const config = toValues(value);
  ignoreOthers(config, [...READ, ...SILENT], '', notes);
  if (config['trailingSlash'] === false) notes.ignore('trailingSlash', ['这里的地址都以斜线结尾；没有斜线的地址会转过去。', 'Addresses end with a slash here; those without lead there.']);
  const preset = findPreset(config, notes);
  const theme = toValues(config['themeConfig']);
  const markdown = toValues(config['markdown']);
  const hooks = toValues(markdown['hooks']);
  const contents = (['docs', 'blog', 'pages'] as const).map((kind) => toContent(kind, preset, config, {dir, notes}));
  const search = toSearch(theme['algolia']);
  notePlugins(config, notes);
  ignoreOthers(markdown, ['mermaid', 'emoji', 'format', 'mdx1Compat', 'anchors', 'hooks', 'remarkRehypeOptions', 'parseFrontMatter', 'preprocessor'], 'markdown', notes);
  for (const key of ['parseFrontMatter', 'preprocessor']) if (typeof markdown[key] === 'function') notes.ignore(`markdown.${key}`);
  return {
    value: {
      ...pick(config, SAME),
      locale: toLocale(toValues(config['i18n'])['defaultLocale']),
      redirects: toRedirects(config, notes),
      headTags: toHeadTags(config, theme),
      ...pick(hooks, ['onBrokenMarkdownLinks']),
      ...(typeof hooks['onBrokenMarkdownImages'] === 'string' && {onBrokenImages: hooks['onBrokenMarkdownImages']}),
      ...Object.fromEntries(contents),
      ...(search !== undefined && {search}),
      markdown: {
        ...pick(markdown, ['emoji']),
        math: ['docs', 'blog', 'pages'].some((kind) => hasMath(toValues(preset.options[kind]))),
        rawHtml: true, // Docusaurus keeps what stands in notes
        admonitions: ['docs', 'blog', 'pages'].flatMap((kind) => toAdmonitions(toValues(preset.options[kind]))),
        magicComments: toMagicComments(toValues(theme['prism'])),
      },
      themeConfig: {...(toThemeConfig(theme, notes) as object), customCss: toCustomCss(toValues(preset.options['theme'])['customCss'])},
    },
    notices: notes.all,
  };
}

interface Preset {
  readonly path: string;
  readonly options: Values;
}

/** The classic preset, which is where nearly all options stand. */
function findPreset(config: Values, notes: Notes): Preset {
  let found: Preset = {path: 'presets', options: {}};
  for (const [i, entry] of toList(config['presets']).entries()) {
    const {plugin, options} = toEntry(entry);
    if (/(?:^|\/)(?:preset-)?classic$/.test(String(plugin))) found = {path: `presets[${i}][1]`, options};
    else if (entry) notes.ignorePlugin(`presets[${i}]`, String(plugin));
  }
  for (const key of ['gtag', 'googleAnalytics', 'googleTagManager']) {
    if (found.options[key]) notes.ignore(`${found.path}.${key}`, ['把统计的脚本写进 headTags。', 'Write the script that counts readers into headTags.']);
  }
  ignoreOthers(found.options, ['docs', 'blog', 'pages', 'theme', 'sitemap', 'svgr', 'debug', 'gtag', 'googleAnalytics', 'googleTagManager'], found.path, notes);
  return found;
}

function toContent(kind: 'docs' | 'blog' | 'pages', preset: Preset, config: Values, {dir, notes}: {readonly dir: string; readonly notes: Notes}): [string, unknown] {
  const own = preset.options[kind] === undefined ? findPlugin(config, `plugin-content-${kind}`) : undefined;
  const options = own ?? preset.options[kind];
  if (options === false) return [kind, false];
  const path = `${preset.path}.${kind}`;
  const values = toValues(options);
  if (kind === 'docs') return [kind, toDocs(values, {path, dir, notes})];
  return [kind, kind === 'blog' ? toBlog(values, path, notes) : toPages(values, path, notes)];
}

/** Options of a plugin that is used without the preset; undefined when it is not, or it is a second one of its kind. */
function findPlugin(config: Values, name: string): unknown {
  const entry = toList(config['plugins']).find((one) => Array.isArray(one) && String(one[0]).endsWith(name) && !isSecond(toEntry(one).options));
  return entry && (entry as unknown[])[1];
}

/** Whether a plugin with these options stands beside the first one of its kind. */
function isSecond({id}: Values): boolean {
  return id !== undefined && id !== 'default';
}

function notePlugins(config: Values, notes: Notes): void {
  for (const list of ['plugins', 'themes'] as const) {
    for (const [i, entry] of toList(config[list]).entries()) {
      if (!entry) continue;
      const {plugin, options} = toEntry(entry);
      const name = typeof plugin === 'function' ? plugin.name || 'function' : String(plugin);
      if (/plugin-content-/.test(name) && isSecond(options)) notes.ignorePlugin(`${list}[${i}]`, `${name} (id: ${String(options['id'])})`, ['只读取一套文档；把其他的文件夹放进 docs，或另建一个站点。', 'One set of docs is read: put the other folder into docs, or make it a site of its own.']);
      else if (!NATIVE_PLUGINS.test(name.replace(/^@[\w-]+\//, '/'))) notes.ignorePlugin(`${list}[${i}]`, name);
    }
  }
}

/** The site's one language; the Chinese of the mainland has many names. */
function toLocale(locale: unknown): string {
  if (typeof locale !== 'string') return 'en';
  return /^zh(?:-(?:CN|Hans|Hans-CN|cn|hans))?$/.test(locale) ? 'zh-CN' : locale;
}

/** Old addresses, as far as they are listed; what is made of patterns is not. */
function toRedirects(config: Values, notes: Notes): unknown[] {
  const entries = toList(config['plugins']).map(toEntry);
  const index = entries.findIndex(({plugin}) => String(plugin).endsWith('client-redirects'));
  const options = entries[index]?.options ?? {};
  if (options['createRedirects'] !== undefined) notes.ignore(`plugins[${index}][1].createRedirects`, ['把它得出的转向写进 redirects。', 'List what it makes in `redirects`.']);
  return toList(options['redirects']).map((redirect) => pick(toValues(redirect), ['from', 'to']));
}

function toCustomCss(customCss: unknown): string[] {
  return (Array.isArray(customCss) ? customCss : [customCss]).flatMap((path: unknown) => (typeof path === 'string' ? [path] : []));
}
