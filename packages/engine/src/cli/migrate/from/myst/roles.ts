import {escapeAttribute} from '../../../../article/html/escape.ts';

/** Icons, which are no words. */
const ICON = /^(?:octicon|fa[bsr]?|material-\w+|iconify)$/;
/** References, which are words where nothing tells what they lead to. */
const REFERENCE =
  /^(?:ref|term|numref|any|eq|index|envvar|option|confval|cite.*|footcite.*|prf:ref)$/;
/** Words on a screen, which are strong. */
const STRONG = /^(?:guilabel|menuselection|strong|bdg(?:-(?!link|ref)[\w-]+)?|dfn)$/;

/** Splits what a role says where it names what it leads to: `words <target>` */
export function splitTarget(words: string): {readonly text?: string; readonly target: string} {
  const [, text, target] = /^(.*?)\s*<([^<>]+)>$/s.exec(words) ?? [];
  return target === undefined
    ? {target: words.replace(/^[~!]/, '')}
    : {...(text !== '' && {text: text!}), target};
}

/** Prints a role as what it shows; undefined for one whose words are code. */
export function printRole(role: string, words: string): string | undefined {
  const {text, target} = splitTarget(words);
  if (role === 'kbd') return `<kbd>${words}</kbd>`;
  if (role === 'math') return `$${words}$`;
  if (role === 'doc') return `[${text ?? target}](${target.replace(/(?:\.md)?$/, '.md')})`;
  if (role === 'download') return `[${text ?? target}](<${target}>)`;
  if (role === 'sub' || role === 'subscript') return `<sub>${words}</sub>`;
  if (role === 'sup' || role === 'superscript') return `<sup>${words}</sup>`;
  if (role === 'del') return `~~${words}~~`;
  if (role === 'u' || role === 'underline') return `<u>${words}</u>`;
  if (role === 'abbr') {
    const [, short, long] = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(words) ?? [];
    return long === undefined
      ? words
      : `<abbr title="${escapeAttribute(long)}">${short ?? ''}</abbr>`;
  }
  if (ICON.test(role)) return '';
  if (role.startsWith('bdg-link')) return `[${text ?? target}](${target})`;
  if (STRONG.test(role)) return `**${words.replaceAll('-->', '→').trim()}**`;
  if (REFERENCE.test(role) || role.startsWith('bdg-ref')) return text ?? target;
  return undefined;
}
