import type {Highlighter} from '../article/code/highlighter.ts';
import {decodeEntities} from '../article/html/entities.ts';

/** A block that the component `CodeBlock` of the theme has rendered, with its lines as plain text. */
const DRAWN =
  /(<div class="code theme-code-block language-([^\s"]+)[^"]*"[^>]*>(?:(?!<code)[^])*?<code data-drawn="">)([^]*?)(?=<\/code>)/g;

/**
 * Colours the blocks of code that components have rendered: only running them tells what is in them. Pages without such a block
 * come back as they are, and need no highlighter.
 */
export async function colourDrawnCode(
  body: string,
  highlighter: Pick<Highlighter, 'highlight'>,
): Promise<string> {
  if (!body.includes('data-drawn')) return body;
  const blocks = [...body.matchAll(DRAWN)].map(([, , language = '', lines = '']) => ({
    language,
    meta: '',
    code: decodeEntities(lines.replace(/<[^>]*>/g, ''), (name) => name).replace(/\n$/, ''),
    classes: [],
  }));
  const {lines} = await highlighter.highlight(blocks);
  let i = 0;
  return body.replace(DRAWN, (_, head: string) => head + lines[i++]!.map(toLine).join(''));
}

const toLine = (html: string): string => `<span class=ln>${html}\n</span>`;
