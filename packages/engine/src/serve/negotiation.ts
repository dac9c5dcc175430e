/** Encodings that bodies are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Chooses the best of our encodings that a reader takes: `gzip, br;q=0` → `gzip`. */
export function chooseEncoding(accepted: string): Encoding {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const q = parameters.find((text) => text.startsWith('q='));
        return [name, q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
      }),
  );
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}

/** Tells whether a reader already has what `etag` names: `If-None-Match` is a list, weak marks do not count, `*` is all. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (text: string): string => text.trim().replace(/^W\//, '');
  return (
    header.trim() === '*' ||
    (header.match(/(?:W\/)?"[^"]*"/g) ?? []).map(plain).includes(plain(etag))
  );
}

/** Bytes of a file, both included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header: `bytes=2-5`, `bytes=2-`, `bytes=-2`. Undefined, all of the file, for none, for several and for
 * what is no range; null for one that is behind the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first, last] = match;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0 ? null : {start: Math.max(0, size - length), end: size - 1};
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? {start, end} : null;
}
