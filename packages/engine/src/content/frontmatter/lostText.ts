import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';

/**
 * Keys whose values are words of the author's. After other values, such as `draft: true`, there are only comments.
 */
const WORDS = new Set(
  'title title_meta name text tagline details description summary subtitle excerpt label sidebar_label pagination_label keywords tags aliases category categories authors author'.split(
    ' ',
  ),
);
/** A key with its value, an item of a list, or both. */
const LINE = /^([ \t]*(?:-[ \t]+)*)(?:([A-Za-z][\w-]*)[ \t]*:(?:[ \t]+|$))?(.*)$/;
/** Values that are no words: a comment is all that may be behind them. */
const NO_WORDS = /^(?:true|false|null|~|[-+\d.:TZ/]+)$/i;
/** Maximum length of a line that a hint repeats. */
const MAX_LENGTH = 200;

interface LostText {
  /** From 0. */
  readonly line: number;
  readonly column: number;
  readonly lost: string;
  readonly right: string;
}

/**
 * Names text that YAML takes for a comment: `title: C# 与 #a` is `C# 与`. A real comment has a blank behind its `#` and is left
 * alone; so is what is in a value after all, such as a block of lines.
 * @param firstLine line in the file at which the YAML begins
 */
export function findLostTexts(
  yaml: string,
  data: unknown,
  {file, firstLine}: {readonly file: string; readonly firstLine: number},
): Diagnostic[] {
  if (!/[ \t]#[^\s#]/.test(yaml)) return [];
  const found = readLostTexts(yaml.split('\n'));
  if (found.length === 0) return [];
  const read = JSON.stringify(data);
  const isRead = (text: string) =>
    read.includes(JSON.stringify(text.replace(/["']$/, '')).slice(1, -1));
  return found
    .filter(({lost}) => !isRead(lost))
    .map(({line, column, lost, right}) =>
      createDiagnostic('FM-012', {lost, right}, {place: {file, line: firstLine + line, column}}),
    );
}

function readLostTexts(lines: readonly string[]): LostText[] {
  const found: LostText[] = [];
  let listKey = '';
  lines.forEach((text, line) => {
    const [, front = '', key, value = ''] = LINE.exec(text) ?? [];
    if (key !== undefined) listKey = key;
    const isItem = front.includes('-');
    if (text.length > MAX_LENGTH || (key === undefined && !isItem)) return;
    const at = value.search(/(?:^|[ \t])#[^\s#]/);
    if (at === -1 || !WORDS.has(key ?? listKey) || /^["'[{|>&*!]/.test(value)) return;
    const kept = value.slice(0, at).trim();
    // Where more lines belong to a key without a value, its `#` is a comment.
    if (NO_WORDS.test(kept) || (kept === '' && hasMore(front, lines[line + 1]))) return;
    const lost = value.slice(at).trim();
    const right = `${text.slice(0, text.length - value.length).trimStart()}${quote(value.trim(), key ?? listKey, isItem)}`;
    found.push({line, column: text.length - value.slice(at).trimStart().length + 1, lost, right});
  });
  return found;
}

/** Tells whether the line that follows goes on with a value. */
function hasMore(front: string, next: string | undefined): boolean {
  const indent = next?.search(/\S/) ?? -1;
  return indent > front.length || (!front.includes('-') && /^[ \t]*-[ \t]/.test(next ?? ''));
}

/** Writes a value so that YAML reads all of it; tags are written without their `#`. */
function quote(value: string, key: string, isItem: boolean): string {
  if (key === 'tags' && /^(?:#[^\s#]+[ \t,，、]*)+$/.test(value)) {
    const tags = value.split(/[\s#,，、]+/).filter(Boolean);
    return isItem && tags.length === 1 ? tags[0]! : `[${tags.join(', ')}]`;
  }
  return value.includes('"') || value.includes('\\')
    ? `'${value.replaceAll("'", "''")}'`
    : `"${value}"`;
}
