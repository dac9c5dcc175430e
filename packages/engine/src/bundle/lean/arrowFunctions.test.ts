import {expect, test} from 'vitest';
import {toArrows} from './arrowFunctions.ts';

test('writes functions as arrows, those inside of others too', () => {
  expect(toArrows('function a(b, {c} = {}) { return b + c; }')).toBe(
    'const a = (b, {c} = {}) => { return b + c; };',
  );
  expect(toArrows('export async function a() { await b(); function c() { return 1; } }')).toBe(
    'export const a = async () => { await b(); const c = () => { return 1; }; };',
  );
  expect(toArrows('function a() {}function b() {}')).toBe('const a = () => {};const b = () => {};');
});

test.each([
  'function a() { return this; }',
  'function a() { return () => arguments; }',
  'function a() { return new.target; }',
  'function* a() {}',
  'export default function a() {}',
])('leaves %s as it is', (code) => {
  expect(toArrows(code)).toBe(code);
});

test('a method has a this of its own', () => {
  expect(toArrows('function a() { return {b() { return this; }}; }')).toContain('const a = ()');
});

test('leaves what may be called before its place, also by way of others', () => {
  expect(toArrows('const x = a();\nfunction a() { return b(); }\nfunction b() {}')).toBe(
    'const x = a();\nfunction a() { return b(); }\nfunction b() {}',
  );
  expect(toArrows('function a() { return b(); }\nconst x = a();\nfunction b() {}')).toBe(
    'const a = () => { return b(); };\nconst x = a();\nfunction b() {}',
  );
  expect(toArrows('const c = () => a();\nc();\nfunction a() {}')).toContain('function a() {}');
  expect(toArrows('function o() { return {a}; function a() {} }')).toContain('function a() {}');
});

test('does not mind that a function is named earlier by code that runs later', () => {
  expect(toArrows('const c = () => a();\nfunction a() {}')).toBe(
    'const c = () => a();\nconst a = () => {};',
  );
});
