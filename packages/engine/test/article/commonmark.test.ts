import {tests} from 'commonmark-spec';
import {describe, expect, it} from 'vitest';
import {normaliseHtml, renderExample} from '../helpers/specExamples.ts';

/*
 * The examples of CommonMark 0.31.2 through our preparation, the parser, and our reading of raw HTML; what the design
 * makes of the tree (anchors, copy buttons, figures) is the fixtures' concern. Each example that we read otherwise on
 * purpose is in REASONS.
 */
const REASONS: readonly (readonly [reason: string, examples: readonly number[]])[] = [
  [
    'An article is well formed: elements that were left open are closed, end tags without a start go, references in attributes are decoded.',
    [
      21, 31, 148, 151, 155, 165, 174, 175, 184, 187, 344, 476, 477, 494, 614, 616, 617, 630, 631,
      642, 643,
    ],
  ],
  [
    'A tag that HTML does not know and that is not closed is text, as in Array<T>.',
    [150, 201, 491, 524, 536, 613, 615, 623],
  ],
  ['A tag that does not end is text.', [156, 157, 158]],
  [
    'A capitalised tag is a component: Markdown inside it is read, and of an unknown one only that is shown.',
    [163],
  ],
  ['<style> without an end is text; it would swallow the rest of the note.', [173]],
  [
    'Instructions, declarations and CDATA mean nothing in a page: notes about PHP and XML show them as text.',
    [180, 181, 182, 627, 628, 629],
  ],
  ['GFM links bare addresses.', [602, 606, 608, 611, 612]],
];
const INTENDED: ReadonlySet<number> = new Set(REASONS.flatMap(([, numbers]) => numbers));

describe('CommonMark 0.31.2', () => {
  it.each(
    tests
      .filter(({number}) => !INTENDED.has(number))
      .map((example) => [example.number, example.section, example] as const),
  )('example %i, %s', (_number, _section, {markdown, html}) => {
    expect(normaliseHtml(renderExample(markdown))).toBe(normaliseHtml(html.replaceAll('→', '\t')));
  });

  it('is read otherwise only where we mean to', () => {
    const same = [...INTENDED].filter((number) => {
      const {markdown, html} = tests[number - 1]!;
      return normaliseHtml(renderExample(markdown)) === normaliseHtml(html.replaceAll('→', '\t'));
    });
    expect(same).toEqual([]);
  });
});
