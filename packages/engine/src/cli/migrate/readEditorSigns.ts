import {mapProse, outsideSpans} from './from/markdown/fences.ts';
import type {OldFolder} from './from/common/migration.ts';
import {withRewrittenNotes} from './from/common/rewrittenNotes.ts';
import {encodeBlanks} from './editors/blanks.ts';
import {dropContents, hasContents} from './editors/contents.ts';
import {mayHaveTightHeadings, spaceHeading} from './editors/headings.ts';
import {keepTextBelowPictures} from './editors/lineBreaks.ts';
import {createSpeller} from './editors/nameForms.ts';
import {joinAttributes, mayHaveSizes, rewriteSizes} from './editors/sizes.ts';
import {addControls, mayHavePlayers, mayHaveVideos, rewriteVideos} from './editors/videos.ts';

/** An address in brackets with a blank in it. */
const BLANK = /\]\((?:[^()\n]|\([^()\n]*\))*?[ \t]/;

/**
 * Makes notes say in Markdown what editors read in addition, whatever tool makes pages of them: the contents of the page, sizes of
 * pictures, films, blanks in addresses, headings without a blank, names in another Unicode form than the files have. Lines keep their number.
 */
export function readEditorSigns(folder: OldFolder): OldFolder {
  const spell = createSpeller(folder);
  const isOwn = (text: string): boolean => BLANK.test(text) || mayHaveSizes(text);
  return withRewrittenNotes(folder, [], {
    isConcerned: (text) =>
      spell !== undefined ||
      hasContents(text) ||
      isOwn(text) ||
      mayHaveVideos(text) ||
      mayHavePlayers(text) ||
      mayHaveTightHeadings(text),
    rewrite: (text, path) => {
      const shown = joinAttributes(dropContents(text));
      const rewritten = mapProse(shown, (line) =>
        outsideSpans(spaceHeading(line), (part) => {
          const spelt = addControls(rewriteVideos(spell?.(part) ?? part));
          return isOwn(spelt) ? encodeBlanks(rewriteSizes(spelt), path, folder) : spelt;
        }),
      );
      return keepTextBelowPictures(rewritten, shown);
    },
  });
}
