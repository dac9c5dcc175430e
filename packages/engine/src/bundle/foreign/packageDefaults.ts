import {createRequire} from 'node:module';
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

type Props = Readonly<Record<string, unknown>>;
type Make = (type: unknown, props: Props | null, ...others: readonly unknown[]) => unknown;

/** Does the same where Node loads packages, as it does while a site is being written: elements are made with the values. */
export function fillInNode(): void {
  const require = createRequire(import.meta.url);
  for (const id of ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime']) {
    const module = require(id) as Record<string, Make | undefined>;
    for (const name of ['createElement', 'jsx', 'jsxs', 'jsxDEV']) {
      const make = module[name];
      if (make && !(FILLS in make)) module[name] = withDefaults(make);
    }
  }
}

/** Marks a function that was put around another: it is put there once. */
const FILLS = Symbol.for('wuya.fills');

function withDefaults(make: Make): Make {
  const filling: Make = (type, props, ...others) =>
    make(type, fillProps(type as {readonly defaultProps?: Props} | null, props), ...others);
  return Object.assign(filling, {[FILLS]: true});
}

/** Fills in the default properties of a component. A class gets its values from React itself, which then finds them there. */
function fillProps(
  type: {readonly defaultProps?: Props} | null,
  props: Props | null,
): Props | null {
  const isOfCode = typeof type === 'function' || (typeof type === 'object' && type !== null);
  const defaults = isOfCode ? type.defaultProps : undefined;
  if (typeof defaults !== 'object' || defaults === null) return props;
  const missing = Object.entries(defaults).filter(([name]) => props?.[name] === undefined);
  return missing.length === 0 ? props : {...props, ...Object.fromEntries(missing)};
}
