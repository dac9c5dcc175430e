import {Component, type ReactNode} from 'react';
import {useNavItemTrace, useText} from '../base/context.tsx';
import {IS_SERVER} from '../base/isServer.ts';
import {printNavItem} from '../nav/printNavItem.ts';
import type {NavItem} from '../types.ts';

export interface NavItemGuardProps {
  readonly item: NavItem;
  readonly children: ReactNode;
}

/** Says which item of the configuration it was, when one fails to render; the error itself is the cause. */
export function NavItemGuard({item, children}: NavItemGuardProps) {
  const text = useText();
  return (
    <>
      {IS_SERVER && <Mark item={item} />}
      <Rethrow describe={() => text('site.nav.failed', {item: printNavItem(item)})}>
        {children}
      </Rethrow>
      {IS_SERVER && <Mark item={null} />}
    </>
  );
}

/** Renders nothing. Components are rendered one after the other: who fails between two marks is the item of the first. */
function Mark({item}: {readonly item: NavItem | null}) {
  useNavItemTrace()?.(item);
  return null;
}

interface RethrowProps {
  /** Gives the message of the error. */
  describe(): string;
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
    if (caught) throw new Error(this.props.describe(), {cause: caught.error});
    return this.props.children;
  }
}
