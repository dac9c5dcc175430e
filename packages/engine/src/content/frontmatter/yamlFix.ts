import type {Words} from '../../errors/language.ts';

/** A line of YAML that is wrong, and what to write instead. */
interface YamlFix {
  /** 1-based line in the YAML. */
  readonly line: number;
  readonly words: Words;
}

/** Maximum length of what a hint repeats of a line. */
const MAX_LENGTH = 120;

/** Finds the slip in YAML that its parser refuses, at the line it names (from 1) or before; undefined for a rare one. */
export function findYamlFix(yaml: string, at: number): YamlFix | undefined {
  const lines = yaml.split('\n');
  for (const [i, text] of lines.slice(0, at + 1).entries()) {
    const words = readColonSlip(text) ?? readListSlip(text);
    if (words) return {line: i + 1, words};
  }
  const words = readSlip(lines[at - 1] ?? '');
  if (words) return {line: at, words};
  // The parser reads on from an open bracket, and stumbles lines later.
  for (const [i, text] of lines.slice(0, at).entries()) {
    const open = readOpenBracket(text);
    const rest = lines.slice(i + 1, at).join('\n');
    if (open && !/^[^[{]*[\]}]/.test(rest)) return {line: i + 1, words: open};
  }
  return undefined;
}

/**
 * Reads a key whose colon is full-width, or has no blank after it: the parser sees neither, and fails at the line that
 * follows.
 */
function readColonSlip(line: string): Words | undefined {
  const [, key, colon, value] = /^[ \t]*([a-z][\w-]*)[ \t]*(：|:)(.*)$/i.exec(line) ?? [];
  if (key === undefined || value === undefined || line.length > MAX_LENGTH) return undefined;
  const right = `${key}: ${value.trim()}`;
  if (colon === '：')
    return [
      `冒号要用半角的，后面空一格：${right}`,
      `Write a plain colon with a blank after it: ${right}`,
    ];
  if (value === '' || /^[ \t]/.test(value) || value.startsWith('//')) return undefined;
  return [`冒号后面空一格：${right}`, `Write a blank after the colon: ${right}`];
}

/** Reads a list on one line whose end is a comment to the parser: `[C# 与 #a, 乙]`. */
function readListSlip(line: string): Words | undefined {
  const [, front, inner] = /^[ \t]*((?:- +)?[\w-]+: +|- +)\[(.*)\][ \t]*$/.exec(line) ?? [];
  if (front === undefined || inner === undefined || line.length > MAX_LENGTH) return undefined;
  if (!/(?:^|[ \t,])#/.test(inner.replace(/"[^"]*"|'[^']*'/g, ''))) return undefined;
  const items = inner.split(',').map((item) => item.trim());
  const isOfTags = front.startsWith('tags:') && items.every((item) => /^#?[^\s#]+$/.test(item));
  const list = items
    .map((item) => (isOfTags ? item.replace('#', '') : /(?:^| )#/.test(item) ? quote(item) : item))
    .join(', ');
  const right = `${front}[${list}]`;
  return [
    `空格和 # 之后是 YAML 的注释，给含有它们的一项加上引号：${right}`,
    `A blank and # begin a comment of YAML, quote the item that has them: ${right}`,
  ];
}

/** Reads a list or mapping on one line that is not closed, or a title that begins with a bracket: `tags: [a`, `title: [甲] 乙`. */
function readOpenBracket(line: string): Words | undefined {
  const [, key, value = ''] = /^[ \t]*([\w-]+): +([[{].*?)[ \t]*$/.exec(line) ?? [];
  if (key === undefined || line.length > MAX_LENGTH) return undefined;
  const plain = value.replace(/"[^"]*"|'[^']*'/g, '');
  const count = (sign: string): number => plain.split(sign).length - 1;
  const [open, close] = value.startsWith('[') ? (['[', ']'] as const) : (['{', '}'] as const);
  const missed = count(open) - count(close);
  const whole = `${key}: ${quote(value)}`;
  if (missed <= 0) {
    if (plain.endsWith(close)) return undefined;
    return [`给整个值加上引号：${whole}`, `Quote the whole value: ${whole}`];
  }
  if (!/^(?:tags|keywords|authors|aliases|categories)$/.test(key) || missed > 1)
    return [
      `${open} 开头的值要用引号括起来：${whole}`,
      `Quote a value that begins with ${open}: ${whole}`,
    ];
  const right = `${key}: ${value.replace(/,\s*$/, '')}${close}`;
  return [`补上 ${close}：${right}`, `Close it with ${close}: ${right}`];
}

function readSlip(line: string): Words | undefined {
  if (/^ *\t/.test(line))
    return [
      '把这一行开头的制表符换成空格。',
      'Write blanks in the place of the tabs that begin this line.',
    ];
  if (line.length > MAX_LENGTH) return undefined;
  const [, indent, key, value = ''] = /^( *)([\w-]+): +(.+?)\s*$/.exec(line) ?? [];
  if (key === undefined) return undefined;
  if (/: |:$|^[@`%]|^".*".*"$|^'.*'.*'$/.test(value)) {
    const right = `${key}: ${quote(value)}`;
    return [`给整个值加上引号：${right}`, `Quote the whole value: ${right}`];
  }
  if (!indent) return undefined;
  const right = line.trim();
  return [`去掉这一行开头的空格：${right}`, `Remove the blanks that begin this line: ${right}`];
}

/** Puts a value into quotes; those that are around it already go. */
function quote(value: string): string {
  const inner = value.replace(/^(["'])(.*)\1$/, '$2');
  return inner.includes('"') ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`;
}
