import type {HeadTag} from '../config/options/headTags.ts';
import {escapeAttribute} from '../article/html/escape.ts';
import {isVoid} from '../article/html/tags.ts';

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
