import type {PageComponent} from '../page/components.ts';
import type {View} from '../page/view.ts';

/** Creates a view of something that is no page of the site: the frame around `Component`, which gets `data`. */
export function createStateView(
  Component: PageComponent,
  data: unknown,
  title = document.title,
): View {
  const page = {
    kind: 'component',
    path: location.pathname,
    head: {title, type: 'website'},
    htmlClass: '',
    module: '',
    data,
  } as const;
  return {page, html: null, sidebar: null, Component};
}
