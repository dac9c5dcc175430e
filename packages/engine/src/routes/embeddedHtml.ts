import {escapeAttribute} from '../article/html/escape.ts';
import {isTag} from '../article/html/tags.ts';
import {type HtmlToken, tokenizeHtml} from '../article/html/htmlTokens.ts';

type Open = Extract<HtmlToken, {kind: 'open'}>;

/** An element of printed HTML and where it is: from `start` up to, not including, `end`. */
interface Span {
  readonly tag: Open;
  readonly start: number;
  end: number;
  readonly depth: number;
}

/** Finds all elements in HTML that we printed, in the order in which they begin. */
function findSpans(html: string): Span[] {
  const spans: Span[] = [];
  const open: Span[] = [];
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'open') {
      const end = token.start + token.source.length;
      const span = {tag: token, start: token.start, end, depth: open.length};
      spans.push(span);
      if (!isTag(token.name, 'void') && !token.isSelfClosing) open.push(span);
    } else if (token.kind === 'close') {
      const at = open.findLastIndex(({tag}) => tag.name === token.name);
      if (at < 0) continue;
      for (const span of open.splice(at)) span.end = token.start + token.source.length;
    }
  }
  for (const span of open) span.end = html.length;
  return spans;
}

const idOf = ({attributes}: Open): string | undefined =>
  attributes.find(([name]) => name === 'id')?.[1];
const levelOf = ({name}: Open): number => (/^h[1-6]$/.test(name) ? Number(name[1]) : 7);

/** Cuts the section of a heading out of an article: up to the next heading of its level or above. */
export function cutSection(html: string, id: string): string {
  const spans = findSpans(html);
  const escaped = escapeAttribute(id);
  const at = spans.findIndex(({tag}) => levelOf(tag) < 7 && idOf(tag) === escaped);
  const heading = spans[at];
  if (!heading) return '';
  const next = spans.find(
    ({tag, depth}, i) => i > at && depth <= heading.depth && levelOf(tag) <= levelOf(heading.tag),
  );
  const parent = spans.findLast(
    ({start, end, depth}) => depth < heading.depth && start < heading.start && end > heading.start,
  );
  return html.slice(heading.start, next?.start ?? (parent ? parent.end : html.length));
}

/** Cuts the block that bears an id (`^id`) out of an article; an id alone names the block before it. */
export function cutBlock(html: string, id: string): string {
  const spans = findSpans(html);
  const escaped = escapeAttribute(id);
  const anchor = spans.find(({tag}) => idOf(tag) === escaped);
  const block =
    anchor &&
    spans.findLast(
      ({tag, start, end}) =>
        start < anchor.start && end >= anchor.end && !isTag(tag.name, 'inline'),
    );
  if (!block) return '';
  const isAlone =
    html
      .slice(block.start, block.end)
      .replace(/<[^>]*>/g, '')
      .trim() === '';
  if (isAlone) {
    const before = spans.findLast(
      ({start, end, depth}) => depth === block.depth && end <= block.start && start < block.start,
    );
    return before ? html.slice(before.start, before.end) : '';
  }
  const text = html.slice(block.start, block.end);
  return block.tag.name === 'li' ? `<ul>${text}</ul>` : text;
}

/** Leaves out the ids of HTML that is in another page too, and leads its anchors to its own page. */
export function withoutIds(html: string, permalink: string): string {
  let out = '';
  let from = 0;
  for (const token of tokenizeHtml(html)) {
    if (token.kind !== 'open' || !/\s(?:id|href)=/.test(token.source)) continue;
    const source = token.source
      .replace(/\sid="[^"]*"/, '')
      .replace(/\shref="#/, ` href="${escapeAttribute(permalink)}#`);
    out += html.slice(from, token.start) + source;
    from = token.start + token.source.length;
  }
  return out + html.slice(from);
}
