import {expect, it} from 'vitest';
import {loadYaml} from './loadYaml.ts';
import {readPlainJson} from './plainJson.ts';

it.each([
  '{"label":"渲染 3","position":3}',
  '{\n  "label": "a: b # c",\n  "collapsed": false,\n  "position": -12\n}\n',
  '{"label":"no","key":"1","className":""}',
  ' {}\n',
])('reads %j as YAML does, without its library', (text) => {
  expect(readPlainJson(text)).toEqual(loadYaml(text));
});

it.each([
  ['a key twice', '{"label":"a","label":"b"}'],
  ['an object inside', '{"link":{"type":"doc","id":"b"}}'],
  ['a list, null, a fraction', '{"a":[1],"b":null,"c":1.5}'],
  ['escapes', '{"label":"\\u4e00"}'],
  ['a tab', '{\t"label":"a"}'],
  ['what is no JSON', '{label: a}'],
  ['what is no object', '"a"'],
  ['a key of all objects', '{"__proto__":"a"}'],
  ['a character that YAML refuses', '{"label":"\u007F"}'],
])('leaves %s to the library', (_, text) => {
  expect(readPlainJson(text)).toBeUndefined();
});
