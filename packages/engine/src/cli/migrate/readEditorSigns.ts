import {mapProse, outsideSpans} from './from/markdown/fences.ts';
import type {OldFolder} from './from/common/migration.ts';
import {withRewrittenNotes} from './from/common/rewrittenNotes.ts';
import {encodeBlanks} from './editors/blanks.ts';
import {dropContents, hasContents} from './editors/contents.ts';
import {mayHaveSizes, rewriteSizes} from './editors/sizes.ts';

/** An address in brackets with a blank in it. */
const BLANK = /\]\((?:[^()\n]|\([^()\n]*\))*?[ \t]/;

/**
 * Makes notes say in Markdown what editors read in addition, whatever tool makes pages of them: the contents of the page, sizes of
 * pictures, blanks in addresses. Lines keep their number.
 */
export function readEditorSigns(folder: OldFolder): OldFolder {
  return withRewrittenNotes(folder, [], {
    isConcerned: (text) => hasContents(text) || BLANK.test(text) || mayHaveSizes(text),
    rewrite: (text, path) =>
      mapProse(dropContents(text), (line) =>
        BLANK.test(line) || mayHaveSizes(line)
          ? outsideSpans(line, (part) => encodeBlanks(rewriteSizes(part), path, folder))
          : line,
      ),
  });
}
