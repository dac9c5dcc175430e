import {Component, type ReactNode} from 'react';
import {useText} from '../context.tsx';
import type {NavItem} from '../types.ts';

export interface NavItemGuardProps {
  readonly item: NavItem;
  readonly children: ReactNode;
}

/** Says which item of the configuration it was, when one fails to render; the error itself is the cause. */
export function NavItemGuard({item, children}: NavItemGuardProps) {
  const text = useText();
  return <Rethrow message={text('site.nav.failed', {item: JSON.stringify(item, null, 2)})}>{children}</Rethrow>;
}

interface RethrowProps {
  readonly message: string;
  readonly children: ReactNode;
}

class Rethrow extends Component<RethrowProps, {readonly caught: {readonly error: unknown} | null}> {
  declare state: {readonly caught: {readonly error: unknown} | null};

  constructor(props: RethrowProps) {
    super(props);
    this.state = {caught: null};
  }

  static getDerivedStateFromError(error: unknown): {caught: {error: unknown}} {
    return {caught: {error}};
  }

  override render(): ReactNode {
    const {caught} = this.state;
    if (caught) throw new Error(this.props.message, {cause: caught.error});
    return this.props.children;
  }
}
