/** A card of sphinx-design. */
interface Card {
  readonly title: string;
  readonly options: ReadonlyMap<string, string>;
  readonly parts: readonly (readonly string[])[];
}

/** Splits what a card holds at the lines that end its head, `^^^`, and begin its foot, `+++`. */
export function splitCard(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const line of lines)
    if (/^(?:\^{3,}|\+{3,})\s*$/.test(line)) parts.push([]);
    else parts.at(-1)!.push(line);
  return parts;
}

/** Prints a card: one that leads on is an item of a list, another its title and what is inside it. */
export function printCard(
  {title, options, parts}: Card,
  below: (lines: readonly string[]) => readonly string[],
): readonly string[] {
  const href = options.get('link');
  const picture = options.get('img-top') ?? options.get('img-background');
  const shown = picture === undefined ? [] : [`![${options.get('img-alt') ?? ''}](${picture})`];
  const body = parts.flatMap((part) => [...below(part), '']);
  if (href === undefined)
    return ['', ...(title === '' ? [] : [`**${title}**`, '']), ...shown, '', ...body];
  const first = body.findIndex((line) => line.trim() !== '');
  const isNamed = title === '' && isPlain(body[first]?.trim() ?? '');
  const words = isNamed ? body[first]!.trim() : title || href;
  const rest = [...shown, '', ...(isNamed ? body.slice(first + 1) : body)];
  return [
    '',
    `- ${toLink(words, href, options.get('link-type'))}`,
    '',
    ...rest.map((line) => (line === '' ? '' : `  ${line}`)),
  ];
}

/** Tells whether a line is words alone, which can be those of a link. */
const isPlain = (line: string): boolean =>
  line !== '' && !/[[\]<>`{}]|^(?:[-*+] |[:#|])/.test(line);

const toPlain = (line: string): string => line.replace(/\*\*/g, '').trim();

function toLink(words: string, href: string, kind: string | undefined): string {
  if (kind === 'doc') return `{doc}\`${toPlain(words).replaceAll('`', '')} <${href}>\``;
  if (kind === 'ref' || kind === 'any')
    return `{any}\`${toPlain(words).replaceAll('`', '')} <${href}>\``;
  return `[${words}](${href})`;
}
