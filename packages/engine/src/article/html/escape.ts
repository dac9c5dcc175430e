/** Escapes text for HTML: `a < b` → `a &lt; b`. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text)
    ? text.replace(/[&<>]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : '&gt;'))
    : text;
}

/** Escapes text for an attribute in double quotes: `"a"` → `&quot;a&quot;`. */
export function escapeAttribute(text: string): string {
  return /[&"<>]/.test(text)
    ? text.replace(/[&"<>]/g, (c) =>
        c === '&' ? '&amp;' : c === '"' ? '&quot;' : c === '<' ? '&lt;' : '&gt;',
      )
    : text;
}
