import {expect, it} from 'vitest';
import {codeSpan, fence} from './markdownText.ts';

it('puts more backticks around code than it holds, also where it holds a great many', () => {
  const code = '`a` ``b`` '.repeat(150_000);
  expect(codeSpan(code)).toMatch(/^``` `a`/);
  expect(fence('```\n'.repeat(150_000), 'md')).toMatch(/^````md\n```\n/);
  expect(codeSpan('a')).toBe('`a`');
});
