import {parseSync} from 'rolldown/utils';
import type {SyntaxNode} from '../../article/js/syntax.ts';
import {DEFAULTS, FILL_PROPS, fillDefaultProps} from './defaultProps.ts';
import {applyEdits} from './foreignCode.ts';

/** What packages call to get the global object: nothing, in a module of a bundle, whose code is strict. */
const GLOBAL = /\(\s*function\s*\(\)\s*\{\s*return this;?\s*\}(?:\s*\)\(\)|\(\)\s*\))/g;

/** How packages take the default export of a module that they load late, by a mark that bundlers put on it, and browsers not: `a && a.__esModule ? a.default : a` */
const LATE_DEFAULT =
  /(?<![\w$.])([\w$]+)\s*&&\s*\1\.__esModule\s*\?\s*\1\.default\s*:\s*\1(?![\w$.([])/g;

/** What takes the place of `LATE_DEFAULT`: it asks for what browsers say of a module, too. */
const TAKE_DEFAULT =
  '$1 && ($1.__esModule || $1[Symbol.toStringTag] === "Module" && "default" in $1) ? $1.default : $1';

/**
 * Lets packages that were written for an earlier React and for scripts run: components take the values of their `defaultProps`, as they
 * did until React 19, `(function () { return this; })()` is the global object, and what loads a component late finds its default export. For a bundler, and for what prepares packages for browsers.
 */
export function packageDefaults() {
  return {
    name: 'wuya:package-defaults',
    transform: {
      filter: {
        id: /\/node_modules\/.*\.[cm]?jsx?(?:\?|$)/,
        code: [/\breturn this\b/, DEFAULTS, /\.__esModule\s*\?/],
      },
      handler(code: string): {readonly code: string; readonly map: null} | undefined {
        const global = code.replace(GLOBAL, 'globalThis').replace(LATE_DEFAULT, TAKE_DEFAULT);
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
