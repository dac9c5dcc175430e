import {escapeAttribute} from '../../../../article/html/escape.ts';

const FILM = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
const RECORDING = /\.(?:mp3|m4a|wav|ogg|flac|aac|opus)$/i;

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
