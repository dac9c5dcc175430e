import {escapeAttribute} from '../article/html/escape.ts';
import type {Reference} from '../article/parsedPage.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {
  placeOf,
  type ReferencePage,
  report,
  type ResolvedReference,
  type ResolverContext,
} from './resolverContext.ts';

const ADDRESS = String.raw`(https?:\/\/(?:[^\s()<>]|\([^\s()]*\))+)`;
const NESTED = new RegExp(String.raw`^\[[^\]]*\]\(${ADDRESS}\)$|^\[(https?:\/\/[^\s\]]+)\]$`, 'i');

/**
 * Reads the address inside a link that was pasted where an address belongs: `[题](https://a.cn)` → `https://a.cn`,
 * `[https://a.cn]` → `https://a.cn`; undefined for other addresses.
 */
export function readNestedLink(href: string): string | undefined {
  if (!href.startsWith('[')) return undefined; // as nearly all: each link of the site is asked for
  const [, inLink, inBrackets] = NESTED.exec(href) ?? [];
  return inLink ?? inBrackets;
}

/** Leads a link to the address that was meant, and reports how it is written; undefined for other links. */
export function resolveNestedLink(
  {config}: ResolverContext,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference | undefined {
  const {url} = reference;
  const meant = readNestedLink(url);
  if (meant === undefined) return undefined;
  return {
    attributes: ` href="${escapeAttribute(meant)}"`,
    ...report(config.onBrokenLinks, (level) =>
      createDiagnostic(
        'LN-051',
        {href: url, nearest: meant},
        {level, place: placeOf(reference, page), fix: {written: url, replacement: meant}},
      ),
    ),
  };
}
