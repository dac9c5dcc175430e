import {REF_CLOSE, REF_OPEN} from './marks.ts';

const MARK = new RegExp(`${REF_OPEN}(\\d+)${REF_CLOSE}`, 'g');

/** Fills attributes into an article, or its title, in the place of its references. */
export function fillReferences(html: string, attributes: readonly string[]): string {
  return attributes.length === 0
    ? html
    : html.replace(MARK, (_, index: string) => attributes[Number(index)] ?? '');
}

/** The same with attributes that are made when they are asked for. */
export function fillReferencesWith(html: string, attributesOf: (index: number) => string): string {
  return html.replace(MARK, (_, index: string) => attributesOf(Number(index)));
}
