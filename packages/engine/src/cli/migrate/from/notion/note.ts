import {classify} from '../markdown/fences.ts';
import {printFrontMatter} from '../common/migration.ts';

/** Signs that Notion puts before the words of a callout, where they tell its kind. */
const KINDS: readonly (readonly [sign: RegExp, kind: string])[] = [
  [/^(?:⚠️?|🚧|🟡|⚡️?)/u, 'warning'],
  [/^(?:❗️?|‼️?|🚨|🔥|⛔️?|🛑|❌|🔴|🚫)/u, 'danger'],
  [/^(?:💡|✅|👍|🎉|🟢|☑️?)/u, 'tip'],
  [/^(?:ℹ️?|📢|🔵|❓|❔|📣)/u, 'info'],
];
const TAGS = /^(?:tags?|标签|多选|categor(?:y|ies)|分类|类别)$/i;

/** Callouts become admonitions: their words are right behind `<aside>`, where Markdown is HTML. */
export function rewriteAsides(body: string): string {
  const lines = classify(body);
  const open: {readonly at: number; readonly indent: string; depth: number}[] = [];
  const out = lines.map(({text}) => text);
  for (const [i, {text, kind}] of lines.entries()) {
    if (kind !== 'prose') continue;
    const indent = /^(\s*)<(\/?)aside>\s*$/.exec(text);
    if (indent === null) continue;
    if (indent[2] === '') open.push({at: i, indent: indent[1]!, depth: 0});
    else {
      const own = open.pop();
      if (own === undefined) continue;
      const outer = open.at(-1);
      if (outer !== undefined) outer.depth = Math.max(outer.depth, own.depth + 1);
      const colons = ':'.repeat(3 + own.depth);
      let first = own.at + 1;
      while (first < i && lines[first]!.text.trim() === '') first++;
      if (first === i) first = -1;
      const [kindOf, words] = readSign(first < 0 ? '' : lines[first]!.text.trim());
      if (
        first >= 0 &&
        lines[first]!.kind === 'prose' &&
        out[first]!.trim() === lines[first]!.text.trim()
      )
        out[first] = words === '' ? '' : own.indent + words;
      out[own.at] = `${own.indent}${colons}${kindOf}`;
      out[i] = `${own.indent}${colons}`;
    }
  }
  return out.join('\n');
}

/** Reads the sign of a callout: an emoji that tells the kind goes, another one stays, and the picture of an icon goes. */
function readSign(line: string): readonly [kind: string, words: string] {
  const plain = line.replace(/^<img\b[^>]*\bwidth="40px"[^>]*\/?>\s*/i, '');
  for (const [sign, kind] of KINDS) {
    const [all] = sign.exec(plain) ?? [];
    if (all !== undefined) return [kind, plain.slice(all.length).trim()];
  }
  return ['note', plain];
}

/** Names of languages that Notion writes on its blocks of code. */
const LANGUAGES: Readonly<Record<string, string>> = {
  'plain text': 'text',
  'visual basic': 'vb',
  'vb.net': 'vb',
  'java/c/c++/c#': 'java',
  'llvm ir': 'llvm',
  markup: 'html',
  'notion formula': 'text',
};

/** Gives blocks of code the name of their language: ` ```plain text ` → ` ```text ` */
export const rewriteLanguages = (body: string): string =>
  classify(body)
    .map(({text, kind, info = ''}) => {
      const name = info.toLowerCase();
      return kind === 'open' && Object.hasOwn(LANGUAGES, name)
        ? text.slice(0, text.lastIndexOf(info)) + LANGUAGES[name]!
        : text;
    })
    .join('\n');

/**
 * Makes a list of the properties that the row of a database has below its title, and tags of those that are some; a note that
 * is no row stays. Relations become links.
 * @param columns names that properties can have
 */
export function readProperties(text: string, columns: readonly string[]): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line, i) => i > 0 && line.trim() !== '');
  if (columns.length === 0 || start < 0 || lines[0]?.startsWith('# ') !== true) return text;
  let tags: string[] | undefined;
  let end = start;
  for (; end < lines.length && lines[end]!.trim() !== ''; end++) {
    const [, key = '', value = ''] = /^([^:]+): ?(.*)$/.exec(lines[end]!) ?? [];
    const name = columns.find((one) => one.trim() === key.trim());
    if (name === undefined) {
      // A value may go on in the next line.
      if (end === start) return text;
      lines[end] = `  ${lines[end]!.trim()}`;
      continue;
    }
    if (TAGS.test(key.trim()) && value.trim() !== '')
      tags = value
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
    lines[end] = `- **${key.trim()}**：${linkRelations(value.trim())}`;
  }
  return (tags === undefined ? '' : printFrontMatter({tags})) + lines.join('\n');
}

/** A page that a property names, with its file or its address at Notion: `闭包 (a%201f….md)`, several with commas between. */
export const RELATION =
  /(^|, )([^,()]+?) \(((?:[^()\s])+?\.(?:md|csv)|https:\/\/www\.notion\.so\/[^()\s]+)\)/g;

/** `甲 (../%E7%94%B2%200123….md), 乙 (…)` → `[甲](../%E7%94%B2%200123….md), [乙](…)` */
const linkRelations = (value: string): string => value.replace(RELATION, '$1[$2]($3)');
