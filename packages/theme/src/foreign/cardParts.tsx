import type {ReactNode} from 'react';
import {partOf} from '../base/partOf.tsx';
import {classOfPart} from '../base/widePart.ts';
import {EXTERNAL_LINK, ExternalHint} from '../components/ExternalHint.tsx';
import type {ForeignSidebarItem} from '../mdx/foreignSidebar.tsx';

/** An item of a sidebar with what its card says besides. */
export type CardItem = ForeignSidebarItem & {readonly description?: string};

interface PartProps {
  readonly item: CardItem;
}

export interface CardIconProps extends PartProps {
  readonly icon?: ReactNode;
}

/** The sign before the title of a card. */
export function CardHeadingIcon({icon}: CardIconProps) {
  return icon;
}

export interface CardTextProps extends PartProps {
  readonly title: string;
}

/** The title of a card, without its sign. */
export function CardHeadingText({title}: CardTextProps) {
  return title;
}

/** The sign and the title of a card. */
export function CardHeading({item, icon, title}: CardIconProps & CardTextProps) {
  return (
    <b className={classOfPart(title)}>
      {icon !== undefined && icon !== null && <IconPart item={item} icon={icon} />}
      <TextPart item={item} title={title} />
      {isOutside(item) && <ExternalHint />}
    </b>
  );
}

export interface CardDescriptionProps extends PartProps {
  readonly description: string;
}

/** What a card says besides its title. */
export function CardDescription({description}: CardDescriptionProps) {
  return <span className="say">{description}</span>;
}

export interface CardLayoutProps extends CardIconProps, CardTextProps {
  readonly href: string;
  readonly description?: string;
  readonly className?: string;
}

/** A card with all that is on it, as `lists/DocCards` renders it, but of parts that the site may replace. */
export function CardLayout({item, className, href, icon, title, description}: CardLayoutProps) {
  return (
    <a href={href} {...(isOutside(item) && EXTERNAL_LINK)} {...(className && {className})}>
      <HeadingPart item={item} icon={icon} title={title} />
      {description && <DescriptionPart item={item} description={description} />}
    </a>
  );
}

/** Tells whether an item leads out of the site. */
export function isOutside({own, href}: CardItem): boolean {
  return own?.kind === 'link' ? own.external === true : /^(?:\w+:|\/\/)/.test(href ?? '');
}

const DescriptionPart = partOf('DocCard/Description', CardDescription);
const HeadingPart = partOf('DocCard/Heading', CardHeading);
const IconPart = partOf('DocCard/Heading/Icon', CardHeadingIcon);
const TextPart = partOf('DocCard/Heading/Text', CardHeadingText);
/** A card, by the site's component or ours. */
export const LayoutPart = partOf('DocCard/Layout', CardLayout);
