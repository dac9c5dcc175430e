import {describe, expect, it} from 'vitest';
import {shownHtmlOf} from './resolvedPage.ts';

const never = (): string => {
  throw new Error('the article is read twice');
};

describe('what is in the place of the article', () => {
  it('is the article that was read for its copy, with the picture below', () => {
    expect(shownHtmlOf({html: never, below: () => '<svg/>'}, () => '<p>a</p>')).toBe(
      '<p>a</p><svg/>',
    );
    expect(shownHtmlOf({html: () => '<p>a</p>', below: () => '<svg/>'})).toBe('<p>a</p><svg/>');
  });

  it('is the article with other versions of its pictures where the copy has none', () => {
    expect(shownHtmlOf({html: () => '<picture>', plainHtml: () => '<img>'}, never)).toBe(
      '<picture>',
    );
  });

  it('is nothing for pages without one', () => {
    expect(shownHtmlOf({html: null, below: () => '<svg/>'}, () => null)).toBeNull();
    expect(shownHtmlOf({html: null})).toBeNull();
  });
});
