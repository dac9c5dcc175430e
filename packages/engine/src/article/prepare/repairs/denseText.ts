import {createFenceReader} from '../../../content/source/fences.ts';
import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {DIRECTIVE, FLANK} from '../../text/marks.ts';

/**
 * Signs of Markdown that one paragraph may hold. The parser takes the square of their number for some (`__a`, `&lt;`, `>`, `*a`):
 * 20,000 of one take up to 0.6 CPU s, a note of 1 MB took minutes (satteri 0.6, 2026-11). The longest paragraphs of books
 * have a few hundred.
 */
export const SIGN_LIMIT = 20_000;

/** The sign of a reference (`&lt;`) costs as much as this many others, as each makes the parser count the paragraph up to it: 64 KB of `中&amp;` took 8 CPU s. */
const REFERENCE_WEIGHT = 8;

/**
 * Signs that end an address where a blank follows them. The parser goes over a run of them for each: as many other signs as the square
 * of its length by this cost as much (64 KB of `.` took 3 CPU s).
 */
const ADDRESS_RUN = /[?!.,:;*_~'")&]{1000,}/g;
const RUN_WEIGHT = SIGN_LIMIT;
/** Words that may hold such a run. */
const LONG_WORD = /[^\s<]{1000,}/g;
/** What an address may begin with; the parser reads on from each to the end of the text without blanks, whether it is one or not. */
const ADDRESS_BEGIN = /h(?=ttps?:\/\/)|w(?=ww\.)/gi;
const UNBROKEN_TEXT = /\S{1000,}/g;
/** So many characters of it cost, for each address that may begin in it, as much as a sign: 64 KB of `_www.` took 2.7 CPU s. */
const READ_ON_WEIGHT = SIGN_LIMIT / 2;

/** A shorter text is soon read, whatever is in it but references. */
const MIN_LENGTH = 2 * SIGN_LIMIT;

/** A sign that Markdown reads, the marker of a list before a blank among them; one behind a backslash is none. */
const SIGN = /\\.|[*_~`[\]<>&]|(?<![^\s>])(?:[-+]|\d{1,9}[.)])(?=[ \t])/gs;
const BLANK = /^[ \t\r>]*$/;
/** Maximum length of a blank line with signs of quotes: of thousands of `>` each is a quote in the one before. */
const MAX_BLANK_LENGTH = 1000;
/** An item of a list, or a rule, that begins whatever is before it. */
const ITEM = /^ {0,3}[-*+][ \t]+\S/;
/** An item of a list with numbers, which begins below another one; below words alone the line goes on with them. */
const NUMBERED = /^ {0,3}\d{1,9}([.)])[ \t]+\S/;
/** The line below the head of a table. */
const TABLE_RULE = /^[ \t]*(?=[^|]*\|)[-:|][-:| \t\r]*$/;

interface LimitedText {
  /** As many lines as the text given; signs of paragraphs that have too many are escaped in it. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Lines that the parser may read as one text. */
interface Paragraph {
  readonly first: number;
  /** The line after the last one. */
  readonly end: number;
}

/**
 * Takes paragraphs with too many signs as they are typed. Looks at lines alone; only the parser knows for certain what is
 * code or HTML, and it is asked where such a paragraph was found.
 * @param placeOf the place in the file of a line of the text, from 0
 * @param findCodeLines finds the lines of a text, from 0, that are code or HTML whatever is in them
 */
export function limitSigns(
  text: string,
  placeOf: (line: number) => {readonly file: string; readonly line: number},
  findCodeLines: (text: string) => ReadonlySet<number> = () => new Set(),
): LimitedText {
  if (text.length < MIN_LENGTH && !mayHoldReferences(text)) return {text, diagnostics: []};
  const lines = text.split('\n');
  const dense = findDense(lines);
  if (dense.length === 0) return {text, diagnostics: []};
  const plain = [...lines];
  for (const {first, end} of dense)
    for (let line = first; line < end; line++) plain[line] = escapeSigns(lines[line]!);
  // A paragraph that is HTML is so by its first line.
  const openings = [...plain];
  for (const {first} of dense)
    if (countSigns(lines[first]!) < SIGN_LIMIT / 2) openings[first] = lines[first]!;
  const codeLines = findCodeLines(openings.join('\n'));
  const shown = dense.filter(({first, end}) => !codeLines.has(first) || !codeLines.has(end - 1));
  const [top] = shown;
  if (!top) return {text, diagnostics: []};
  for (const {first, end} of shown)
    for (let line = first; line < end; line++) lines[line] = plain[line]!;
  const place = {...placeOf(top.first), column: 1};
  return {
    text: lines.join('\n'),
    diagnostics: [createDiagnostic('MD-119', {limit: SIGN_LIMIT}, {place, level: 'warning'})],
  };
}

/** Tells whether a text has as many `&` as it takes for a paragraph with too many references. */
function mayHoldReferences(text: string): boolean {
  let left = SIGN_LIMIT / REFERENCE_WEIGHT;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1))
    if (left-- <= 0) return true;
  return false;
}

const isBlankLine = (line: string): boolean => line.length <= MAX_BLANK_LENGTH && BLANK.test(line);

function findDense(lines: readonly string[]): Paragraph[] {
  const dense: Paragraph[] = [];
  const readFence = createFenceReader();
  let first = 0;
  let count = 0;
  let isTable = false;
  const startAt = (line: number): void => {
    if (count > SIGN_LIMIT) dense.push({first, end: line});
    first = line;
    count = 0;
  };
  lines.forEach((line, i) => {
    if (readFence(line) !== 'text' || isBlankLine(line) || line.includes(DIRECTIVE)) {
      startAt(i);
      first = i + 1;
      isTable = false;
      return;
    }
    // Rows of a table are texts of their own.
    isTable ||= i === first + 1 && isTableRule(line, lines[first]!);
    if (isTable || ITEM.test(line) || isNextNumber(line, lines[first]!)) startAt(i);
    count += countSigns(line);
  });
  startAt(lines.length);
  return dense;
}

/** Tells whether a line makes the one above it the head of a table: it rules as many cells. */
const isTableRule = (line: string, head: string): boolean =>
  TABLE_RULE.test(line) && countCells(line) === countCells(head);

function countCells(line: string): number {
  const inner = line.replace(/\\./gs, '').trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').length;
}

function isNextNumber(line: string, above: string): boolean {
  const sign = NUMBERED.exec(line)?.[1];
  return sign !== undefined && NUMBERED.exec(above)?.[1] === sign;
}

function countSigns(line: string): number {
  const open = line.includes('\\') ? line.replace(/\\./gs, '') : line;
  const references = open.match(/&[#a-z]/gi)?.length ?? 0;
  return (
    (open.match(SIGN)?.length ?? 0) +
    references * (REFERENCE_WEIGHT - 1) +
    countInAddresses(open) +
    countReadingOn(open)
  );
}

/** Counts the beginnings of addresses in texts without blanks as the signs that cost as much. */
function countReadingOn(line: string): number {
  return (line.match(UNBROKEN_TEXT) ?? []).reduce(
    (sum, text) => sum + ((text.match(ADDRESS_BEGIN)?.length ?? 0) * text.length) / READ_ON_WEIGHT,
    0,
  );
}

/** Counts runs in addresses as the signs that cost as much. */
function countInAddresses(line: string): number {
  return (line.match(LONG_WORD) ?? [])
    .filter((word) => hasAddress(word))
    .flatMap((word) => word.match(ADDRESS_RUN) ?? [])
    .reduce((sum, run) => sum + run.length ** 2 / RUN_WEIGHT, 0);
}

const hasAddress = (word: string): boolean => word.search(ADDRESS_BEGIN) >= 0;

function escapeSigns(line: string): string {
  return line
    .replace(UNBROKEN_TEXT, (text) => text.replace(ADDRESS_BEGIN, `$&${FLANK}`))
    .replace(SIGN, (sign) =>
      sign.startsWith('\\') ? sign : `${sign.slice(0, -1)}\\${sign.slice(-1)}`,
    );
}
