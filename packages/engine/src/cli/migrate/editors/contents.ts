import {classify} from '../from/markdown/fences.ts';

/** A line that stands for the contents of the page: `[TOC]` of Typora, `@[TOC](words)` of CSDN, `[[_TOC_]]` of GitLab, `::toc` of directives. */
const CONTENTS = /^\s{0,3}(?:@?\[toc\](?:\(.*\))?|\[\[_toc_\]\]|::toc(?:\{[^{}]*\})?)\s*$/i;
/** A heading that says that the contents follow. */
const HEADING =
  /^#{1,6}\s+(?:\*\*)?(?:目录|目錄|contents|table of contents|toc)(?:\*\*)?[\s#：:]*$/i;
/** `[toc]` is a link in a note that defines it. */
const DEFINED = /^\s{0,3}\[toc\]:/im;

export const hasContents = (text: string): boolean =>
  /\[(?:toc|\[_toc_\])\]|^\s{0,3}::toc\b/im.test(text);

/** Empties the lines that stand for the contents of a page, which every page has at its side, and a heading that is only theirs. */
export function dropContents(text: string): string {
  if (!hasContents(text) || DEFINED.test(text)) return text;
  const lines = classify(text);
  const out = lines.map((line) => line.text);
  for (const [i, line] of lines.entries()) {
    if (line.kind !== 'prose' || !CONTENTS.test(line.text)) continue;
    out[i] = '';
    const above = out.findLastIndex((one, at) => at < i && one.trim() !== '');
    const isAlone =
      out
        .slice(i)
        .find((one) => one.trim() !== '')
        ?.startsWith('#') ?? true;
    if (isAlone && lines[above]?.kind === 'prose' && HEADING.test(out[above]!)) out[above] = '';
  }
  return out.join('\n');
}
