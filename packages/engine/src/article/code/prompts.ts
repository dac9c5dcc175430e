import {toGrammarName} from './languages.ts';

/** Grammars of commands for a shell, as the names after a fence are read. */
const SHELLS = new Set('bash sh shell shellscript zsh fish console shellsession'.split(' '));

/** What a shell writes before a command: `$ `, `me@host:~/site$ `, `[root@host site]# `. */
const PROMPT = /^(?:\$|[\w.-]+@[\w.-]+:[^\s$#&]*[$#]|\[[\w.-]+@[^\]&]+\][$#]) (?=\S)/;

/**
 * Sets the prompt before a command apart in the HTML of its line, so that it is neither selected nor copied:
 * `$ npm start` → `<b class=cn …>$ </b>npm start`. Returns other lines, and those of other languages, as they are.
 */
export function markPrompt(language: string, html: string): string {
  if (!SHELLS.has(toGrammarName(language))) return html;
  const prompt = PROMPT.exec(html.replace(/<[^>]*>/g, ''))?.[0];
  if (!prompt) return html;
  let rest = html;
  let open = '';
  for (let left = prompt.length; left > 0;) {
    const tag = /^<[^>]*>/.exec(rest)?.[0];
    if (tag) open = tag.startsWith('</') ? '' : tag;
    else left--;
    rest = rest.slice(tag?.length ?? 1);
  }
  const code = open && rest.startsWith('</') ? rest.slice(rest.indexOf('>') + 1) : open + rest;
  return `<b class=cn style=color:inherit>${prompt}</b>${code}`;
}
