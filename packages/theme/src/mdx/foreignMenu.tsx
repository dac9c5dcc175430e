import {type ComponentType, createContext, type ReactNode, use} from 'react';

/** Whether what is rendered is in the section's panel of the menu of narrow windows. */
export const InSectionMenu = createContext(false);

/** Renders what a page puts into the menu of narrow windows: in it there, and nothing where it is asked for elsewhere. */
export function NavbarSecondaryMenuFiller<P extends object>({
  component: Part,
  props,
}: {
  readonly component: ComponentType<P>;
  readonly props: P;
}): ReactNode {
  return use(InSectionMenu) && <Part {...props} />;
}
