import {createDiagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {printValue, type Schema} from '../schema/schema.ts';

const EXPECTED: Words = ["路径，例如 '/notes/'", "a path like '/notes/'"];

/** `baseUrl`: path under which the site is served. Made to begin and end with `/`. Default: `/`. */
export const baseUrl: Schema<string> = {
  expects: EXPECTED,
  isRequired: false,
  parse(value, path, report) {
    if (value === undefined) return '/';
    if (typeof value !== 'string' || /[?#\\\s]|\/\/|^\w+:/.test(value)) {
      report(
        path,
        createDiagnostic('CFG-002', {path, expected: EXPECTED, value: printValue(value)}),
      );
      return '/';
    }
    const inner = value.replace(/^\/|\/$/g, '');
    return inner ? `/${inner}/` : '/';
  },
};
