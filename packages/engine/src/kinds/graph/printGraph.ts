import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import type {LinkedPage} from '../doc/backlinks.ts';
import {drawLandscape} from './drawLandscape.ts';
import {placeLandscape} from './landscape.ts';
import type {Shelf} from './shelves.ts';

/** All that the page of the graph shows below its title. */
export interface WholeGraph {
  readonly shelves: readonly Shelf[];
  /** Addresses that each page leads to, of those on the shelves. */
  readonly links: readonly (readonly [string, readonly string[]])[];
  readonly label: string;
  readonly locale: string;
}

/** Returns the id of the heading of a section. */
export const shelfIdOf = (i: number): string => `part-${i + 1}`;

/** Prints the picture of all pages. */
export function printPicture({shelves, links, label}: WholeGraph): string {
  const landscape = placeLandscape(
    shelves.map((shelf) => ({label: shelf.label, hrefs: shelf.pages.map(({href}) => href)})),
    new Map(links),
  );
  return `<div class="tablewrap" style="border:0" tabindex="0" role="region" aria-label="${escapeAttribute(label)}">${drawLandscape(landscape, shelves)}</div>`;
}

/** Prints the same as lists, one for each section: each page with those that it leads to. */
export function printLists({shelves, links, locale}: WholeGraph): string {
  const targetsOf = new Map(links);
  const pages = new Map(shelves.flatMap((shelf) => shelf.pages.map((page) => [page.href, page])));
  const join = createJoiner(locale);
  const lists = shelves.map((shelf, i) => {
    const rows = shelf.pages.map((page) => {
      const targets = (targetsOf.get(page.href) ?? []).flatMap((href) => pages.get(href) ?? []);
      const on = targets.length > 0 ? ` → ${join(targets.map(printLink))}` : '';
      return `<li><strong>${printLink(page)}</strong>${on}</li>`;
    });
    return `<h2 id="${shelfIdOf(i)}">${escapeText(shelf.label)}</h2><ul>${rows.join('')}</ul>`;
  });
  return lists.join('');
}

const printLink = ({title, href}: LinkedPage): string =>
  `<a href="${escapeAttribute(href)}">${escapeText(title)}</a>`;

/** Joins what is listed as the language does: `甲、乙和丙`. */
function createJoiner(locale: string): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, {type: 'conjunction'});
  return (parts) => format.format(parts);
}
