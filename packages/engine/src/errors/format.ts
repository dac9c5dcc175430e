import type {Diagnostic, DiagnosticLevel, Place} from './diagnostic.ts';

const LEVEL_NAMES = {error: '错误 error', warning: '警告 warning', notice: '提示 notice'} as const satisfies Record<
  DiagnosticLevel,
  string
>;

/** `notes/a.md:12:5`, as far as the place is known. */
export function formatPlace(place: Place): string {
  return [place.file, place.line, place.line && place.column].filter(Boolean).join(':');
}

/** The lines a terminal shows for one problem: code and place, what and why in both languages, what to do. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const {code, level, place, zh, en, hint} = diagnostic;
  const head = `${LEVEL_NAMES[level]} ${code}${place ? `  ${formatPlace(place)}` : ''}`;
  const body = [zh, en, ...(hint ? [`→ ${hint.zh}`, `→ ${hint.en}`] : [])];
  return [head, ...body.flatMap((text) => text.split('\n')).map((line) => `  ${line}`)].join('\n');
}
