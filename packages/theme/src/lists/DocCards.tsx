import '../styles/doc-cards.css';
import {EXTERNAL_LINK, ExternalHint} from '../components/ExternalHint.tsx';
import {Icon, OutwardIcon} from '../components/Icons.tsx';
import {PageIcon} from '../components/MenuIcons.tsx';
import {usePage} from '../base/context.tsx';
import {classOfPart} from '../base/widePart.ts';
import {splitEmoji} from './emoji.ts';
import type {DocCard} from '../types.ts';

/** What a category holds, a card each: is in place of an article. */
export function DocCards() {
  const page = usePage();
  const cards = page.kind === 'doc' ? page.cards : undefined;
  return (
    <ul className="doc-cards">
      {cards?.map((card) => (
        <li key={`${card.href} ${card.label}`}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

/** One card, by what it leads to. Where a Docusaurus site has cards of its own, `foreign/DocCards` takes the place of this list. */
export function Card({card}: {readonly card: DocCard}) {
  const {emoji, rest} = splitEmoji(card.label);
  return (
    <a href={card.href} {...(card.external ? EXTERNAL_LINK : undefined)}>
      <b className={classOfPart(card.label)}>
        {emoji === undefined ? (
          <CardIcon kind={card.kind} />
        ) : (
          <span aria-hidden="true">{emoji}</span>
        )}
        {rest}
        {card.external && <ExternalHint />}
      </b>
      {card.description !== undefined && <span className="say">{card.description}</span>}
    </a>
  );
}

/** The sign of a card, by what it leads to. */
export function CardIcon({kind}: Pick<DocCard, 'kind'>) {
  if (kind === 'link') return <OutwardIcon small />;
  if (kind === 'doc') return <PageIcon small />;
  return (
    <Icon small>
      <path d="M3.5 6h6l2 2.5h9v10h-17z" />
    </Icon>
  );
}
