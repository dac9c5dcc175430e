import {expect, it} from 'vitest';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {
  adviseToLoosen,
  groupByFile,
  listDiagnostics,
  SHOWN_OF_A_FILE,
  summarizeForeign,
} from './diagnosticList.ts';

const warning = (line: number): Diagnostic =>
  createDiagnostic('IM-063', {src: 'a.png'}, {place: {file: 'docs/a.md', line, column: 1}});
const error = createDiagnostic('CFG-000', {dir: 'x'});

it('prints a few of each code, counts the others, and keeps every error for the end', () => {
  const {remarks, more, errors} = listDiagnostics([error, ...[1, 2, 3, 4, 5].map(warning)]);
  expect(remarks).toEqual([1, 2, 3].map(warning));
  expect(more.map(([, en]) => en)).toEqual(['IM-063: 2 more; wuya check lists all.']);
  expect(errors).toEqual([error]);
});

const times = (count: number, diagnostic: Diagnostic) =>
  Array.from({length: count}, () => diagnostic);
const gone = createDiagnostic('IM-060', {src: 'a.png'});
const broken = createDiagnostic('LN-050', {href: 'a.md'});

it.each([
  [[...times(9, gone), broken, warning(1)], "onBrokenImages: 'warn'、onBrokenLinks: 'warn'"],
  [times(10, gone), "onBrokenImages: 'warn'"],
  [times(9, gone), undefined],
  [[...times(10, gone), error], undefined],
  [times(12, warning(1)), undefined],
])(
  'says how a folder of many broken links and images alone can be seen: case %#',
  (all, options) => {
    expect(adviseToLoosen(all)?.[0]).toBe(
      options && `都是断了的链接或图片。想先看到网站，在配置里写 ${options}，它们就只是警告。`,
    );
  },
);

it('says nothing of codes that are printed whole', () => {
  expect(listDiagnostics([1, 2, 3].map(warning)).more).toEqual([]);
});

it('counts the files of a Docusaurus site that lack something, and pages that are not built', () => {
  const lost = createDiagnostic('MD-120', {from: 'x'}, {place: {file: 'docs/b.md'}});
  const summary = (all: readonly Diagnostic[]) =>
    summarizeForeign(all, {pageCount: 10, leftOutCount: 4})[1];
  expect(summary([lost, lost, warning(1)])).toBe(
    'Beside Docusaurus: 9 pages as there, 1 file with something left out, 4 pages not built.',
  );
  const alsoIn = ['docs/b.md', 'docs/c.md', 'docs/d.md'];
  expect(summary([lost, {...lost, alsoIn}])).toContain('3 files with something left out');
});

it('lists so many problems of a file, its errors before others, and counts the rest', () => {
  const lost = createDiagnostic(
    'MD-118',
    {limit: 1},
    {place: {file: 'docs/a.md', line: 999, column: 1}},
  );
  const other = createDiagnostic('MD-120', {from: 'x'}, {place: {file: 'docs/b\n.md'}});
  const many = Array.from({length: SHOWN_OF_A_FILE}, (_, i) => warning(i + 1));
  const [placeless, first, second] = groupByFile([error, error, ...many, lost, lost, other]);
  expect(placeless).toEqual({shown: [error, error], more: undefined});
  expect(first!.shown).toEqual([...many.slice(0, -2), lost, lost]);
  expect(first!.more![1]).toBe('docs/a.md: 2 more; wuya check --json lists all.');
  expect(second).toEqual({shown: [other], more: undefined});
  const [crowd] = groupByFile([...many, lost].map(() => other));
  expect(crowd!.more![1]).toBe('docs/b\\n.md: 1 more; wuya check --json lists all.');
});
