import {classify} from '../../markdown/fences.ts';
import {replaceNamed} from '../../markdown/replaceNamed.ts';

/** Code, or words between marks; these have 1,000 signs at most, so that a mark without an end costs little. */
const MARK =
  /(?<!`)(`+)(?!`)[^`]*\1(?!`)|[[(](?<signs>\*\*|~~)(?<words>(?:`[^`\n]*`|[^`]){0,1000}?)\k<signs>(?:(?<=\[\k<signs>\k<words>\k<signs>)\](?!\()|(?<=\(\k<signs>\k<words>\k<signs>)\))/g;

/**
 * Removes what marks the text of slides: `[**words**]` and `(**words**)` are words in the book, `(~~words~~)` are on slides alone.
 * A line that was on slides alone goes.
 */
export function dropSlideMarks(body: string): string {
  if (!/[[(](?:\*\*|~~)/.test(body)) return body;
  const blocks: {isProse: boolean; text: string}[] = [];
  for (const {text, kind} of classify(body)) {
    const isProse = kind === 'prose';
    const last = blocks.at(-1);
    if (last?.isProse === isProse) last.text += `\n${text}`;
    else blocks.push({isProse, text});
  }
  return blocks
    .map(({isProse, text}) =>
      isProse
        ? replaceNamed(
            text.replace(/^[ \t]*[[(]~~[^~\n]*~~[\])][ \t]*\n/gm, ''),
            MARK,
            ({signs, words = ''}, {all}) =>
              signs === undefined ? all : signs === '~~' ? '' : words,
          )
        : text,
    )
    .join('\n');
}
