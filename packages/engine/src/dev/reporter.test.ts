import {expect, it} from 'vitest';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import type {Words} from '../errors/language.ts';
import {createReporter} from './reporter.ts';

const problem = (file: string): Diagnostic =>
  createDiagnostic('SB-047', {path: file}, {place: {file}});

it('says how many problems are solved while others last, and when all are', () => {
  const printed: (string | Words)[] = [];
  const {report} = createReporter({
    log: (text) => void printed.push(text),
    format: ({place}) => place!.file,
  });
  const said = (files: readonly string[]) => {
    printed.length = 0;
    report(files.map(problem));
    return printed.map((text) => (typeof text === 'string' ? text : text[1]).trim());
  };
  expect(said(['a', 'b', 'c'])).toEqual(['a', 'b', 'c', expect.stringContaining('SB-047')]);
  expect(said(['a', 'b', 'c'])).toEqual([]);
  expect(said(['c'])).toEqual(['2 solved, 1 left.']);
  expect(printed).toEqual([['解决了 2 处，还有 1 处。\n', '2 solved, 1 left.\n']]);
  expect(said(['d'])).toEqual(['d', expect.stringContaining('SB-047')]);
  expect(said([])).toEqual(['All problems are solved.']);
  expect(said([])).toEqual([]);
});
