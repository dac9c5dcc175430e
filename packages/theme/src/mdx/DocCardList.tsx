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
  return (
    <>
      <Link to={href}>{label}</Link>
      {description && <>：{description}</>}
    </>
  );
}

export interface DocCardListProps {
  readonly items?: readonly DocCardItem[];
}

/** The notes named in `items`, as a list of links. */
export function DocCardList({items = []}: DocCardListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
