import {pick, toList, toName, toValues, type Values} from '../common/notes.ts';
import {toTagAttributes} from '../common/tagAttributes.ts';
import {toAnnouncementStyle} from './announcement.ts';

/** Formulas are MathML here and need no styles of KaTeX. */
const NOT_NEEDED = /\bkatex\b/i;

/** Converts tags, scripts, stylesheets and metas that are on every page, and the colours of the announcement → `headTags`. */
export function toHeadTags(config: Values, theme: Values): unknown[] {
  const tags = toList(config['headTags']).map((tag) =>
    pick(toValues(tag), ['tagName', 'attributes', 'innerHTML']),
  );
  const styles = toList(config['stylesheets'])
    .map((style) => toAttributes(style, 'href'))
    .filter(({href}) => !NOT_NEEDED.test(toName(href)))
    .map((attributes) => ({tagName: 'link', attributes: {rel: 'stylesheet', ...attributes}}));
  const scripts = toList(config['scripts']).map((script) => ({
    tagName: 'script',
    attributes: toAttributes(script, 'src'),
  }));
  const metas = toList(theme['metadata']).map((meta) => ({
    tagName: 'meta',
    attributes: toAttributes(meta, 'name'),
  }));
  return [...metas, ...tags, ...styles, ...scripts, ...toAnnouncementStyle(theme)];
}

/** Reads attributes: an address alone, or an object of them. */
function toAttributes(value: unknown, name: string): Values {
  return typeof value === 'string' ? {[name]: value} : toTagAttributes(toValues(value));
}
