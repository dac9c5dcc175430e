import {Component, type ReactNode} from 'react';

export interface FallbackProps {
  readonly original: ReactNode;
  readonly children: ReactNode;
}

/** Shows our part in the place of one of the site that fails. */
export class Fallback extends Component<FallbackProps, {readonly isBroken: boolean}> {
  declare state: {readonly isBroken: boolean};

  constructor(props: FallbackProps) {
    super(props);
    this.state = {isBroken: false};
  }

  static getDerivedStateFromError(): {isBroken: boolean} {
    return {isBroken: true};
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.original : this.props.children;
  }
}
