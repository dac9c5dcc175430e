import {encodePath} from '@wuya/theme/pathname';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {printValue, type Schema} from '../schema/schema.ts';

const EXPECTED: Words = ["路径，例如 '/notes/'", "a path like '/notes/'"];

const NOT_ASCII = /[^\0-\x7F]+/gu; // eslint-disable-line no-control-regex

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
    // As a browser has it: no route would begin with it otherwise.
    const inner = value.replace(/^\/|\/$/g, '').replace(NOT_ASCII, encodePath);
    return inner ? `/${inner}/` : '/';
  },
};
