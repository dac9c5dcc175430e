/** Endings of files that browsers show as pictures, as a part of a pattern. */
export const PICTURE_ENDINGS = 'png|jpe?g|gif|svg|webp|avif|bmp|ico';

/** Endings of films, as a part of a pattern. */
export const FILM_ENDINGS = 'mp4|m4v|webm|ogv|mov';

/** Endings of sound recordings, as a part of a pattern. */
export const RECORDING_ENDINGS = 'mp3|m4a|wav|flac|ogg|aac|opus';

/** Endings of all of these, as a part of a pattern. */
export const MEDIA_ENDINGS = `${PICTURE_ENDINGS}|${FILM_ENDINGS}|${RECORDING_ENDINGS}`;

/**
 * Makes the pattern that finds names of files with one of some endings, in capitals too.
 * @example `'mp4|mov'`, `'pdf'` → `/\.(?:mp4|mov|pdf)$/i`
 */
export function endingIn(...endings: readonly string[]): RegExp {
  return new RegExp(`\\.(?:${endings.join('|')})$`, 'i');
}
