import {Component, type ReactNode} from 'react';

export interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  /** What is shown in the place of components that fail. @default nothing */
  fallback?(failure: {readonly error: Error; tryAgain(): void}): ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** Keeps the page where what is inside it fails in the browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {error: null};

  static getDerivedStateFromError(error: Error): State {
    return {error};
  }

  override render(): ReactNode {
    const {children, fallback} = this.props;
    const {error} = this.state;
    if (error === null) return children ?? null;
    return fallback?.({error, tryAgain: () => this.setState({error: null})}) ?? null;
  }
}
