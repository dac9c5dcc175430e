/** What is wrong with the beginning of a note that looks like front matter: the line is the one to change. */
interface FalseStart {
  readonly kind: 'noFence' | 'fence' | 'notFirst' | 'toml';
  readonly line: number;
  /** What is written in the place of `---`. */
  readonly written: string;
}

/** Fields that notes of all generators have: what begins with one of them is no sentence. */
const FIELD =
  /^(?:title|id|slug|date|tags?|authors?|description|keywords|draft|categor(?:y|ies)|layout|permalink|sidebar_(?:position|label))[ \t]*[:：]/;
/** A line of a front matter: a field, or what belongs to the one before. */
const LINE = /^(?:[a-z][\w-]*[ \t]*[:：]|[ \t]+\S|- )/i;
/** Dashes of all kinds, of which only three plain ones are a fence. */
const DASHES = /^[-－—–―─‐‑]{2,}[ \t]*$/;
const FENCE = /^---[ \t]*$/;
const TOML = /^\+{3}[ \t]*$/;
/** Maximum number of lines of a front matter. */
const MAX_LINES = 60;

/** Finds what keeps the beginning of a text from being front matter; undefined where it is no attempt at one. */
export function findFalseStart(text: string): FalseStart | undefined {
  const start = text.search(/\S/);
  if (start === -1) return undefined;
  const before = text.slice(0, start);
  const line = before.split('\n').length;
  const lines = text.slice(start).split('\n', MAX_LINES);
  const [first = '', second = ''] = lines;
  if (FIELD.test(first)) return hasEnd(lines) ? {kind: 'noFence', line, written: first} : undefined;
  if (TOML.test(first) && /^\w[\w-]*[ \t]*=/.test(second))
    return {kind: 'toml', line, written: first.trim()};
  if (!DASHES.test(first) || !FIELD.test(second)) return undefined;
  if (!FENCE.test(first)) return {kind: 'fence', line, written: first.trim()};
  return before === '' ? undefined : {kind: 'notFirst', line, written: '---'};
}

/** Tells whether lines of fields end in a fence. */
function hasEnd(lines: readonly string[]): boolean {
  const end = lines.findIndex((text) => !LINE.test(text));
  return DASHES.test(lines[end] ?? '');
}
