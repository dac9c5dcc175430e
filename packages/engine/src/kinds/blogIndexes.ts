import type {BlogView} from '../content/blog/views.ts';
import type {Content} from '../content/content.ts';
import type {Route} from '../routes/routeTable.ts';

/** Lists the routes of a kind of page that the blog has once, if at all. */
export function blogIndexRoutes<K extends string>(
  kind: K,
  view: BlogView['kind'],
): (content: Content) => (Route & {readonly kind: K})[] {
  return ({blog}) =>
    blog.views
      .filter((one) => one.kind === view)
      .map(({permalink}) => ({kind, permalink, file: 'wuya.config.ts'}));
}
