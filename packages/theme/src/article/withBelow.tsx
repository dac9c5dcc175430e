import type {ComponentType} from 'react';
import {usePage} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';

/** Puts what the page says of itself below the article of an MDX page; it is no part of the module, which it would change. */
export function withBelow(Content: ComponentType): ComponentType {
  return function ContentWithBelow() {
    return (
      <>
        <Content />
        <Below />
      </>
    );
  };
}

function Below() {
  const page = usePage();
  const below = (page?.kind === 'doc' && page.below) || '';
  const html = useHtml(below);
  return below === '' ? null : <div dangerouslySetInnerHTML={html} />;
}
