import {parseSync} from 'rolldown/utils';
import type {SyntaxNode} from '../../article/js/syntax.ts';
import {DEFAULTS, FILL_PROPS, fillDefaultProps} from './defaultProps.ts';
import {applyEdits} from './foreignCode.ts';

/** What packages call to get the global object: nothing, in a module of a bundle, whose code is strict. */
const GLOBAL = /\(\s*function\s*\(\)\s*\{\s*return this;?\s*\}(?:\s*\)\(\)|\(\)\s*\))/g;

/**
 * Lets packages that were written for an earlier React and for scripts run: components take the values of their `defaultProps`, as they
 * did until React 19, and `(function () { return this; })()` is the global object. For a bundler, and for what prepares packages for browsers.
 */
export function packageDefaults() {
  return {
    name: 'wuya:package-defaults',
    transform: {
      filter: {id: /\/node_modules\/.*\.[cm]?jsx?(?:\?|$)/, code: [/\breturn this\b/, DEFAULTS]},
      handler(code: string): {readonly code: string; readonly map: null} | undefined {
        const global = code.replace(GLOBAL, 'globalThis');
        const filled = (DEFAULTS.test(global) ? fillPackage(global) : undefined) ?? global;
        return filled === code ? undefined : {code: filled, map: null};
      },
    },
  };
}

function fillPackage(code: string): string | undefined {
  const parsed = parseSync('module.js', code, {lang: 'jsx', sourceType: 'unambiguous'});
  if (parsed.errors.length > 0) return undefined;
  const edits = fillDefaultProps(parsed.program as unknown as SyntaxNode, code);
  return edits.length === 0 ? undefined : FILL_PROPS + applyEdits(code, edits);
}
