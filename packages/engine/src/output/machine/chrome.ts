import {type HtmlElement, NO_ATTRIBUTES} from '../../article/html/htmlTree.ts';
import {isTag} from '../../article/html/tags.ts';

const CHROME_CLASSES = new Set(['hash', 'vh', 'doc-foot', 'toc-m', 'side', 'lang', 'result']);

/** Tells what only a reader of the page needs: drawings, buttons, marks beside headings, words for screen readers. */
export function isChrome({tag, attributes}: HtmlElement): boolean {
  if (isTag(tag, 'chrome')) return true;
  if (attributes === NO_ATTRIBUTES) return false;
  const {class: names} = attributes;
  return (
    attributes['aria-hidden'] === 'true' ||
    (names !== undefined && names.split(' ').some((name) => CHROME_CLASSES.has(name)))
  );
}
