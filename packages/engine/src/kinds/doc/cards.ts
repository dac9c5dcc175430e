import {classOfPart} from '@wuya/theme/base/widePart';
import type {MessageId} from '@wuya/theme/messages';
import type {DocCard} from '@wuya/theme/types';
import type {Doc} from '../../content/docs/doc.ts';
import type {SidebarNode} from '../../content/docs/sidebarTree.ts';
import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import {isUnsafeUrl} from '../../article/html/sanitize.ts';
import {createCards} from './categoryPage.ts';
import type {DocIndex} from './docIndex.ts';
import type {PageContext} from '../kind.ts';
import {toHref} from '../../document/siteData.ts';

/** Returns a lookup of the first words of the article at an address, as far as it is compiled. */
export function excerptsOf({articleAt}: PageContext): (permalink: string) => string | undefined {
  return (permalink) => articleAt(permalink)?.markdown.excerpt || undefined;
}

/** HTML of the cards of an article: `written` is JSON of the items that the author named, `null` for those of the category. */
export type CardMaker = (written: string) => string;

/** Makes cards for a doc, or for a page that is in no sidebar. */
export function createCardMaker(context: PageContext, doc?: Doc): CardMaker {
  return (written) => {
    const items: unknown = JSON.parse(written);
    const cards = Array.isArray(items)
      ? items.flatMap((item) => readCard(item, context))
      : doc
        ? createCards(itemsBeside(doc, context.indexes.get(doc.version)!), {
            ...context,
            index: context.indexes.get(doc.version)!,
            excerptOf: excerptsOf(context),
          })
        : [];
    return cards.length === 0 ? '' : renderCards(cards, context);
  };
}

/** Lists what is in the category of a doc: below it, when it is the page of one, else beside it. */
export function itemsBeside(doc: Doc, index: DocIndex): readonly SidebarNode[] {
  const placement = index.placementOf(doc.id, doc.frontMatter.displayed_sidebar ?? undefined);
  if (!placement) return [];
  const {sidebar, path} = placement;
  const own = path.at(-1)!;
  if (own.kind === 'category') return own.items;
  const category = path.at(-2);
  return (category?.kind === 'category' ? category.items : sidebar.items).filter(
    (item) => item !== own,
  );
}

/** Reads an item as a note writes it: `{type, label, href, description}`. */
function readCard(item: unknown, {config}: PageContext): DocCard[] {
  const {type, label, href, description} = (
    typeof item === 'object' && item !== null ? item : {}
  ) as Record<string, unknown>;
  if (typeof label !== 'string' || typeof href !== 'string' || isUnsafeUrl(href)) return [];
  const address = toHref(config, {to: href});
  const kind = type === 'category' ? 'category' : address.external ? 'link' : 'doc';
  return [
    {
      kind,
      label,
      href: address.href,
      ...(typeof description === 'string' && {description}),
      ...(address.external && {external: true}),
    },
  ];
}

/** Prints the markup of the theme's cards (`DocCards`), which load their styles. */
function renderCards(cards: readonly DocCard[], {site}: PageContext): string {
  const newWindow = escapeText(
    site.messages['theme.IconExternalLink.ariaLabel' satisfies MessageId]!,
  );
  const items = cards.map(({kind, label, href, description, external}) => {
    const icon = `<svg class="i i-sm" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[kind]}"/></svg>`;
    const emoji = LEADING_EMOJI.exec(label)?.[0];
    const name =
      emoji === undefined
        ? icon + escapeText(label)
        : `<span aria-hidden="true">${escapeText(emoji.trim())}</span>${escapeText(label.slice(emoji.length))}`;
    const part = classOfPart(label);
    const say =
      description === undefined ? '' : `<span class="say">${escapeText(description)}</span>`;
    return `<li><a href="${escapeAttribute(href)}"${external ? ' target="_blank" rel="noopener noreferrer"' : ''}><b${part === undefined ? '' : ` class="${part}"`}>${name}${external ? `<span class="vh">${newWindow}</span>` : ''}</b>${say}</a></li>`;
  });
  return `<ul class="doc-cards">${items.join('')}</ul>`;
}

/** The lines of the theme's icons. */
const ICONS: Readonly<Record<DocCard['kind'], string>> = {
  link: 'M8 5h11v11M19 5 6 18',
  doc: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  category: 'M3.5 6h6l2 2.5h9v10h-17z',
};

const LEADING_EMOJI =
  /^(?:\p{RI}{2}|\p{Extended_Pictographic}\uFE0F?(?:\p{EMod})?(?:\u200D\p{Extended_Pictographic}\uFE0F?(?:\p{EMod})?)*)\s*/u;
