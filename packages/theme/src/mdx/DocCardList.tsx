import {useSite} from '../base/context.tsx';
import {colonOf} from '../messages/format.ts';
import {useCurrentSidebarSiblings} from './docsSidebar.ts';
import {findFirstSidebarItemLink, type ForeignSidebarItem} from './foreignSidebar.tsx';
import {Link} from './Link.tsx';

export interface DocCardItem {
  readonly label: string;
  readonly href: string;
  readonly description?: string;
}

export interface DocCardProps {
  readonly item: DocCardItem;
}

export function DocCard({item: {label, href, description}}: DocCardProps) {
  const {locale} = useSite();
  return (
    <>
      <Link to={href}>{label}</Link>
      {description && colonOf(locale) + description}
    </>
  );
}

export interface DocCardListProps {
  /** @default what is in the category of the note */
  readonly items?: readonly (DocCardItem | ForeignSidebarItem)[];
}

/** The notes named in `items`, as a list of links; a category without a page leads to its first note. */
export function DocCardList({items}: DocCardListProps) {
  const siblings = useCurrentSidebarSiblings();
  return (
    <ul>
      {(items ?? siblings).flatMap(toCard).map((item) => (
        <li key={item.href}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function toCard(item: DocCardItem | ForeignSidebarItem): readonly DocCardItem[] {
  const {label, href = findFirstSidebarItemLink(item as ForeignSidebarItem)} = item;
  return label === undefined || href === undefined ? [] : [{...item, label, href}];
}
