import {type ComponentType, createContext, type ReactNode, useContext} from 'react';

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
  return useContext(InSectionMenu) && <Part {...props} />;
}

/** State of the menu of narrow windows in the form of Docusaurus. */
interface NarrowMenuState {
  readonly disabled: boolean;
  readonly shouldRender: boolean;
  readonly shown: boolean;
  /** Opens the menu, or closes it. */
  toggle(): void;
}

/** The menu of narrow windows, for what is in it or in the bar; elsewhere its own button opens and closes it. */
export const NarrowMenu = createContext<NarrowMenuState>({
  disabled: false,
  shouldRender: false,
  shown: false,
  toggle: () => undefined,
});

/** Returns the menu of narrow windows. */
export const useNavbarMobileSidebar = (): NarrowMenuState => useContext(NarrowMenu);

/** State of the section's panel of that menu in the form of Docusaurus. */
interface SecondaryMenuState {
  readonly shown: boolean;
  /** Goes back to the main menu. */
  hide(): void;
  readonly content: ReactNode;
}

/** The section's panel, for what is in it; elsewhere it is nothing. */
export const NarrowSection = createContext<SecondaryMenuState>({
  shown: false,
  hide: () => undefined,
  content: null,
});

/** Returns the section's panel of the menu of narrow windows. */
export const useNavbarSecondaryMenu = (): SecondaryMenuState => useContext(NarrowSection);
