import type {ComponentType} from 'react';
import {usePage} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';

interface MdxModule {
  readonly default: ComponentType;
}

/** Puts what the page says of itself below the article of an MDX page; it is no part of the module, which it would change. */
export function withBelow<M extends MdxModule>(module: M): M {
  const Content = module.default;
  function ContentWithBelow() {
    return (
      <>
        <Content />
        <Below />
      </>
    );
  }
  return {...module, default: ContentWithBelow};
}

function Below() {
  const page = usePage();
  const below = (page?.kind === 'doc' && page.below) || '';
  const html = useHtml(below);
  return below === '' ? null : <div dangerouslySetInnerHTML={html} />;
}
