import {describe, expect, it} from 'vitest';
import {createDiagnostic, type DiagnosticLevel} from '../../errors/diagnostic.ts';
import {showFix, summarize, toVerdict} from './check.ts';

const at = (file: string, level: DiagnosticLevel, fix = false) =>
  createDiagnostic(
    'SRC-001',
    {},
    {level, place: {file, line: 1, column: 1}, ...(fix && {fix: {written: 'a', replacement: 'b'}})},
  );

describe('the end of a check', () => {
  it('says that nothing is to be done', () => {
    expect(summarize([], 3)).toEqual([
      '检查了 3 篇，没有发现问题。',
      'Checked 3, no problem found.',
    ]);
    expect(toVerdict([])).toEqual({kind: 'runs', fileCount: 0});
  });

  it('says that the site builds, with what is to be read', () => {
    expect(
      summarize([at('a.md', 'warning'), at('a.md', 'notice', true)], 3).map((text) =>
        text.split('\n').slice(1),
      ),
    ).toEqual([
      ['可以生成，有 2 处提醒。', '其中 1 个可以自动改好：wuya check --fix。'],
      ['Builds as it is, with 2 remarks.', '1 of them can be fixed by wuya check --fix.'],
    ]);
  });

  it('says how many files are in the way', () => {
    const diagnostics = [
      at('a.md', 'error'),
      at('a.md', 'error'),
      at('b.md', 'error'),
      at('c.md', 'warning'),
    ];
    expect(summarize(diagnostics, 3).map((text) => text.split('\n').slice(0, 2))).toEqual([
      ['检查了 3 篇：3 个错误，1 个警告，0 个提示。', '要先改 2 个文件才能生成。'],
      ['Checked 3: 3 errors, 1 warning, 0 notices.', 'Needs edits in 2 files.'],
    ]);
    expect(toVerdict(diagnostics)).toEqual({kind: 'needsEdits', fileCount: 2});
  });

  it('says how to see a site at once whose links and images alone are broken, where many are', () => {
    const place = {file: 'a.md', line: 1, column: 1};
    const gone = Array.from({length: 10}, () =>
      createDiagnostic('IM-060', {src: 'a.png'}, {place}),
    );
    expect(summarize(gone, 3)[0].split('\n').slice(1)).toEqual([
      '要先改 1 个文件才能生成。',
      "都是断了的链接或图片。想先看到网站，在配置里写 onBrokenImages: 'warn'，它们就只是警告。",
    ]);
  });
});

it.each([
  ['./A.md', './a.md', './A.md → ./a.md'],
  ['', '---\nredirect_from: ["/a/"]\n---\n\n', '+ redirect_from: ["/a/"]'],
  ['', 'redirect_from: ["/a/"]\n', '+ redirect_from: ["/a/"]'],
])('shows in one line what a fix changes: %j to %j', (written, replacement, shown) => {
  expect(showFix({written, replacement})).toBe(shown);
});
