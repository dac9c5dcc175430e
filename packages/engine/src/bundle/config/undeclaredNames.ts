import {escapePattern} from '../../config/schema/escapePattern.ts';

/**
 * Declares a name that code gives a value without declaring it, which CommonJS allows and a module does not. Undefined for another
 * error, and for a name that is nowhere given a value.
 * @param error what running the code has thrown
 * @example `nav = []; export default {nav};` → `let nav; nav = []; export default {nav};`
 */
export function declareName(code: string, error: unknown): string | undefined {
  const name =
    error instanceof ReferenceError
      ? /^([\p{L}_$][\p{L}\p{N}_$]*) is not defined$/u.exec(error.message)?.[1]
      : undefined;
  if (name === undefined) return undefined;
  const given = new RegExp(
    `(?<![\\p{L}\\p{N}_$.])${escapePattern(name)}(?:\\s*=(?![=>])|\\s+(?:of|in)\\s)`,
    'u',
  );
  const declared = `let ${name}; `;
  return given.test(code) && !code.includes(declared) ? declared + code : undefined;
}
