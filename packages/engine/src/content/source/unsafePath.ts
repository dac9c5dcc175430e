/**
 * Finds the part of an address or path that leads out of where it begins, whatever decodes it later, undefined when there
 * is none: `..` and `.` also as `%2e%2e`, a backslash, a drive, a control character.
 */
export function findUnsafePart(path: string): string | undefined {
  const plain = decodeFully(path);
  const control = /[\0-\x1f\x7f]/.exec(plain);
  if (control) return JSON.stringify(control[0]).slice(1, -1);
  if (plain.includes('\\')) return '\\';
  return plain.split('/').find((part) => /^\.{1,2}$|^[a-z]:$/i.test(part));
}

/** Decodes until nothing is left to decode: `%252e` is `%2e` to the first server and `.` to the next. */
function decodeFully(text: string): string {
  let decoded = text;
  for (let last = ''; decoded !== last;) {
    last = decoded;
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded.replace(/%(2e|2f|5c|00)/gi, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      );
    }
  }
  return decoded;
}
