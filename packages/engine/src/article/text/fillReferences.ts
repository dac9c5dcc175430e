import {REF_CLOSE, REF_OPEN} from './marks.ts';

const MARK = new RegExp(`${REF_OPEN}(\\d+)${REF_CLOSE}`, 'g');

/** Fills attributes into an article, or its title, in the place of its references. */
export function fillReferences(html: string, attributes: readonly string[]): string {
  return attributes.length === 0
    ? html
    : html.replace(MARK, (_, index: string) => attributes[Number(index)] ?? '');
}
