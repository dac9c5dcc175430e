/** What components of a page say in its head, as React prints it: before all that they render. */
interface DrawnHead {
  /** HTML of their `<title>`, without the tag; undefined where they have none. */
  readonly title?: string;
  /** Their `<meta>` as written, by what they are about: `description`, `og:title`. */
  readonly metas: ReadonlyMap<string, string>;
  /** The body without these. */
  readonly body: string;
}

const NAME = / (?:name|property)="([^"]*)"/;

/**
 * Takes out of a rendered body what belongs into the head: `<Head><title>…</title></Head>` of a page made of code. Programs look for
 * it nowhere else, and a title in the body would stay while the reader goes on.
 */
export function takeDrawnHead(body: string): DrawnHead {
  const metas = new Map<string, string>();
  let title: string | undefined;
  let kept = '';
  let end = 0;
  for (const [tag, text] of body.matchAll(
    /(?:<title(?: [^>]*)?>([^<]*)<\/title>|<(?:meta|link)(?: [^>]*)?>)/gy,
  )) {
    end += tag.length;
    const name = tag.startsWith('<meta') ? NAME.exec(tag)?.[1] : undefined;
    // The innermost counts, as in Docusaurus.
    if (text !== undefined) title = text;
    else if (name !== undefined) metas.set(name, (metas.get(name) ?? '') + tag);
    else kept += tag;
  }
  return {...(title !== undefined && {title}), metas, body: kept + body.slice(end)};
}
