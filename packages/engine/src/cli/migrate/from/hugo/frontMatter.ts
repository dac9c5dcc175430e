import {TomlError} from 'smol-toml';
import {fence} from '../../../../output/machine/markdownText.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {type ProblemList, toObject} from '../common/migration.ts';
import {readToml} from '../common/toml.ts';

/** A note taken apart. */
export interface ReadNote {
  /** Keys in lower case, as Hugo compares them so. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Lines before the body. */
  readonly lineCount: number;
}

const TOML = /^\+\+\+[ \t]*\n(?:([\s\S]*?)\n)?\+\+\+[ \t]*(?:\n|$)/;

/**
 * Splits the front matter from a note: YAML between `---`, TOML between `+++`, or JSON in braces. One that cannot be read stays
 * as code at the head of the note, which is a problem.
 */
export function readHugoNote(text: string, path: string, problems: ProblemList): ReadNote {
  const toml = TOML.exec(text);
  if (toml) {
    const source = toml[1] ?? '';
    try {
      return split(text, toml[0], toObject(readToml(source)));
    } catch (error) {
      if (!(error instanceof TomlError)) throw error;
      return keepAsCode(text, {head: toml[0], source, line: error.line + 1}, problems);
    }
  }
  const json = text.startsWith('{') ? findJson(text) : undefined;
  if (json !== undefined) {
    try {
      return split(text, text.slice(0, json), toObject(JSON.parse(text.slice(0, json))));
    } catch {
      return {data: {}, body: text, lineCount: 0}; // a note that begins with a brace
    }
  }
  const {data, body, lineCount} = parseFrontMatter(text, path);
  return {data: lower(data), body, lineCount};
}

function split(text: string, head: string, data: ReadNote['data']): ReadNote {
  const lineCount = head.split('\n').length - (head.endsWith('\n') ? 1 : 0);
  return {data: lower(data), body: text.slice(head.length), lineCount};
}

const lower = (data: ReadNote['data']): ReadNote['data'] =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key.toLowerCase(), value]));

function keepAsCode(
  text: string,
  {head, source, line}: {head: string; source: string; line: number},
  problems: ProblemList,
): ReadNote {
  problems.add(
    line,
    '开头的设置读不懂，当作代码留在笔记里。',
    'The front matter cannot be read; it stays in the note as code.',
  );
  const {lineCount} = split(text, head, {});
  const body = `${fence(source, 'toml')}\n\n${text.slice(head.length)}`;
  return {data: {}, body, lineCount: lineCount - source.split('\n').length - 3};
}

/** Finds the end of the object that a text begins with; undefined where it has none. */
function findJson(text: string): number | undefined {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (isText) {
      if (sign === '\\') i++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return i + 1;
  }
  return undefined;
}
