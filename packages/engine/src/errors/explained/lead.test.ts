import {expect, it} from 'vitest';
import {createDiagnostic} from '../diagnostic.ts';
import {leadToExplanations} from './lead.ts';

it('names each code once, those of errors first, and no more than three', () => {
  const notices = [1, 2].map((line) =>
    createDiagnostic('MD-102', {tag: '<A>'}, {place: {file: 'docs/a.md', line}}),
  );
  const error = createDiagnostic('LN-050', {href: './b.md'});
  expect(leadToExplanations([...notices, error])?.[1]).toBe(
    'Why, and what to do: wuya explain LN-050 · wuya explain MD-102',
  );
  expect(leadToExplanations([])).toBeUndefined();
});
