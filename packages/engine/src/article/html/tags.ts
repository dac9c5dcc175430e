/** Lists of tags by trait. Names in lower case, separated by blanks. */
const TAGS = {
  /** Elements of HTML, obsolete ones too. */
  html:
    'a abbr acronym address area article aside audio b basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset ' +
    'figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee math menu meter nav nobr object ol optgroup option output p param picture pre ' +
    'progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr ' +
    'applet base embed fencedframe frame frameset meta noembed noframes noscript plaintext portal xmp',
  /** Elements without content and end tag (HTML 13.1.2). */
  void: 'area base br col embed hr img input link meta param source track wbr',
  /** Elements that are in a line of text. */
  inline:
    'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark nobr output q rp rt ruby s samp small span strike strong sub sup time tt u var wbr',
  /** How a word is said, above it; the brackets around that where it cannot be there. */
  reading: 'rp rt',
  /** Elements whose text begins and ends lines of its own. */
  block:
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table thead tbody tr td th div section details summary figure hr dl dt dd',
  /** Elements that end an open paragraph (HTML 13.1.2.4). */
  closesParagraph:
    'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
  /** Elements whose end tag may be left out (HTML 13.1.2.4). */
  optionalEnd:
    'p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rp rt html head body',
  /** Elements whose content is text up to their end tag (HTML 13.2.5: RAWTEXT, RCDATA and script data). */
  rawText: 'script style textarea title xmp iframe noembed noframes',
  /** Elements that run, embed or redirect. */
  dangerous:
    'script iframe object embed applet base meta link frame frameset noscript template portal fencedframe xmp plaintext noembed noframes',
  /** Elements that a page has once, outside of any article. */
  page: 'html head body',
  /** Elements in which a browser shows no text, or shows it where it knows the element not. */
  hidesText: 'svg math select datalist audio video canvas dialog progress meter',
  /** Elements that are blocks of their own in the Markdown copy of a page. */
  markdownBlock:
    'address article aside blockquote dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul',
  /** Elements that only a page needs: drawings, controls, scripts. Copies for machines leave them out. */
  chrome: 'svg button script style template noscript nav dialog form',
} as const;

/** A question that can be asked of a tag. */
type TagTrait = keyof typeof TAGS;

const SETS = Object.fromEntries(
  Object.entries(TAGS).map(([trait, names]) => [trait, new Set(names.split(' '))]),
) as unknown as Readonly<Record<TagTrait, ReadonlySet<string>>>;

/** Tells whether a tag, in lower case, has a trait: `isTag('br', 'void')` → true. */
export function isTag(name: string, trait: TagTrait): boolean {
  return SETS[trait].has(name);
}

/** Tells whether a tag has neither content nor an end tag. */
export function isVoid(name: string): boolean {
  return SETS.void.has(name);
}

/** Tells whether a name, in lower case, is that of an element of HTML. */
export function isHtmlTag(name: string): boolean {
  return SETS.html.has(name);
}
