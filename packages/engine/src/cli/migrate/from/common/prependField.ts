/** Writes a field into a note before the others: `draft: true` → `---\ndraft: true\n…`. The note may have no front matter yet. */
export function prependField(text: string, field: string): string {
  return text.startsWith('---\n')
    ? `---\n${field}\n${text.slice(4)}`
    : `---\n${field}\n---\n\n${text}`;
}
