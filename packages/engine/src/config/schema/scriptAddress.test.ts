import {expect, it} from 'vitest';
import {findScriptScheme} from './scriptAddress.ts';

it.each([
  ['javascript:alert(1)', 'javascript:'],
  [' JaVaScRiPt:alert(1)', 'javascript:'],
  ['java\nscript:alert(1)', 'javascript:'],
  ['\u0001javascript:alert(1)', 'javascript:'],
  ['data:text/html,<script>', 'data:'],
  ['vbscript:x', 'vbscript:'],
])('%j runs what it holds: %s', (address, scheme) => {
  expect(findScriptScheme(address)).toBe(scheme);
});

it.each([
  'https://a.example/javascript:',
  '/javascript:x',
  'mailto:a@b.example',
  '',
  '#data:',
  'x/data:',
])('%j does not', (address) => {
  expect(findScriptScheme(address)).toBeUndefined();
});
