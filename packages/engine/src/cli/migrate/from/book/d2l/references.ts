import {mapProse} from '../../markdown/fences.ts';
import {replaceNamed} from '../../markdown/replaceNamed.ts';
import type {D2lLabel} from './labels.ts';

/** Targets of references. */
export interface References {
  /** Note that they are in. */
  readonly file: string;
  readonly isChinese: boolean;
  readonly labels: ReadonlyMap<string, D2lLabel>;
  toLink(file: string): string;
  /** Finds the title of a note. */
  toTitle(file: string): string;
  /** Prints what refers to the literature. */
  cite(keys: readonly string[], isInText: boolean): string;
  /** Takes what is named and not there. */
  report(name: string): void;
}

const REFERENCE = /(?<blank> ?):(?<role>numref|ref|eqref|cite[tp]?):`(?<name>[^`]+)`/g;
/** A blank between these and a link in Chinese is for the tool. */
const CHINESE = /^$|[\p{Script=Han}，。；、：）》]$/u;

/** Links what refers to a label or to the literature: `:numref:`, `:ref:`, `:eqref:`, `:cite:`. */
export function linkReferences(body: string, references: References): string {
  return mapProse(body, (line) =>
    replaceNamed(line, REFERENCE, ({blank = '', role = '', name = ''}, {at}) => {
      const before = line.slice(0, at);
      const keys = name.split(',').map((key) => key.trim());
      const link = role.startsWith('cite')
        ? references.cite(keys, role === 'citet')
        : linkOne(name, before.at(-1), references);
      return (link.startsWith('（') || CHINESE.test(before) ? '' : blank) + link;
    }),
  );
}

/** @param before the sign before the reference: of `图:numref:` the word is there already */
function linkOne(
  name: string,
  before: string | undefined,
  {file, isChinese, labels, toLink, toTitle, report}: References,
): string {
  const label = labels.get(name);
  if (label === undefined) {
    report(name);
    return name;
  }
  const isHere = label.file === file;
  const plain = label.words.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') || name;
  const short = label.isNumber && plain.startsWith(`${before} `) ? plain.slice(2) : plain;
  const title = label.isNumber && !isHere ? toTitle(label.file) : '';
  const words = title === '' ? short : isChinese ? `${short}（${title}）` : `${short} (${title})`;
  const address = (isHere ? '' : toLink(label.file)) + (label.id && `#${label.id}`);
  return address === '' ? words : `[${words}](${address})`;
}
