import {decodeEntities} from '../../../article/html/entities.ts';
import {decodeReference} from '../../../article/parse/parseTree.ts';

/** A piece of a document: a tag that opens or closes, or text. */
export type HtmlPiece =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      /** Whether nothing can be inside it. */
      readonly isVoid: boolean;
    }
  | {readonly kind: 'close'; readonly name: string}
  | {readonly kind: 'text'; readonly text: string};

/** Creates the pattern of a piece: a comment, a tag or a text. */
const createPiecePattern = (): RegExp =>
  /<!--[^]*?-->|<![^>]*>|<\/([a-zA-Z][^\s>/]*)[^>]*>|<([a-zA-Z][^\s>/]*)((?:\s+|\/|[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)>|[^<]+|</g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Their text is no HTML. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript']);

/** Cuts a document into tags and texts, quotes of attributes or not, as minifiers leave them. Comments are left out. */
export function* readPieces(html: string): Generator<HtmlPiece> {
  const pattern = createPiecePattern();
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [all, closed, opened, attributes = ''] = match;
    if (closed !== undefined) yield {kind: 'close', name: closed.toLowerCase()};
    else if (opened !== undefined) {
      const name = opened.toLowerCase();
      yield {
        kind: 'open',
        name,
        attributes: readAttributes(attributes),
        isVoid: VOID.has(name) || attributes.endsWith('/'),
      };
      if (!RAW.has(name)) continue;
      const end = html.toLowerCase().indexOf(`</${name}`, pattern.lastIndex);
      const stop = end < 0 ? html.length : end;
      yield {kind: 'text', text: decode(html.slice(pattern.lastIndex, stop))};
      pattern.lastIndex = stop;
    } else if (!all.startsWith('<!')) yield {kind: 'text', text: decode(all)};
  }
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}

/** Decodes the characters that references mean. */
const decode = (text: string): string => decodeEntities(text, decodeReference);
