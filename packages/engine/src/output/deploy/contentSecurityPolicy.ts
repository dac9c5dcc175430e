import {createHash} from 'node:crypto';
import type {HeadTag} from '../../config/options/headTags.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {createAnalytics} from '../../document/analytics.ts';
import {commentSources} from '../../document/comments.ts';

/**
 * Creates the content security policy of a site (https://www.w3.org/TR/CSP3/): scripts are the site's own files and those
 * that are in its documents word for word, and nothing else. Pictures, sound and frames may come from anywhere, as notes
 * show them.
 * @param scripts what is between the tags of inline scripts
 * @returns undefined when the site wants none
 */
export function createPolicy(config: SiteConfig, scripts: readonly string[]): string | undefined {
  const more: false | Readonly<Record<string, readonly string[]>> =
    config.deploy.contentSecurityPolicy;
  if (more === false) return undefined;
  const {script, connect} = hostsOf(config);
  const counting = createAnalytics(config);
  const comments = commentSources(config);
  const own = sourcesOf([...counting.tags, ...config.headTags]);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // Live code is compiled in the page.
      ...(config.markdown.liveCode ? ["'unsafe-eval'"] : []),
      ...scripts.map(hashSource),
      ...script,
      ...own.script,
      ...counting.sources.script,
      ...comments.script,
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...own.style, ...comments.style],
    ...(own.style.length > 0 && {'font-src': ["'self'", 'https:', 'data:']}),
    'img-src': ["'self'", 'https:', 'data:'],
    'media-src': ["'self'", 'https:'],
    'frame-src': ["'self'", 'https:'],
    'connect-src': [
      "'self'",
      ...connect,
      ...own.hosts,
      ...counting.sources.connect,
      ...comments.connect,
    ],
    ...(config.offline && {'worker-src': ["'self'"]}),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  const names = [...new Set([...Object.keys(directives), ...Object.keys(more)])];
  return names
    .map((name) =>
      [name, ...new Set([...(directives[name] ?? []), ...(more[name] ?? [])])].join(' '),
    )
    .join('; ');
}

/** Directives that browsers take from headers alone. */
const HEADER_ONLY: ReadonlySet<string> = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/**
 * Creates the policy as documents carry it where the host sends no headers of ours: GitHub Pages, or a site that has none
 * written.
 * @returns undefined where headers carry it
 */
export function createDocumentPolicy(
  config: SiteConfig,
  scripts: readonly string[],
): string | undefined {
  const {headers, nginx} = config.deploy;
  const sendsHeaders = (headers || nginx) && !new URL(config.url).hostname.endsWith('.github.io');
  return sendsHeaders
    ? undefined
    : createPolicy(config, scripts)
        ?.split('; ')
        .filter((directive) => !HEADER_ONLY.has(directive.split(' ')[0]!))
        .join('; ');
}

/** Returns what tags of the site's own load; scripts may speak with the hosts they come from. */
function sourcesOf(tags: SiteConfig['headTags']): {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly hosts: readonly string[];
} {
  const originsOf = (
    name: string,
    attribute: 'src' | 'href',
    isWanted: (tag: HeadTag) => boolean = () => true,
  ) =>
    tags
      .filter((tag) => tag.tagName === name && isWanted(tag))
      .flatMap(({attributes}) => originOf(attributes?.[attribute]));
  const hosts = originsOf('script', 'src');
  const inline = tags
    .filter(
      ({tagName, attributes, innerHTML}) =>
        tagName === 'script' && innerHTML !== undefined && attributes?.['src'] === undefined,
    )
    .map(({innerHTML}) => hashSource(innerHTML!));
  return {
    script: [...hosts, ...inline],
    style: originsOf('link', 'href', ({attributes}) => attributes?.['rel'] === 'stylesheet'),
    hosts,
  };
}

function originOf(address: string | boolean | undefined): string[] {
  return typeof address === 'string' &&
    /^(?:https?:)?\/\//i.test(address) &&
    URL.canParse(address, 'https://x')
    ? [new URL(address, 'https://x').origin]
    : [];
}

/** Writes a script that is in a document as a source of the policy: by its hash. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Lists the hosts that the theme itself asks: the footer's quote, hosted search and its statistics. */
function hostsOf({themeConfig: {quote}, search: {provider}}: SiteConfig): {
  script: readonly string[];
  connect: readonly string[];
} {
  const quoteHosts = quote === false ? [] : originOf(quote.endpoint);
  if (typeof provider === 'string') return {script: [], connect: quoteHosts};
  const searchHosts =
    provider.hosts.length > 0
      ? provider.hosts.map((host) => new URL(host).origin)
      : ['https://*.algolia.net', 'https://*.algolianet.com'];
  const insights = provider.insights ? ['https://*.algolia.io'] : [];
  return {
    script: provider.insights ? ['https://cdn.jsdelivr.net'] : [],
    connect: [...quoteHosts, ...searchHosts, ...insights],
  };
}
