import {decodePath} from '@wuya/theme/pathname';
import type {Content} from '../content/content.ts';
import {createHostMatcher, type HostRedirects} from '../content/hostRedirects.ts';
import type {Place} from '../errors/diagnostic.ts';
import type {ResolverInput} from './resolverContext.ts';

/** Old addresses of a note, as its front matter names them. */
export interface NoteRedirect {
  readonly from: readonly string[];
  readonly to: string;
  readonly place: Place;
}

/** Lists the old addresses that notes name in `redirect_from`. */
export function listNoteRedirects({docs}: Content, baseUrl: string): NoteRedirect[] {
  return docs.flatMap(({frontMatter, permalink, source, keyLines}) =>
    frontMatter.redirect_from
      ? {
          from: frontMatter.redirect_from,
          to: `/${permalink.slice(baseUrl.length)}`,
          place: {file: source.path, line: keyLines.get('redirect_from') ?? 1, column: 1},
        }
      : [],
  );
}

/** What old addresses are known by. */
interface OldAddresses extends Pick<ResolverInput, 'config' | 'noteRedirects'> {
  /** @default none */
  readonly hostRedirects?: HostRedirects | undefined;
}

/**
 * Creates what tells whether an address without a page, with the base URL, is an old one that leads on: `page` where the
 * site has a page there, `host` where the host redirects. Each of the old ones is read once, whatever is asked.
 */
export function createLeadsOn({
  config,
  noteRedirects = [],
  hostRedirects = [],
}: OldAddresses): (full: string) => 'page' | 'host' | undefined {
  const trim = (address: string) => decodePath(address).replace(/^\/|\/$/g, '');
  const old = new Set(
    [...config.redirects, ...noteRedirects].flatMap(({from}) => [from].flat().map(trim)),
  );
  const isLedByHost = createHostMatcher(hostRedirects.map(decodePath));
  return (full) => {
    if (old.has(trim(full.slice(config.baseUrl.length)))) return 'page';
    return isLedByHost(decodePath(full)) ? 'host' : undefined;
  };
}
