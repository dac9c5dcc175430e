import {memo} from 'react';
import {useHtml} from '../hooks/useHtml.ts';
import type {TocNode} from '../toc/nest.ts';

export interface TocListProps {
  readonly nodes: readonly TocNode[];
  /** Id of the section being read. */
  readonly current?: string | null;
}

/** Headings as nested lists of links. */
export function TocList({nodes, current = null}: TocListProps) {
  return (
    <ul>
      {nodes.map(({item, children}) => (
        <li key={item.id}>
          <TocLink id={item.id} html={item.html} isCurrent={item.id === current} />
          {children.length > 0 && <TocList nodes={children} current={current} />}
        </li>
      ))}
    </ul>
  );
}

interface TocLinkProps {
  readonly id: string;
  readonly html: string;
  readonly isCurrent: boolean;
}

const TocLink = memo(function TocLink({id, html, isCurrent}: TocLinkProps) {
  return (
    <a
      href={`#${id}`}
      aria-current={isCurrent ? 'true' : undefined}
      dangerouslySetInnerHTML={useHtml(html)}
    />
  );
});
