/**
 * Returns what is drawn of a diagram, without what may be before its first word: front matter, directives and lines of
 * comments, which the drawing library does not know.
 * @example '%%{init: {"theme": "dark"}}%%\\n%% 登录\\nsequenceDiagram\\n  A->>B: x' → 'sequenceDiagram\\n  A->>B: x'
 */
export function drawnText(source: string): string {
  return source
    .replaceAll('\r\n', '\n')
    .replace(/^\s*---\n[^]*?\n\s*---[ \t]*\n/, '')
    .replace(/%%\{(?:(?!%%)[^])*\}%%/g, '')
    .replace(/^[ \t]*%%.*$/gm, '')
    .trimStart();
}

/** Reads the title of a diagram from its front matter or, in a sequence diagram, from a line; undefined for none. */
export function titleOfDiagram(source: string): string | undefined {
  const text = source.replaceAll('\r\n', '\n');
  const front = /^\s*---\n([^]*?)\n\s*---[ \t]*\n/.exec(text)?.[1] ?? '';
  const body = drawnText(text);
  const title =
    /^title:[ \t]*(.+)$/m.exec(front)?.[1] ??
    (/^sequenceDiagram/i.test(body) ? /^[ \t]*title\b[ \t]*:?(.+)$/m.exec(body)?.[1] : undefined);
  return title?.trim().replace(/^(["'])(.*)\1$/, '$2') || undefined;
}
