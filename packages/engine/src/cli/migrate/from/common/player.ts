import {escapeAttribute} from '../../../../article/html/escape.ts';
import {
  endingIn,
  FILM_ENDINGS,
  RECORDING_ENDINGS,
} from '../../../../content/source/mediaEndings.ts';

const FILM = endingIn(FILM_ENDINGS);
const RECORDING = endingIn(RECORDING_ENDINGS);

/** Tells whether a file is a film or a recording, by its ending. */
export const isPlayed = (file: string): boolean => FILM.test(file) || RECORDING.test(file);

/**
 * Prints the player of a film or a recording, by the ending of its file; undefined for other files.
 * `a.mp4` → `<video src="a.mp4" controls></video>`
 * @param title words of its author. @default none
 */
export function toPlayer(file: string, href: string, title = ''): string | undefined {
  const tag = FILM.test(file) ? 'video' : RECORDING.test(file) ? 'audio' : undefined;
  const words = title === '' || file.endsWith(title) ? '' : ` title="${escapeAttribute(title)}"`;
  return tag && `<${tag} src="${escapeAttribute(href)}"${words} controls></${tag}>`;
}
