import {SEARCH_DIR} from '../config/searchDir.ts';

/** Headers of all files whose path a pattern fits; `*` at its end stands for anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** For names that carry a hash of what is in them. */
export const YEAR = 'public, max-age=31536000, immutable';
/** For all other names: a reader's browser keeps them, and asks whether they are the same. */
export const ASK = 'no-cache';
/** What no page of notes asks of a device, nor a frame in it. */
const NO_DEVICES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** What decides the headers of a site. */
interface HeaderInput {
  readonly baseUrl: string;
  /** Base URLs of its other languages. @default none */
  readonly others?: readonly string[];
  /** The content security policy; undefined for none. */
  readonly policy: string | undefined;
  /** Whether it has a service worker, which must not be older than its pages. @default false */
  readonly hasWorker?: boolean;
}

/**
 * Lists the headers that are sent with the files of a site: a policy and safe defaults with all, a year of caching with
 * names that carry a hash.
 */
export function createHeaderRules({
  baseUrl,
  others = [],
  policy,
  hasWorker = false,
}: HeaderInput): HeaderRule[] {
  const common = {
    ...(policy !== undefined && {'Content-Security-Policy': policy}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': NO_DEVICES,
  };
  return [
    {path: `${baseUrl}*`, headers: common},
    ...[baseUrl, ...others].flatMap((own) => [
      {path: `${own}assets/*`, headers: {'Cache-Control': YEAR}},
      {path: `${own}${SEARCH_DIR}/current.bin`, headers: {'Cache-Control': ASK}},
      ...(hasWorker ? [{path: `${own}sw.js`, headers: {'Cache-Control': ASK}}] : []),
    ]),
  ];
}

/** Renders the rules as a `_headers` file, as Cloudflare Pages, Netlify and `wuya serve` read it. */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({path, headers}) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

/** Reads a `_headers` file, which the author may have written. Values that HTTP cannot send are left out. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {path: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n').map((one) => one.trimEnd())) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push({path: line.trim(), headers: {}});
    else if (rules.length > 0 && SENDABLE.test(value)) rules.at(-1)!.headers[name] = value;
  }
  return rules;
}

/** What Node takes as the value of a header: blanks and visible characters of Latin-1. */
const SENDABLE = /^[\t -~\x80-\xff]*$/;

/** Gathers the headers of one path: later rules win. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const fits = (path: string) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return Object.assign(
    {},
    ...rules.filter(({path}) => fits(path)).map(({headers}) => headers),
  ) as Record<string, string>;
}
