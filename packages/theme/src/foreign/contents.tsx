import './contents.css';
import {useFilteredAndTreeifiedTOC} from '../mdx/foreignRest.tsx';
import {useTOCHighlight} from '../mdx/tocHighlight.ts';
import {partOf} from '../base/partOf.tsx';
import {useHtml} from '../hooks/useHtml.ts';

/** A heading in the form of Docusaurus. */
export interface ForeignHeading {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

interface TreeHeading extends ForeignHeading {
  readonly children: readonly TreeHeading[];
}

export interface TreeProps {
  readonly toc: readonly TreeHeading[];
  readonly className?: string;
  readonly linkClassName?: string | null;
  readonly isChild?: boolean;
}

/** Headings as nested lists of links. */
export function ContentsTree({toc, className, linkClassName, isChild = false}: TreeProps) {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map((heading) => (
        <li key={heading.id}>
          <HeadingLink heading={heading} className={linkClassName ?? undefined} />
          <ContentsTree
            isChild
            toc={heading.children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}

const Tree = partOf<TreeProps>('TOCItems/Tree', ContentsTree);

interface LinkProps {
  readonly heading: ForeignHeading;
  readonly className: string | undefined;
}

function HeadingLink({heading: {id, value}, className}: LinkProps) {
  return <a href={`#${id}`} className={className} dangerouslySetInnerHTML={useHtml(value)} />;
}

export interface ContentsProps {
  readonly toc: readonly ForeignHeading[];
  readonly className?: string;
  readonly linkClassName?: string | null;
  readonly linkActiveClassName?: string;
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** The headings of a text, with the one being read marked. */
export function ContentsItems({
  toc,
  className = 'table-of-contents',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel = 2,
  maxHeadingLevel = 6,
}: ContentsProps) {
  const tree = useFilteredAndTreeifiedTOC({toc, minHeadingLevel, maxHeadingLevel});
  useTOCHighlight(
    linkClassName !== null && linkActiveClassName !== undefined
      ? {linkClassName, linkActiveClassName}
      : undefined,
  );
  return (
    <Tree
      toc={tree as readonly TreeHeading[]}
      className={className}
      linkClassName={linkClassName}
    />
  );
}

/** The headings by `src/theme/TOCItems` of a Docusaurus site. */
export const OwnItems = partOf<ContentsProps>('TOCItems', ContentsItems);
