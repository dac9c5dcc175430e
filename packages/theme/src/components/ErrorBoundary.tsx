import {Component, type ComponentType, type ReactNode} from 'react';
import {Main} from './Main.tsx';
import {useSite, useText} from '../base/context.tsx';
import {renewFooter} from '../base/renewFooter.ts';
import type {PageErrorProps} from './PageError.tsx';

export interface ErrorBoundaryProps {
  /** Names the page: with another value what failed is forgotten. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly resetKey: unknown;
  readonly caught: {readonly error: unknown} | null;
  /** Loaded when the first error is caught. */
  readonly PageError: ComponentType<PageErrorProps> | null;
}

/** Shows the error page in the place of children that throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  declare state: ErrorBoundaryState;

  // Set here: a field would bring a helper of 250 bytes into every page.
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = {resetKey: props.resetKey, caught: null, PageError: null};
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return {caught: {error}};
  }

  static getDerivedStateFromProps(
    {resetKey}: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : {resetKey, caught: null};
  }

  override componentDidCatch(): void {
    renewFooter();
    const show = (PageError: ComponentType<PageErrorProps>): void => {
      renewFooter();
      this.setState({PageError});
    };
    import('./PageError.tsx').then(
      ({PageError}) => show(PageError),
      () => undefined,
    ); // the bare text stays
  }

  override render(): ReactNode {
    const {caught, PageError} = this.state;
    if (!caught) return this.props.children;
    if (PageError)
      return <PageError error={caught.error} onRetry={() => this.setState({caught: null})} />;
    return (
      <Main className="wrap solo">
        <pre>{String(caught.error)}</pre>
        <HomeLink />
      </Main>
    );
  }
}

/** The way out where the error page itself does not come. */
function HomeLink() {
  const text = useText();
  return (
    <a className="go" href={useSite().baseUrl} data-reload>
      {text('theme.docs.breadcrumbs.home')}
    </a>
  );
}
