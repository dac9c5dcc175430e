import {rewriteCodeMarks} from '../markdown/codeMarks.ts';
import {mapProse, outsideSpans} from '../markdown/fences.ts';

/** A card of a repository, as Fuwari and the themes made of it have it. */
const REPOSITORY = /^(\s*)::github\{\s*repo="([\w.-]+\/[\w.-]+)"[^{}]*\}\s*$/;
/** Words that are shown when they are pointed at. */
const SPOILER = /(?<![\w:]):spoiler\[([^[\]]*)\]/g;

/** Rewrites what themes of Astro add to Markdown: cards of repositories, covered words, marks in code. */
export const rewriteAstroNote = (body: string): string =>
  rewriteCodeMarks(
    mapProse(body, (line) =>
      outsideSpans(line.replace(REPOSITORY, '$1[$2](https://github.com/$2)'), (part) =>
        part.replace(SPOILER, '$1'),
      ),
    ),
  );
