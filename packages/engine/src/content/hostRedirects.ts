import {readUtf8} from '../config/textFile.ts';

/** Addresses that a host leads elsewhere, by the file `_redirects` among the static files. */
export type HostRedirects = readonly string[];

/** Lines of `_redirects` that are read: the most that a host takes. */
const MAX_LINES = 10_000;

/** Reads the addresses that `_redirects` of Netlify and Cloudflare Pages leads on: `/chat https://…` → `/chat` */
export function readHostRedirects(
  staticFiles: readonly {readonly path: string; readonly absolutePath: string}[],
): HostRedirects {
  const file = staticFiles.find(({path}) => path === '_redirects');
  if (!file) return [];
  try {
    const text = readUtf8(file.absolutePath);
    return typeof text === 'string' ? parseHostRedirects(text) : [];
  } catch {
    // A file that cannot be read is told where it is copied.
    return [];
  }
}

/**
 * Parses the text of `_redirects`. Left out are lines that answer with an error, and one for all addresses, which says
 * nothing of any: `/* /404.html 404`.
 */
export function parseHostRedirects(text: string): HostRedirects {
  return text
    .split('\n', MAX_LINES)
    .map((line) => line.replace(/#.*$/, '').trim().split(/\s+/))
    .flatMap(([from = '', ...rest]) => {
      const isError = rest.some((word) => /^[45]\d\d!?$/.test(word));
      return from.startsWith('/') && from !== '/*' && rest.length > 0 && !isError ? [from] : [];
    });
}

/**
 * Creates what tells whether a host leads an address elsewhere. `:name` in a rule is any one segment, `*` at its end all
 * that follow.
 */
export function createHostMatcher(rules: HostRedirects): (pathname: string) => boolean {
  const isPattern = (rule: string): boolean => /\/(?::|\*$)/.test(rule);
  const fixed = new Set(
    rules
      .filter((rule) => !isPattern(rule))
      .map(toSegments)
      .map(String),
  );
  const patterns = rules.filter(isPattern).map(toSegments);
  return (pathname) => {
    const segments = toSegments(pathname);
    return fixed.has(String(segments)) || patterns.some((pattern) => matches(pattern, segments));
  };
}

const toSegments = (pathname: string): string[] => pathname.replace(/^\/|\/$/g, '').split('/');

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  return (
    (isOpen ? segments.length >= fixed.length : segments.length === fixed.length) &&
    fixed.every((part, i) => part === segments[i] || (part.startsWith(':') && segments[i] !== ''))
  );
}
