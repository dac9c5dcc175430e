/** How the element of a long text begins (`Article`); only texts that are HTML are marked as long. */
const LONG_ARTICLE = /<div class="prose theme-doc-markdown (?:markdown )?long"[^>]*>/;

/** Elements whose text is not markup. */
const RAW_TEXT = /<(?:script|style|textarea)\b/;

/** Where a rest may be: rules for what follows a heading look at the element before theirs. */
const BEFORE_HEADING = /(?<=<\/(?:p|[uo]l|blockquote|div)>\n?)<h[23][ >]/g;

/** Characters between two rests: some 10 ms of parsing where the CPU is slowed four times. */
const STRETCH = 24_000;

/** A data block: nothing runs, no policy forbids it, and the parser looks how long it has been at work. */
const REST = '<script type="x"></script>';

/**
 * Lets the browser render and answer while it parses a long text. Chromium's parser rests after 10 ms at first, then after
 * 500; at the end of each script element in a body it goes back to 10 (`HTMLDocumentParser::PumpTokenizer`). Other
 * bodies stay as they are.
 */
export function withParserRests(body: string): string {
  const start = LONG_ARTICLE.exec(body);
  if (!start) return body;
  const from = start.index + start[0].length;
  const rest = body.slice(from);
  if (RAW_TEXT.test(rest)) return body;
  let last = 0;
  const text = rest.replace(BEFORE_HEADING, (heading: string, at: number) => {
    if (at - last < STRETCH) return heading;
    last = at;
    return REST + heading;
  });
  return body.slice(0, from) + text;
}
