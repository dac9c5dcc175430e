import {basename} from 'node:path';
import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';

/** Under this key a stand-in tells the package that it stands for. The same in every copy of this module. */
const NAME = Symbol.for('wuya.missingPackage');

/**
 * Finds the name of the package that is not installed and that a value of the configuration came from; undefined for real
 * values.
 */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
    ? (value as {readonly [NAME]?: string})[NAME]
    : undefined;
}

/** Under this key what a stand-in returns tells what it was given. */
const GIVEN = Symbol.for('wuya.given');

/** Finds the first argument that a function of a missing package was called with, `theme({…})`; undefined for other values. */
export function givenTo(value: unknown): unknown {
  return missingPackageOf(value) === undefined
    ? undefined
    : (value as {readonly [GIVEN]?: unknown})[GIVEN];
}

/** Under this key what a stand-in returns or makes tells by which name it was asked for. */
const CALLED = Symbol.for('wuya.called');

/** Finds the name by which a missing package was asked for what it made: `new webpack.DefinePlugin({})` → `DefinePlugin`. */
export function calledOf(value: unknown): string | undefined {
  return missingPackageOf(value) === undefined
    ? undefined
    : (value as {readonly [CALLED]?: string})[CALLED];
}

/**
 * Copies a value with what functions of missing packages were given in the place of what they returned: the helpers of a theme hand
 * on what is written. `{nav: navbar(['/a'])}` → `{nav: ['/a']}`
 */
export function asGiven(value: unknown): unknown {
  return replaceStandIns(value, (standIn) => asGiven(givenTo(standIn)));
}

/** Tells of the files among what a configuration asks for and that is not there: `./lib/a.js`. @param file the configuration */
export function tellOfFiles(missing: readonly string[] | undefined, file: string): Diagnostic[] {
  const place = {file: basename(file)};
  return (missing ?? [])
    .filter((name) => name.startsWith('.'))
    .map((path) => createDiagnostic('BD-005', {path, count: 1}, {place}));
}

/** Says what is not made for want of packages, and how to get them. @param what in Chinese and English, at the begin of a sentence */
export function lackAdvice(
  names: readonly string[],
  [zh, en]: readonly [zh: string, en: string],
): [zh: string, en: string] {
  const list = names.join(' ');
  return [
    `${zh}没有生成：用到的包没有安装。运行 npm install ${list}。`,
    `${en} are not made, as a package for them is not installed. Run npm install ${list}.`,
  ];
}

/** Copies a value without what came from packages that are not installed; undefined when the value itself did. */
export function withoutStandIns(value: unknown): unknown {
  return replaceStandIns(value, () => undefined);
}

/** Copies a value with something else for what came from packages that are not installed; what is undefined goes. */
function replaceStandIns(value: unknown, replace: (standIn: unknown) => unknown): unknown {
  if (missingPackageOf(value) !== undefined) return replace(value);
  const copy = (inner: unknown) => replaceStandIns(inner, replace);
  if (Array.isArray(value)) return value.map(copy).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const rest = copy(inner);
      return rest === undefined ? [] : [[key, rest]];
    }),
  );
}

/**
 * Prints the code of a module that stands for a package that is not installed: whatever is asked of it is there and does
 * nothing. Configurations import the themes of a highlighter and plugins, none of which is needed to read the rest of
 * them. Functions called `define…` and `with…` return what they are given: everywhere the one, of configurations the other. What a function returns may be waited for, by
 * `await` and by `then`.
 */
export function standInCode(name: string): string {
  return `
const getFor = (given, isWaited, called) => (_, key) => (key === Symbol.for('wuya.missingPackage') ? ${JSON.stringify(name)} : key === Symbol.for('wuya.given') ? given : key === Symbol.for('wuya.called') ? called : key === Symbol.toPrimitive ? () => ${JSON.stringify(name)} : key === Symbol.iterator ? [][Symbol.iterator] : key === 'toJSON' ? () => undefined : key === 'then' && isWaited ? (...steps) => Promise.resolve(make(given, false)).then(...steps) : key === '__esModule' || key === 'then' ? undefined : /^(?:define|with)[A-Z]/.test(String(key)) ? (value) => value : make(undefined, true, key));
// A namespace that a bundler makes of the module inherits from its prototype.
const names = new Proxy({}, {get: getFor(undefined)});
const make = (given, isWaited = true, called = undefined) => new Proxy(function () {}, {get: getFor(given, isWaited, called), apply: (_, self, [first]) => make(first), construct: (_, [first]) => make(first, true, called), getPrototypeOf: () => names});
module.exports = make(undefined, false);
`;
}
