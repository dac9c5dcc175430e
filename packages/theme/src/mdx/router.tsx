import type {ComponentType} from 'react';
import {isComponent} from '../base/isComponent.ts';
import {useHistory} from './foreignHooks.ts';
import {matchPath, type PathMatch} from './matchPath.ts';

/** Returns what the router of Docusaurus gives the component of a page: its address, what leads to others, the route. */
export function useRouteProps() {
  const history = useHistory();
  const {location} = history;
  return {history, location, match: matchOf(location.pathname)};
}

const matchOf = (path: string): PathMatch => ({path, url: path, isExact: true, params: {}});

/** Gives a component the address of the page, as `withRouter` of React Router does. What is no component stays as it is. */
export function withRouter<P extends object>(
  Component: ComponentType<P & ReturnType<typeof useRouteProps>>,
): ComponentType<P> {
  if (!isComponent(Component)) return Component as ComponentType<P>;
  return function WithRouter(props) {
    return <Component {...props} {...useRouteProps()} />;
  };
}

/** Compares the address of the page with a pattern; without one it is the route of the page. */
export function useRouteMatch(pattern?: Parameters<typeof matchPath>[1]): PathMatch | null {
  const {pathname} = useHistory().location;
  return pattern === undefined ? matchOf(pathname) : matchPath(pathname, pattern);
}

/** Returns the parameters of the route: no page has any. */
export const useParams = (): PathMatch['params'] => ({});
