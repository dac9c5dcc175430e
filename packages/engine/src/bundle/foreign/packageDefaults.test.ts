import {createElement, forwardRef, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {callFiltered} from '../../../test/helpers/filteredHook.ts';
import {packageDefaults} from './packageDefaults.ts';

const FILE = '/site/node_modules/icons/index.js';
const read = (code: string, id = FILE) =>
  (callFiltered(packageDefaults().transform, {id, code}) as {code: string} | undefined)?.code;

describe('packageDefaults', () => {
  it.each([
    [
      'a function',
      'function Icon(props) { return h("i", null, props.name.split("-")); }\nIcon.defaultProps = {name: "a-b"};',
    ],
    [
      'a module of CommonJS',
      '"use strict";\nvar Icon = function Icon(_ref) { var name = _ref.name; return h("i", null, name); };\nIcon.defaultProps = {name: "ab"};\nexports.Icon = Icon;',
    ],
    [
      'forwardRef',
      'var Icon = forwardRef(function (props, ref) { var name = props.name; return h("i", {ref: ref}, name); });\nIcon.defaultProps = {name: "ab"};',
    ],
    [
      'forwardRef of a namespace',
      'const Icon = React.forwardRef(({name}, ref) => h("i", {ref}, name));\nIcon.propTypes = {}, Icon.defaultProps = {name: "ab"};',
    ],
    [
      'a bundle',
      'var Icon; (function (out) { function Inner(props) { return h("i", null, props.name); }\nInner.defaultProps = {name: "ab"}; Icon = Inner; })({});',
    ],
    [
      'a function that declares its parameter anew',
      'function Icon(props) { var props = props; return h("i", null, props.name); }\nIcon.defaultProps = {name: "ab"};',
    ],
  ])('fills in the values of a component in a package: %s', (_, code) => {
    const run = new Function('h', 'React', 'forwardRef', 'exports', `${read(code)!}\nreturn Icon;`);
    const Icon = run(createElement, {forwardRef}, forwardRef, {}) as () => ReactElement;
    expect(renderToStaticMarkup(createElement(Icon))).toBe('<i>ab</i>');
    const given = {name: 'c'} as object;
    expect(renderToStaticMarkup(createElement(Icon, given))).toBe('<i>c</i>');
  });

  it.each([
    ['a class', 'class A extends C {}\nA.defaultProps = {a: 1};', FILE],
    ['no package', 'function A(p) {}\nA.defaultProps = {a: 1};', '/site/src/a.js'],
    ['a comparison', 'function A(p) { return A.defaultProps === p; }', FILE],
    ['no program', 'function A(p) {\nA.defaultProps = {', FILE],
  ])('leaves %s as it is', (_, code, id) => {
    expect(read(code, id)).toBeUndefined();
  });
});

it.each([
  '(function () { return this; })()',
  '(function() { return this })()',
  '(function(){return this}())',
])('gives packages the global object in strict code: %s', (call) => {
  const run = new Function(`'use strict'; ${read(`var root = ${call};`)!} return root;`);
  expect(run()).toBe(globalThis);
});

it.each([
  'function resolve(obj) { return obj && obj.__esModule ? obj.default : obj; }',
  'const resolve=e=>e&&e.__esModule?e.default:e;',
])('finds the default export of a module that a package loads late: %s', async (code) => {
  const resolve = new Function(`${read(code)!}\nreturn resolve;`)() as (module: unknown) => unknown;
  const load = (source: string): Promise<unknown> => import(`data:text/javascript,${source}`);
  const module = await load('export default "a"');
  expect(resolve(module)).toBe('a');
  expect(resolve({__esModule: true, default: 'b'})).toBe('b');
  const named = await load('export const c = 1');
  expect([resolve(named), resolve('d'), resolve(null)]).toEqual([named, 'd', null]);
});

it.each(['a.b && a.b.__esModule ? a.b.default : a.b', 'a && a.__esModule ? a : {default: a}'])(
  'leaves other ways to ask for it as they are: %s',
  (code) => expect(read(code)).toBeUndefined(),
);
