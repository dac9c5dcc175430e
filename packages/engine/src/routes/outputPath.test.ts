import {expect, it} from 'vitest';
import {findOutputPathProblem} from './outputPath.ts';

it.each([
  ['../x', 'linux', 'outside'],
  ['a/../../x', 'linux', 'outside'],
  ['a/./b', 'linux', 'outside'],
  ['/etc/passwd', 'linux', 'outside'],
  ['', 'linux', 'outside'],
  ['a\0b', 'linux', 'outside'],
  ['..\\x', 'win32', 'outside'],
  ['C:/x', 'win32', 'outside'],
  [`${'a'.repeat(253)}/index.html`, 'linux', 'long'],
  [`${'字'.repeat(100)}/index.html`, 'linux', 'long'],
  [`${'a/'.repeat(500)}index.html`, 'linux', 'long'],
  ['con/index.html', 'win32', 'reserved'],
  ['.wuya-staging/index.html', 'linux', 'reserved'],
  ['.Wuya-x/a/b.html', 'linux', 'reserved'],
  ['a/Nul.html', 'win32', 'reserved'],
  ['a./b', 'win32', 'reserved'],
  ['a?/b', 'win32', 'reserved'],
])('refuses %j on %s: %s', (path, platform, problem) => {
  expect(findOutputPathProblem(path, platform)).toBe(problem);
});

it.each([
  ['a\\b/index.html', 'linux'],
  ['con/index.html', 'linux'],
  ['.wuya-files', 'linux'],
  ['a/.wuya-staging/index.html', 'linux'],
  ['%2e%2e/index.html', 'linux'],
  [`${'字'.repeat(84)}/index.html`, 'linux'],
  ['.well-known/x', 'win32'],
  ['constant/index.html', 'win32'],
])('takes %j on %s', (path, platform) => {
  expect(findOutputPathProblem(path, platform)).toBeUndefined();
});
