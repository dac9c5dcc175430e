import {isValidElement, type ReactElement, type ReactNode} from 'react';
import {useParts} from '../base/context.tsx';
import {Breadcrumbs} from '../components/Breadcrumbs.tsx';
import {DocHead, type DocHeadProps} from '../components/DocHead.tsx';
import {MobileToc} from '../components/MobileToc.tsx';
import {HeaderPart} from './blog/item.tsx';

const PARTS = /^Lists\/BlogPostItem\/Header(?:\/|$)/;

/** Tells whether components of the site render what is above the text of a post. */
export function useOwnPostHead(): boolean {
  return Object.keys(useParts().swizzles ?? {}).some((name) => PARTS.test(name));
}

/** Renders the head of a post by the components of the site, in the place of ours; other nodes stay as they are. */
export function ownPostHead(node: ReactNode): ReactNode {
  return isHead(node) ? <PostHead {...node.props} /> : node;
}

function isHead(node: ReactNode): node is ReactElement<DocHeadProps> {
  return isValidElement(node) && node.type === DocHead;
}

function PostHead({breadcrumbs = [], badge, toc}: DocHeadProps) {
  return (
    <div className="doc-head">
      <Breadcrumbs crumbs={breadcrumbs} />
      {badge}
      <HeaderPart />
      {toc.length > 0 && <MobileToc items={toc} />}
    </div>
  );
}
