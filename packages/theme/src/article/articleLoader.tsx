import {Component, type ComponentType, type ReactNode} from 'react';
import type {Content} from './guarded.tsx';

/** Facts that a page has of an article that is code. */
export interface ArticlePage {
  readonly module?: string;
  readonly leftOut?: readonly string[];
  /** While the components that fail are looked for. */
  readonly guard?: Guard;
}

/** Takes the place of the boundary around an article. */
export type Guard = (Text: Content) => ComponentType;

interface Loaders {
  /** How to load the article of each page, by its path in the site. */
  readonly pages: Readonly<Record<string, () => Promise<{readonly default: Content}>>>;
  /** How to load what renders something below each article; null for a site without. */
  readonly loadBelow: (() => Promise<{withBelow(Text: ComponentType): ComponentType}>) | null;
}

/** Creates what loads the articles that are code. */
export function articleLoader({pages, loadBelow}: Loaders) {
  return async ({module, leftOut, guard}: ArticlePage): Promise<ComponentType> => {
    const [{default: Text}, below] = await Promise.all([pages[module!]!(), loadBelow?.()]);
    const own =
      guard?.(Text) ??
      (leftOut ? (await import('./guarded.tsx')).guarded(Text, leftOut) : withBoundary(Text));
    return below ? below.withBelow(own) : own;
  };
}

function withBoundary(Text: Content): ComponentType {
  return function Bounded() {
    return <Boundary Text={Text} />;
  };
}

interface State {
  readonly caught: {readonly error: unknown} | null;
  /** The article with a boundary around each component. */
  readonly Safe: ComponentType | null;
}

/** Renders an article again when a component of it fails in the browser, without that component. */
class Boundary extends Component<{readonly Text: Content}, State> {
  declare state: State;

  constructor(props: {readonly Text: Content}) {
    super(props);
    this.state = {caught: null, Safe: null};
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {caught: {error}};
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    import('./guarded.tsx').then(
      ({guarded}) => this.setState({caught: null, Safe: guarded(this.props.Text, [])}),
      () => undefined,
    );
  }

  override render(): ReactNode {
    const {caught, Safe} = this.state;
    // What fails outside of its components is the page's.
    if (caught && Safe) throw caught.error;
    if (caught) return null;
    const {Text} = this.props;
    return Safe ? <Safe /> : <Text />;
  }
}
