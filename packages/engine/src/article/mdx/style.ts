/** Converts declarations of CSS to what React takes: `color:red` → `{color: 'red'}`. */
export function toStyle(css: string): Record<string, string> {
  const entries = css.split(/;(?![^(]*\))/).flatMap((part) => {
    const at = part.indexOf(':');
    const name = part.slice(0, at).trim();
    return at < 0
      ? []
      : [
          [
            name.startsWith('--')
              ? name
              : name
                  .replace(/^-ms-/, 'ms-')
                  .replace(/-([a-z])/g, (_, c: string) => c.toUpperCase()),
            part.slice(at + 1).trim(),
          ],
        ];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
