import {expect, it} from 'vitest';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {listDiagnostics, summarizeForeign} from './diagnosticList.ts';

const warning = (line: number): Diagnostic =>
  createDiagnostic('IM-063', {src: 'a.png'}, {place: {file: 'docs/a.md', line, column: 1}});
const error = createDiagnostic('CFG-000', {dir: 'x'});

it('prints a few of each code, counts the others, and keeps every error for the end', () => {
  const {remarks, more, errors} = listDiagnostics([error, ...[1, 2, 3, 4, 5].map(warning)]);
  expect(remarks).toEqual([1, 2, 3].map(warning));
  expect(more.map(([, en]) => en)).toEqual(['IM-063: 2 more; wuya check lists all.']);
  expect(errors).toEqual([error]);
});

it('says nothing of codes that are printed whole', () => {
  expect(listDiagnostics([1, 2, 3].map(warning)).more).toEqual([]);
});

it('counts the files of a Docusaurus site that lack something, and pages that are not built', () => {
  const lost = createDiagnostic('MD-120', {from: 'x'}, {place: {file: 'docs/b.md'}});
  expect(summarizeForeign([lost, lost, warning(1)], {pageCount: 10, leftOutCount: 4})[1]).toBe(
    'Beside Docusaurus: 9 pages as there, 1 files with something left out, 4 pages not built.',
  );
});
