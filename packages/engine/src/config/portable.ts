/**
 * Base URL of a site that is built to be portable: it is in every address until the folder is written, where addresses
 * become relative. No site has a folder of this name.
 */
export const PORTABLE_ROOT = '/_wuya-portable-root_/';

/** Placeholder for the folder of a portable site in data that its scripts read. */
export const PORTABLE_MARK = '{wuya-root}/';

/** Tells whether a configuration is that of a portable build. */
export function isPortable({baseUrl}: {readonly baseUrl: string}): boolean {
  return baseUrl.startsWith(PORTABLE_ROOT);
}

/** Gives the folders of a portable site that its address in a language has below the root: `''`, or `en/`. */
export function portableFolder(baseUrl: string): string {
  return baseUrl.slice(PORTABLE_ROOT.length);
}

const toValues = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Leaves the feeds of a blog, or of each of several, out. */
function withoutFeeds(blog: unknown): unknown {
  return Array.isArray(blog)
    ? blog.map(withoutFeeds)
    : {...toValues(blog), feedOptions: {type: false}};
}

/** Puts a configuration, as its file exports it, at the root of a portable site. */
export function atPortableRoot(config: unknown): unknown {
  return typeof config === 'object' && config !== null
    ? {...config, baseUrl: PORTABLE_ROOT}
    : config;
}

/**
 * Takes from a configuration what asks other hosts, which a folder on a disk must not depend on, and what is for hosts:
 * searches are answered from the folder; counting, comments, sayings and feeds are left out.
 */
export function withoutHosts(config: unknown): unknown {
  if (typeof config !== 'object' || config === null) return config;
  const {analytics: _, comments: __, deploy: ___, ...rest} = toValues(config);
  const {quote: ____, ...themeConfig} = toValues(rest['themeConfig']);
  const search = toValues(rest['search']);
  const isHosted = typeof search['provider'] === 'object';
  return {
    ...rest,
    themeConfig,
    ...(rest['blog'] !== false && {blog: withoutFeeds(rest['blog'])}),
    ...(isHosted && {search: {...search, provider: 'local'}}),
    trailingSlash: true,
    baseUrlIssueBanner: false,
    offline: false,
    deploy: {headers: false, contentSecurityPolicy: false},
  };
}
