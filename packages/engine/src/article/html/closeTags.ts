import {type HtmlToken, tokenizeHtml} from './htmlTokens.ts';
import {isVoid} from './tags.ts';

/** Elements of SVG and MathML may close themselves; a browser reads `<b/>` as `<b>`. */
const OPENS_DRAWING = /^(?:svg|math)$/;

/** Elements that the next one of their name ends. */
const ENDED_BY_NEXT = /^(?:p|li|dt|dd|option|tr|td|th)$/;

/**
 * Ends what a piece of HTML leaves open, and leaves out ends of what it never opened: a browser would take what follows it into the open element, or end
 * the one around it. `a <a href="x">b<a>!` → `a <a href="x">b<a>!</a></a>`
 */
export function closeTags(html: string): string {
  const open: string[] = [];
  const kept = tokenizeHtml(html).map((token) => (follow(token, open) ? sourceOf(token) : ''));
  return (
    kept.join('') +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** Notes what a token opens or ends. @returns whether it stays */
function follow(token: HtmlToken, open: string[]): boolean {
  if (token.kind === 'open') {
    const name = token.name.toLowerCase();
    const closesItself =
      token.isSelfClosing && [...open, name].some((one) => OPENS_DRAWING.test(one));
    if (isVoid(name) || closesItself) return true;
    if (open.at(-1) === name && ENDED_BY_NEXT.test(name)) open.pop();
    open.push(name);
  } else if (token.kind === 'close') {
    const at = open.lastIndexOf(token.name.toLowerCase());
    if (at < 0) return false;
    // What is open inside it ends with it, or continues after it, as in a browser.
    open.splice(at, 1);
  }
  return true;
}

const sourceOf = (token: HtmlToken): string => (token.kind === 'text' ? token.text : token.source);
