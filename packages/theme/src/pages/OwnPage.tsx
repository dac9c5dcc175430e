import type {ComponentType, ReactNode} from 'react';
import {isComponent} from '../base/isComponent.ts';
import {Main} from '../components/Main.tsx';

export interface PageProps {
  readonly children: ReactNode;
}

/** The frame of a single page: its margins, the measure of its lines, the styles of text. */
export function Page({children}: PageProps) {
  return (
    <Main className="wrap solo">
      <article className="article">
        <div className="prose">{children}</div>
      </article>
    </Main>
  );
}

/** Puts a component page that has no `<main>` of its own into the frame of the site. What is no component stays as it is. */
// `any`: each page takes data of its own shape.
export function withPage(Component: ComponentType<any>): ComponentType<any> {
  if (!isComponent(Component)) return Component;
  return (props) => (
    <Page>
      <Component {...props} />
    </Page>
  );
}
