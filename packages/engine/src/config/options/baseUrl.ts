import {createDiagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {encodeSigns} from '../schema/encodeSigns.ts';
import {printValue, type Schema} from '../schema/schema.ts';

const EXPECTED: Words = ["路径，例如 '/notes/'", "a path like '/notes/'"];

/** `baseUrl`: path under which the site is served. Made to begin and end with `/`. Default: `/`. */
export const baseUrl: Schema<string> = {
  expects: EXPECTED,
  isRequired: false,
  parse(value, path, report) {
    if (value === undefined) return '/';
    if (typeof value !== 'string' || !isPath(value)) {
      const right = findPath(value);
      report(
        path,
        createDiagnostic('CFG-002', {
          path,
          expected: EXPECTED,
          value: printValue(value),
          ...(right !== undefined && {right}),
        }),
      );
      return '/';
    }
    // As a browser has it: no route would begin with it otherwise.
    const inner = encodeSigns(value.trim().replace(/^\/|\/$/g, ''));
    return inner ? `/${inner}/` : '/';
  },
};

/** Tells whether a text is a path that all addresses of a site can begin with: whatever decodes it, none leads elsewhere. */
function isPath(text: string): boolean {
  if (/[?#\\"<>]|[^\S ]|\/\/|^\w+:/.test(text)) return false;
  try {
    return !/[\0-\x1f\x7f\\]|(?:^|\/)\.\.?(?:\/|$)/.test(decodeURIComponent(text));
  } catch {
    return false; // `%zz`: no server decodes it
  }
}

/** Prints the path of an address that was written whole. */
function findPath(value: unknown): string | undefined {
  const path = typeof value === 'string' && /^https?:\/\/[^/?#]+(\/[^?#\\\s']*)$/.exec(value)?.[1];
  return path ? `'${path}'` : undefined;
}
