import type {HeadTag} from '../config/options/headTags.ts';
import {escapeAttribute} from '../article/html/escape.ts';
import {isVoid} from '../article/html/tags.ts';

/** The configuration's own tags, by where the head has them. */
interface PlacedHeadTags {
  /** Styles that those of the site say more than. */
  readonly beforeStyles: readonly HeadTag[];
  /** All others. */
  readonly rest: readonly HeadTag[];
}

/**
 * Tells where the head has the configuration's own tags: styles after those of the site, which they change. In Docusaurus
 * they are before them, as a framework is that the site's own stylesheet changes.
 */
export function placeHeadTags(tags: readonly HeadTag[], isForeign: boolean): PlacedHeadTags {
  const isBefore = ({tagName, attributes = {}}: HeadTag): boolean =>
    isForeign &&
    (tagName === 'style' ||
      (tagName === 'link' && /\bstylesheet\b/i.test(String(attributes['rel']))));
  return {beforeStyles: tags.filter(isBefore), rest: tags.filter((tag) => !isBefore(tag))};
}

/** Renders the HTML of the configuration's own tags for the head. */
export function renderHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .map(({tagName, attributes = {}, innerHTML = ''}) => {
      const written = Object.entries(attributes).map(([name, value]) =>
        value === false ? '' : value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
      );
      return `<${tagName}${written.join('')}>${isVoid(tagName) ? '' : `${innerHTML}</${tagName}>`}`;
    })
    .join('\n');
}
