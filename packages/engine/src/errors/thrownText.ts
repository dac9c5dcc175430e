/** Says what was thrown, in words of the code that did: its message, or the value itself, which may be any. */
export function thrownText(thrown: unknown): string {
  try {
    const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
    return String(hasMessage ? thrown.message : thrown);
  } catch {
    return typeof thrown; // has no form as text, such as `Object.create(null)`
  }
}
