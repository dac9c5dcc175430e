import '../styles/doc-cards.css';
import './cards.css';
import {joinClasses} from '../base/classes.ts';
import {partOf} from '../base/partOf.tsx';
import {CardIcon} from '../lists/DocCards.tsx';
import {splitEmoji} from '../lists/emoji.ts';
import {useCurrentSidebarSiblings} from '../mdx/docsSidebar.ts';
import {useDocCardDescriptionCategoryItemsPlural} from '../mdx/foreignRest.tsx';
import {findFirstSidebarItemLink, isVisibleSidebarItem} from '../mdx/foreignSidebar.tsx';
import {type CardItem, isOutside, LayoutPart} from './cardParts.tsx';

export interface DocCardProps {
  readonly item: CardItem;
}

/** The card of an item; nothing for one that leads nowhere. */
export function DocCard({item}: DocCardProps) {
  const sayCount = useDocCardDescriptionCategoryItemsPlural();
  const {type, label, items, href = findFirstSidebarItemLink(item)} = item;
  if (label === undefined || href === undefined) return null;
  const isCategory = type === 'category';
  const description =
    item.description ?? (isCategory && items ? sayCount(items.length) : undefined);
  const {emoji, rest} = splitEmoji(label);
  const kind = isCategory ? 'category' : isOutside({...item, href}) ? 'link' : 'doc';
  const icon =
    emoji === undefined ? <CardIcon kind={kind} /> : <span aria-hidden="true">{emoji}</span>;
  return (
    <LayoutPart
      item={item}
      href={href}
      icon={icon}
      title={rest}
      {...(description !== undefined && {description})}
    />
  );
}

const CardPart = partOf('DocCard', DocCard);

export interface DocCardListProps {
  /** @default what is in the category of the note */
  readonly items?: readonly CardItem[];
  readonly className?: string;
}

/** A card for each item that leads somewhere, by the site's component or ours. */
export function DocCardList({items, className}: DocCardListProps) {
  const siblings = useCurrentSidebarSiblings();
  const shown = (items ?? siblings).filter(
    (item) => isVisibleSidebarItem(item) && findFirstSidebarItemLink(item) !== undefined,
  );
  return (
    <ul className={joinClasses('doc-cards', className)}>
      {shown.map((item, index) => (
        <li key={index}>
          <CardPart item={item} />
        </li>
      ))}
    </ul>
  );
}

/** A list of cards, by the site's component or ours. */
export const CardList = partOf('DocCardList', DocCardList);
