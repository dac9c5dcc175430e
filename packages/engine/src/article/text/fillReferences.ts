import {REF_CLOSE, REF_OPEN} from './marks.ts';

/** One of the pictures that are in the place of an image: alone, or one for each colour mode. */
export interface ShownPicture {
  /** Elements `<source>`. */
  readonly sources: string;
  readonly attributes: string;
  /** The colour mode it is for. @default both */
  readonly mode?: 'light' | 'dark';
}

/** Content that takes the place of a reference on a page: text, or pictures in the place of its `<img>`. */
export type Shown = string | readonly ShownPicture[];

/** Contents of a page by the number of the reference. */
export type ShownReferences = ReadonlyMap<number, Shown>;

const IMAGE = new RegExp(`<img${REF_OPEN}(\\d+)${REF_CLOSE}((?:[^">]|"[^"]*")*)>`, 'g');
const MARK = new RegExp(`${REF_OPEN}(\\d+)${REF_CLOSE}`, 'g');

/** Fills attributes into an article, or its title, in the place of its references. */
export function fillReferences(html: string, attributes: readonly string[]): string {
  return attributes.length === 0
    ? html
    : html.replace(MARK, (_, index: string) => attributes[Number(index)] ?? '');
}

/** Fills attributes into an article like `fillReferences`, each made when it is asked for. */
export function fillReferencesWith(html: string, attributesOf: (index: number) => string): string {
  return html.replace(MARK, (_, index: string) => attributesOf(Number(index)));
}

/** Fills in what a page shows: its pictures too. */
export function fillShown(
  html: string,
  attributes: readonly string[],
  shown: ShownReferences | undefined,
): string {
  if (!shown) return fillReferences(html, attributes);
  return fillShownWith(html, (index) => shown.get(index) ?? attributes[index] ?? '');
}

/** Fills in what a page shows like `fillShown`, each made when it is asked for. */
export function fillShownWith(html: string, shownOf: (index: number) => Shown): string {
  const withPictures = html.replace(
    IMAGE,
    // oxlint-disable-next-line max-params -- `replace` gives groups by position
    (image: string, index: string, rest: string, offset: number) => {
      const shown = shownOf(Number(index));
      if (typeof shown === 'string') return image;
      // Where the author has chosen files for it there is no other choice.
      return isInPicture(html, offset) || / srcset=/.test(rest)
        ? `<img${shown[0]!.attributes}${rest}>`
        : shown.map((one) => printPicture(one, rest)).join('');
    },
  );
  return fillReferencesWith(withPictures, (index) => {
    const shown = shownOf(index);
    return typeof shown === 'string' ? shown : '';
  });
}

function printPicture({sources, attributes, mode}: ShownPicture, rest: string): string {
  const className = mode === undefined ? '' : ` class="only-${mode}"`;
  return `<picture${className}>${sources}<img${attributes}${rest}></picture>`;
}

function isInPicture(html: string, offset: number): boolean {
  const opened = html.lastIndexOf('<picture', offset);
  return opened >= 0 && opened > html.lastIndexOf('</picture', offset);
}
