import type {Diagnostic, DiagnosticLevel, Place} from './diagnostic.ts';
import {type Language, pickWords, type Words} from './language.ts';

/** Names of levels. */
export const LEVEL_NAMES = {
  error: ['错误', 'error'],
  warning: ['警告', 'warning'],
  notice: ['提示', 'notice'],
} as const satisfies Record<DiagnosticLevel, Words>;

/** Colours a piece of a message; returns it as it is where there are no colours. */
export interface Paint {
  (text: string, part: DiagnosticLevel | 'place' | 'hint'): string;
}

interface MessageStyle {
  readonly language: Language;
  readonly paint?: Paint;
}

/** Characters that would move the cursor, change colours or turn the direction of what a terminal shows. */
const CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Writes what a terminal would act upon as an escape: file names and texts of notes are anybody's. */
export function showControls(text: string): string {
  return text.replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Formats a place as far as it is known: `notes/a.md:12:5`. */
export function formatPlace(place: Place): string {
  return [place.file, place.line, place.line && place.column].filter(Boolean).join(':');
}

/** Formats one problem as a terminal shows it: level, code and place, what and why, what to do. */
export function formatDiagnostic(
  {code, level, place, zh, en, hint}: Diagnostic,
  {language, paint = (text) => text}: MessageStyle,
): string {
  const name = paint(`${pickWords(LEVEL_NAMES[level], language)} ${code}`, level);
  const at = place && showControls(formatPlace(place)).replaceAll('\n', '\\n');
  const head = at === undefined ? name : `${name}  ${paint(at, 'place')}`;
  const cure = hint && paint(`→ ${showControls(pickWords([hint.zh, hint.en], language))}`, 'hint');
  const body = [showControls(pickWords([zh, en], language)), ...(cure ? [cure] : [])];
  return [head, ...body.flatMap((text) => text.split('\n')).map((line) => `  ${line}`)].join('\n');
}
