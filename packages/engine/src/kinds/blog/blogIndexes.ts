import type {BlogView} from '../../content/blog/views.ts';
import type {Blog} from '../../content/blog/blog.ts';
import type {Content} from '../../content/content.ts';
import type {Route} from '../../routes/routeTable.ts';
import type {RouteInfo} from '../kind.ts';

/** A page that a blog has once. */
export interface BlogIndexRoute<K extends string> extends Route {
  readonly kind: K;
  readonly blog: Blog;
}

/** Lists the routes of a kind of page that each blog has once, if at all. */
export function blogIndexRoutes<K extends string>(
  kind: K,
  view: BlogView['kind'],
): (content: Content, info: RouteInfo) => BlogIndexRoute<K>[] {
  return ({blogs}, {configFile}) =>
    blogs.flatMap((blog) =>
      blog.views
        .filter((one) => one.kind === view)
        .map(({permalink}) => ({kind, permalink, file: configFile, blog})),
    );
}
