import {createHash} from 'node:crypto';
import type {SiteConfig} from '../config/siteConfig.ts';

/**
 * The content security policy of a site (https://www.w3.org/TR/CSP3/): scripts are the site's own files and those that stand
 * in its documents word for word, and nothing else. Pictures, sound and frames may come from anywhere, as notes show them.
 * @param scripts what stands between the tags of inline scripts
 * @returns undefined when the site wants none
 */
export function createPolicy(config: SiteConfig, scripts: readonly string[]): string | undefined {
  const more: false | Readonly<Record<string, readonly string[]>> = config.deploy.contentSecurityPolicy;
  if (more === false) return undefined;
  const {script, connect} = hostsOf(config);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource), ...script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'media-src': ["'self'", 'https:'],
    'frame-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...connect],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  const names = [...new Set([...Object.keys(directives), ...Object.keys(more)])];
  return names.map((name) => [name, ...new Set([...(directives[name] ?? []), ...(more[name] ?? [])])].join(' ')).join('; ');
}

/** A script that stands in a document, by its hash. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Hosts that the theme itself asks: the footer's quote, hosted search and its statistics. */
function hostsOf({themeConfig: {quote}, search: {provider}}: SiteConfig): {script: readonly string[]; connect: readonly string[]} {
  const quoteHosts = quote === false ? [] : [new URL(quote.endpoint).origin];
  if (typeof provider === 'string') return {script: [], connect: quoteHosts};
  const searchHosts = provider.hosts.length > 0 ? provider.hosts.map((host) => new URL(host).origin) : ['https://*.algolia.net', 'https://*.algolianet.com'];
  const insights = provider.insights ? ['https://*.algolia.io'] : [];
  return {script: provider.insights ? ['https://cdn.jsdelivr.net'] : [], connect: [...quoteHosts, ...searchHosts, ...insights]};
}
