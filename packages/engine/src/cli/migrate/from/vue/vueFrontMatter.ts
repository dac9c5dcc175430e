import {omit, toObject, toText} from '../common/migration.ts';

/** Reads what tags of the head of a page say of it: `[['meta', {name: 'description', content: '…'}]]`. Its own fields say more. */
function readMetas({head, description, keywords}: Readonly<Record<string, unknown>>) {
  const metas = (Array.isArray(head) ? head : [])
    .filter((tag: unknown): tag is [string, unknown] => Array.isArray(tag) && tag[0] === 'meta')
    .map(([, attributes]) => toObject(attributes));
  const find = (name: string) => toText(metas.find((one) => one['name'] === name)?.['content']);
  const [about, words] = [find('description'), find('keywords')];
  return {
    ...(about !== undefined && description === undefined && {description: about}),
    ...(words !== undefined &&
      keywords === undefined && {keywords: words.split(/[,，]/).map((one) => one.trim())}),
  };
}

/** Translates front matter of VitePress and VuePress into our words; keys without counterpart stay, and mean nothing. */
export function toFrontMatter(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const {outline, prev, next, hero} = data;
  const title = toText(data['title']) ?? toText(toObject(hero)['name']);
  return {
    ...omit(data, [
      'outline',
      'permalink',
      'prev',
      'next',
      'layout',
      'hero',
      'features',
      'head',
      'home',
      'heroText',
      'tagline',
      'actions',
      'actionText',
      'actionLink',
    ]),
    ...(title && {title}),
    ...readMetas(data),
    ...(outline === false && {hide_table_of_contents: true}),
    ...(Array.isArray(outline) && {
      toc_min_heading_level: outline[0] as unknown,
      toc_max_heading_level: outline[1] as unknown,
    }),
    ...(outline === 'deep' && {toc_max_heading_level: 6}),
    ...(prev === false && {pagination_prev: null}),
    ...(next === false && {pagination_next: null}),
  };
}
