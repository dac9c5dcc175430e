/** Values of the names in a template. */
export interface Scope {
  /** Value of a path of names, `site.title`; undefined for none. */
  find(path: readonly string[]): unknown;
}

const FILTERS: Readonly<Record<string, (value: string, args: readonly string[]) => string>> = {
  relative_url: (value) => (value.startsWith('/') ? value : `/${value}`),
  absolute_url: (value) => (value.startsWith('/') ? value : `/${value}`),
  prepend: (value, [before = '']) => before + value,
  append: (value, [after = '']) => value + after,
  default: (value, [other = '']) => value || other,
  escape: (value) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  xml_escape: (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  downcase: (value) => value.toLowerCase(),
  upcase: (value) => value.toUpperCase(),
  capitalize: (value) => value.charAt(0).toUpperCase() + value.slice(1),
  strip: (value) => value.trim(),
  replace: (value, [from = '', to = '']) => (from === '' ? value : value.replaceAll(from, to)),
  remove: (value, [part = '']) => (part === '' ? value : value.replaceAll(part, '')),
  url_encode: (value) => encodeURIComponent(value),
  markdownify: (value) => value,
  strip_html: (value) => value.replace(/<[^<>]*>/g, ''),
  newline_to_br: (value) => value,
};

/** A value times an argument, in characters: what replaces each letter multiplies, and the next filter does so again. */
const MAX_PRODUCT = 10_000_000;

/**
 * Reads an expression of Liquid: `"/a" | prepend: site.baseurl` → `/a`
 * @returns undefined where a name or a filter is not known
 */
export function readExpression(written: string, scope: Scope): string | undefined {
  const [first = '', ...filters] = splitOutside(written, '|');
  const start = readValue(first.trim(), scope);
  const hasDefault = filters.some((one) => /^\s*default\b/.test(one));
  let value = start ?? (hasDefault ? '' : undefined);
  for (const filter of filters) {
    const [name = '', rest = ''] = splitOutside(filter, ':');
    const change = Object.hasOwn(FILTERS, name.trim()) ? FILTERS[name.trim()]! : undefined;
    const args =
      rest === '' ? [] : splitOutside(rest, ',').map((one) => readValue(one.trim(), scope));
    if (value === undefined || change === undefined || args.includes(undefined)) return undefined;
    const longest = Math.max(1, ...args.map((one) => one!.length));
    if (value.length * longest > MAX_PRODUCT) return undefined;
    value = change(value, args as string[]);
  }
  return value;
}

/** `"text"`, `12`, `page.title` */
function readValue(written: string, scope: Scope): string | undefined {
  const [, double, single] = /^(?:"([^"]*)"|'([^']*)')$/.exec(written) ?? [];
  if (double !== undefined || single !== undefined) return double ?? single;
  if (/^-?\d+(?:\.\d+)?$/.test(written)) return written;
  if (!/^[\w-]+(?:\.[\w-]+|\[["'][^"'\]]*["']\])*$/.test(written)) return undefined;
  const value = scope.find(written.replace(/\[["']([^"'\]]*)["']\]/g, '.$1').split('.'));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Splits at a sign outside of quotes. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [''];
  let quote = '';
  for (const letter of text) {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === sign) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Reads `a=b c="d e"` of a tag. */
export function readParameters(written: string, scope: Scope): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(/(?<![\w-])([\w-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'=]+)/g)].flatMap(
      ([, key = '', value = '']) => {
        const read = readValue(value, scope);
        return read === undefined ? [] : [[key, read] as const];
      },
    ),
  );
}

/** Finds a value below another by names; undefined where there is none. */
export function findBelow(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (above, name) =>
      typeof above === 'object' && above !== null && Object.hasOwn(above, name)
        ? (above as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}
