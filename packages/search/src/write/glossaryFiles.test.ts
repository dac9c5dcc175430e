import {expect, it} from 'vitest';
import {foldGlossary, glossaryFiles} from './glossaryFiles.ts';

/** Another word for each number: `adbk` */
const wordOf = (number: number): string =>
  `${String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}k`;

it.each([
  ['a few terms', 3, 6000, 1],
  ['a hundred', 100, 6000, 16],
  ['thousands', 3000, 6000, 64],
  ['thousands, where an index may have thirty files', 3000, 30, 10],
])('%s have files enough, no more', (_, count, maxFiles, fileCount) => {
  const glossary = Array.from({length: count}, (__, i) => [`o${wordOf(i)}`, `w${wordOf(i)}`]);
  const words = new Set(glossary.map(([, word]) => word!));
  expect(glossaryFiles(foldGlossary(glossary), {chars: new Set(), words}, maxFiles)).toHaveLength(
    fileCount,
  );
});
