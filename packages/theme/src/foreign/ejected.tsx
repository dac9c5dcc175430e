import type {ComponentType, ReactNode} from 'react';
import {type OwnDoc, useDoc} from '../mdx/useDoc.ts';
import {useOriginal} from './Swizzled.tsx';

interface ChildrenProps {
  readonly children?: ReactNode;
}

/** Shows what is inside: ours has the rest. */
export function Frame({children}: ChildrenProps): ReactNode {
  return children;
}

/** Creates the part of a component that is written anew in whose place our original stands, below what else it is given. */
export function textOf(name: string): ComponentType<ChildrenProps> {
  return function Text({children}) {
    const original = useOriginal(name);
    return (
      <>
        {children}
        {original}
      </>
    );
  };
}

/** Tells of the note or post around a component, but for its contents: they stand beside the text. */
export function useDocWithoutToc(): OwnDoc {
  const doc = useDoc();
  const frontMatter = {...doc.frontMatter, hide_table_of_contents: true};
  return {...doc, toc: [], frontMatter, metadata: {...doc.metadata, frontMatter}};
}
