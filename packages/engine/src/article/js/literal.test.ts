import {describe, expect, it} from 'vitest';
import {type Literal, parseLiteral} from './literal.ts';

const bindings = new Map<string, Literal>([
  ['pic', './a.png'],
  ['site', {name: '无涯', tags: ['a']}],
]);

describe('parseLiteral', () => {
  it.each<[string, Literal | undefined]>([
    ['"a"', 'a'],
    ["'\\u65e0\\n'", '无\n'],
    ['`a $ b`', 'a $ b'],
    ['`a ${b}`', undefined],
    [' -1.5e2 ', -150],
    ['true', true],
    ['null', null],
    ["[1, 'b', [null],]", [1, 'b', [null]]],
    ["{a: 1, 'b-c': {d: [2]}, }", {a: 1, 'b-c': {d: [2]}}],
    ['pic', './a.png'],
    ['pic.default', './a.png'],
    ['site.name', '无涯'],
    ['site.none', undefined],
    ['site.constructor', undefined],
    ["require('./图.png').default", './图.png'],
    ["useBaseUrl('/img/x.png')", '/img/x.png'],
    ["useBaseUrl('img/x.png')", '/img/x.png'],
    ["useBaseUrl('https://a.example/x.png')", 'https://a.example/x.png'],
    ['unknown', undefined],
    ['toString', undefined],
    ['undefined', null],
    ['a + b', undefined],
    ["180 + 'px'", '180px'],
    ["(1 + 2) * 3 / 2 - -1 + 'px' + ''", '5.5px'],
    ["pic + '#a'", undefined],
    ["'a' - 1", undefined],
    ['1 ** 2', undefined],
    ['1+'.repeat(30) + 1, undefined],
    ['() => 1', undefined],
    ['alert(1)', undefined],
    ['{a}', undefined],
    ['', undefined],
    ['['.repeat(1000), undefined],
    ['['.repeat(20_000) + ']'.repeat(20_000), undefined],
    ['a?1:'.repeat(20_000) + 1, undefined],
    [`'./\\_图.png'`, './_图.png'],
  ])('reads %s', (expression, value) => {
    expect(parseLiteral(expression, bindings)).toEqual(value);
  });
});
