import {expect, it} from 'vitest';
import {load, YAMLException} from 'js-yaml';
import {toYamlReason} from './yamlReason.ts';

function reasonOf(text: string): string {
  try {
    load(text);
  } catch (error) {
    if (error instanceof YAMLException) return error.reason;
  }
  throw new Error('is YAML');
}

it.each([
  '[a]: b\n? {c: d}\n: e',
  'a: b\n---\nc: d',
  '%YAML 1.2\na: b',
  '%YAML\n---\na',
  '%YAML 1.x\n---\na',
  '%YAML 1.2\n%YAML 1.2\n---\na',
  'a: |0\n  b',
  'a: "b" c: d',
  'a: !b[c] d',
  '? a\nb',
  '{a, [b]c: d}',
  'a: x\0y',
  'a: "\u0001"',
  'a: \u0001',
  'a: !<x',
  'a: !a!!b c',
  '&a &b x',
  '!a !b x',
  '%TAG\n---\na',
  '%TAG x y\n---\n',
  '%TAG ! y\n%TAG ! z\n---\na',
  '%TAG !a! %%\n---\n!a!b c',
  '%\n---\na',
  '%YAML 3.0\n---\na',
  'a: |1+2\n',
  'a: |++\n x',
  '',
])('what the parser has against %j is said in Chinese', (text) => {
  const reason = reasonOf(text);
  expect(toYamlReason(reason)[0]).not.toMatch(/解析器说|[a-z]{3,} [a-z]{2,}/);
  expect(toYamlReason(reason)[1]).toBe(reason);
});
