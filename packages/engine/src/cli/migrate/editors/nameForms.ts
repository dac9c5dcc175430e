import {decodeAddress, type OldFolder} from '../from/common/migration.ts';

/** Tells whether a line may name a file: a link of Markdown, its definition, one in double brackets, a tag. */
const LINK = /\]\(|\]:|\[\[|="/;
const BETWEEN = /([/()"<>[\]|#?]+)/;

/**
 * Creates what writes names in the links of a line in the Unicode form that the files of the folder have: macOS takes `é` in one
 * sign and in two for the same, links are typed in the first and files were named in the second. Undefined where no name has such
 * a letter.
 */
export function createSpeller({
  paths,
}: Pick<OldFolder, 'paths'>): ((line: string) => string) | undefined {
  const names = new Map<string, string>();
  for (const name of new Set(paths.flatMap((path) => path.split('/'))))
    if (name.normalize('NFC') !== name.normalize('NFD'))
      for (const one of [name, name.replace(/\.\w+$/, '')]) names.set(one.normalize('NFC'), one);
  if (names.size === 0) return undefined;
  const spell = (written: string): string => {
    const plain = decodeAddress(written);
    const name = names.get(plain.trim().normalize('NFC'));
    if (name === undefined || name === plain.trim()) return written;
    return plain === written ? written.replace(plain.trim(), () => name) : encodeURIComponent(name);
  };
  return (line) => (LINK.test(line) ? line.split(BETWEEN).map(spell).join('') : line);
}
