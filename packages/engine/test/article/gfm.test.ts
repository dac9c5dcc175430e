import {describe, expect, it} from 'vitest';
import {gfmExamples} from '../helpers/gfmExamples.ts';
import {normaliseHtml, renderExample} from '../helpers/specExamples.ts';

/** Examples of GFM's extensions that we read otherwise, each with what comes out and why. */
const REASONS: Readonly<Record<number, readonly [html: string, reason: string]>> = {
  491: [
    '<p><del>Hi</del> Hello, ~there~ world!</p>',
    'One tilde is a range in Chinese: 3~5 天，每天 2~3 次.',
  ],
  657: [
    '<p><strong> &lt;title&gt; &lt;style&gt; <em></em></strong></p><blockquote>&lt;xmp&gt; is disallowed.  &lt;XMP&gt; is also disallowed.</blockquote>',
    'An article is well formed: <strong> and <em> that are not closed are.',
  ],
};

/** Lists of tasks carry GitHub's classes, by which the theme knows them. */
const withoutClasses = (html: string): string =>
  html.replace(/ class="(?:contains-task-list|task-list-item)"/g, '');

/** Raw HTML that a site does not allow is what the last extension is about. */
const render = (markdown: string): string =>
  normaliseHtml(withoutClasses(renderExample(markdown, false)));

/** Cells say how they are aligned by style; the specification's renderer by an attribute that HTML has dropped. */
const withStyles = (html: string): string =>
  html.replace(/ align="(\w+)"/g, ' style="text-align: $1"');

describe('extensions of GFM 0.29', () => {
  it.each(gfmExamples.map((example) => [example.number, example.section, example] as const))(
    'example %i, %s',
    (number, _section, {markdown, html}) => {
      expect(render(markdown)).toBe(normaliseHtml(withStyles(REASONS[number]?.[0] ?? html)));
    },
  );

  it('are read otherwise only where we mean to', () => {
    const same = gfmExamples.filter(
      ({number, markdown, html}) =>
        number in REASONS && render(markdown) === normaliseHtml(withStyles(html)),
    );
    expect(same.map(({number}) => number)).toEqual([]);
  });
});
