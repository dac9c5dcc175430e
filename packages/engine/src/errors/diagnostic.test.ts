import {describe, expect, it} from 'vitest';
import {createDiagnostic, sortDiagnostics} from './diagnostic.ts';
import {formatDiagnostic, formatPlace} from './format.ts';

const at = (file: string, line?: number, column?: number, tag = 'x') =>
  createDiagnostic('MD-102', {tag}, {place: {file, ...(line && {line}), ...(column && {column})}});

describe('sortDiagnostics', () => {
  it('sorts by file, line and column as numbers, those without a place first', () => {
    const sorted = sortDiagnostics([
      at('b.md', 1),
      at('a.md', 10, 1),
      at('a.md', 9, 2),
      at('a.md', 9, 10),
      createDiagnostic('CFG-000', {dir: 'x'}),
      at('a.md'),
    ]);
    expect(sorted.map(({place}) => place && formatPlace(place))).toEqual([
      undefined,
      'a.md',
      'a.md:9:2',
      'a.md:9:10',
      'a.md:10:1',
      'b.md:1',
    ]);
  });

  it('reports the same problem once', () => {
    expect(
      sortDiagnostics([at('a.md', 1), at('a.md', 1), at('a.md', 1, undefined, 'y')]),
    ).toHaveLength(2);
  });

  it('does not depend on the order it gets', () => {
    const all = [
      at('b.md', 2),
      at('a.md', 3),
      at('a.md', 1, 5),
      createDiagnostic('SRC-001', {}, {place: {file: 'a.md', line: 1, column: 5}}),
    ];
    expect(sortDiagnostics(all.toReversed())).toEqual(sortDiagnostics(all));
  });
});

describe('createDiagnostic', () => {
  it('takes the level of the catalogue', () => {
    expect(createDiagnostic('MD-104', {tag: 'x'}).level).toBe('warning');
  });

  it('lets the configuration choose the level', () => {
    expect(createDiagnostic('LN-050', {href: 'x'}, {level: 'notice'}).level).toBe('notice');
  });

  it('cuts what no reader reads, such as a picture that is an address', () => {
    const href = `data:image/png;base64,${'A'.repeat(100_000)}END`;
    const {zh, en} = createDiagnostic('LN-050', {href});
    for (const text of [zh, en]) {
      expect(text.length).toBeLessThan(600);
      expect(text).toMatch(/data:image\/png;base64,A+…A+END/);
    }
  });

  it('quotes as much of names, lists and reasons as is read, whatever wrote them', () => {
    const words = '甲 '.repeat(50_000);
    const long = [
      createDiagnostic('LN-050', {href: words}),
      createDiagnostic('RT-039', {way: '/old/ → '.repeat(10_000)}),
      createDiagnostic('MD-111', {reason: words}),
      createDiagnostic('NB-001', {
        type: words,
        item: words,
        known: Array.from({length: 10_000}, (_, i) => `${i} `),
      }),
    ];
    for (const {zh, en, hint} of long)
      for (const text of [zh, en, hint?.zh ?? '', hint?.en ?? ''])
        expect(text.length).toBeLessThan(8_010);
    expect(long[0]!.zh.length).toBeLessThan(600);
    expect(long[3]!.zh).toContain('39 、…');
  });

  it('leaves the hint out where there is nothing to say', () => {
    expect(createDiagnostic('CFG-001', {path: 'x'})).not.toHaveProperty('hint');
  });
});

describe('formatDiagnostic', () => {
  it('shows what a terminal would act upon', () => {
    expect(
      formatDiagnostic(at('a\nb\u001B[2J.md', 1, 1, '\u001B]0;x\u0007\u202Ey\u2028z\u061C'), {
        language: 'en',
      }),
    ).toMatch(
      /^notice MD-102 {2}a\\nb\\u001b\[2J\.md:1:1\n.*\\u001b\]0;x\\u0007\\u202ey\\u2028z\\u061c/,
    );
  });

  it('shows level, code, place, text and hint in one language', () => {
    expect(
      formatDiagnostic(
        createDiagnostic(
          'LN-050',
          {href: './b.md', nearest: './c.md'},
          {place: {file: 'a.md', line: 3, column: 5}},
        ),
        {language: 'en'},
      ),
    ).toBe(
      [
        'error LN-050  a.md:3:5',
        '  The linked file does not exist: ./b.md',
        '  → Did you mean ./c.md?',
      ].join('\n'),
    );
  });

  it('keeps names and addresses of notes on one line, so that none passes for a line of the command', () => {
    const address = '/a\n\n0 errors\r\nDone.\r';
    const text = formatDiagnostic(createDiagnostic('RT-033', {address, part: '\n'}), {
      language: 'en',
    });
    expect(text.split('\n').slice(0, 2)).toEqual([
      'error RT-033',
      '  The address /a\\n\\n0 errors\\nDone.\\n leads out of the site: it has \\n in it.',
    ]);
  });

  it.each([
    ['..', '%2e', '%2e'],
    ['\\', '反斜杠', 'backslash'],
    ['c:', '去掉 c:', 'c: out'],
    ['javascript:', 'https 网址', 'https address'],
    ['//', '从站点的根', 'root of the site'],
    ['\\u0000', '看不见', 'shows nowhere'],
    ['\x7f', '看不见', 'shows nowhere'],
  ])('says what to write for %s in an address that leads out of the site', (part, zh, en) => {
    expect(createDiagnostic('RT-033', {address: 'a', part}).hint).toEqual({
      zh: expect.stringContaining(zh),
      en: expect.stringContaining(en),
    });
  });

  it('keeps the lines of a reason', () => {
    const {en} = createDiagnostic('BD-001', {reason: 'a\nb'});
    expect(en).toContain('a\nb');
  });

  it('leaves out what is not known', () => {
    expect(formatDiagnostic(createDiagnostic('CFG-001', {path: 'titel'}), {language: 'zh'})).toBe(
      '错误 CFG-001\n  没有 titel 这个配置项。',
    );
  });
});
