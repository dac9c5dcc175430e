import {append} from '../../../../../cache/append.ts';
import {classify} from '../../markdown/fences.ts';
import {readNames} from './contents.ts';

const LITERATURE = /^\s*:bibliography:`[^`]*`\s*$/;

/**
 * Rewrites blocks that are for the tool: ` ```toc ` becomes links, ` ```eval_rst ` the title that it has, if any.
 * @param toLink prints the link to a note that is listed; `list` the literature
 */
export function rewriteBlocks(
  body: string,
  {toLink, list}: {toLink(name: string): string; list(): string},
): string {
  const lines = classify(body);
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const {text, kind, info} = lines[i]!;
    const isToc = info === 'toc';
    if (kind !== 'open' || !(isToc || info === 'eval_rst')) {
      out.push(kind === 'prose' && LITERATURE.test(text) ? list() : text);
      continue;
    }
    const found = lines.findIndex((line, at) => at > i && line.kind === 'close');
    const end = found < 0 ? lines.length : found;
    const inner = lines.slice(i + 1, end).map((line) => line.text);
    if (isToc)
      append(
        out,
        readNames(inner).map((name) => `- ${toLink(name)}`),
      );
    else append(out, readTitle(inner));
    i = end;
  }
  return out.join('\n');
}

/** Reads a title of reStructuredText: words with a line of `=` below. */
function readTitle(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^\s*={3,}\s*$/.test(line));
  const title = at > 0 ? lines[at - 1]!.trim() : '';
  return title === '' ? [] : [`# ${title}`];
}
