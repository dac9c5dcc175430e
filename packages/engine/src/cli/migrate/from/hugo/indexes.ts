import {compareText} from '../../../../errors/compareText.ts';
import {toText, toRelativeLink} from '../common/migration.ts';
import {type Bases, type OldPage, type OldSite, toNewAddress} from '../pages/oldPage.ts';
import type {LinkFinder} from '../pages/pageLinks.ts';

/** Tells whether a page is an index without text below the top of the notes: a category, which lists what is in it. */
export const isCategory = (page: OldPage, bases: Bases): boolean =>
  isEmptyIndex(page) && toNewAddress(page, bases) !== bases.doc;

const isEmptyIndex = ({kind, names, body}: OldPage): boolean =>
  kind === 'doc' && names[0]!.endsWith('_index.md') && body.trim() === '';

/**
 * Makes what stands for an index without text in a folder of notes: the category that lists what is in it; at the top of the
 * notes a page of links. Undefined for other pages.
 */
export function indexOfSection(
  page: OldPage,
  {pages, bases}: OldSite,
): {readonly category: string} | {readonly body: string} | undefined {
  const {names, data, file, locale} = page;
  if (!isEmptyIndex(page)) return undefined;
  const weight = Number(data['weight']);
  const title = toText(data['linktitle']) ?? toText(data['title']);
  const address = toNewAddress(page, bases);
  if (isCategory(page, bases)) {
    const description = toText(data['description']);
    const category = {
      ...(title !== undefined && {label: title}),
      ...(Number.isFinite(weight) && weight !== 0 && {position: weight}),
      link: {
        type: 'generated-index',
        slug: `/${address.slice((bases.doc ?? '/').length)}`,
        ...(toText(data['title']) !== undefined && {title: data['title']}),
        ...(description !== undefined && {description}),
      },
    };
    return {category: `${JSON.stringify(category, null, 2)}\n`};
  }
  const dir = names[0]!.slice(0, -'_index.md'.length);
  const below = pages.filter(
    (one) =>
      one !== page &&
      one.kind === 'doc' &&
      one.locale === locale &&
      one.body.trim() !== '' &&
      one.names[0]!.startsWith(dir) &&
      one.names[0]!.slice(dir.length)
        .replace(/\/_?index\.md$/, '')
        .split('/').length === 1,
  );
  const links = below.map(
    (one) => `- [${toText(one.data['title']) ?? one.names[1]}](${toRelativeLink(one.file, file)})`,
  );
  return {body: `${links.join('\n')}\n`};
}

/** Lists the posts of a folder in a blog, the newest first, below the text of its index; nothing for other pages. */
export function listPosts(page: OldPage, {pages}: OldSite, finder: LinkFinder): string {
  const {kind, names, listAddress, locale} = page;
  if (kind !== 'page' || !names[0]!.endsWith('_index.md') || listAddress !== undefined) return '';
  const dir = names[0]!.slice(0, -'_index.md'.length);
  const posts = pages.filter(
    (one) =>
      one.kind === 'post' &&
      one.locale === locale &&
      one.data['draft'] !== true &&
      dir !== '' &&
      one.names[0]!.startsWith(dir),
  );
  const links = posts
    .toSorted((a, b) => compareText(String(b.data['date']), String(a.data['date'])))
    .map((one) => `- [${toText(one.data['title']) ?? one.names[1]}](${finder.linkTo(one, page)})`);
  return links.length === 0 ? '' : `\n${links.join('\n')}\n`;
}
