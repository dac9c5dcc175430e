/** Says what was thrown, in words of the code that did: its message, or the value itself, which may be any. */
export function thrownText(thrown: unknown): string {
  try {
    const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
    return String(hasMessage ? thrown.message : thrown);
  } catch {
    return typeof thrown; // has no form as text, such as `Object.create(null)`
  }
}

/** Gives the stack of an error, or its message where it has none; undefined for all else, and for what cannot be asked. */
export function thrownStack(thrown: unknown): string | undefined {
  try {
    if (!(thrown instanceof Error)) return undefined;
    const {stack} = thrown as {readonly stack?: unknown};
    return typeof stack === 'string' ? stack : thrownText(thrown);
  } catch {
    return undefined; // a proxy, or a getter that throws
  }
}
