import type {RefObject} from 'react';
import {useText} from '../base/context.tsx';
import {ColorModeToggle} from './ColorModeToggle.tsx';
import {CloseIcon} from './MenuIcons.tsx';
import {NavbarLogo} from './NavbarLogo.tsx';

export interface DrawerHeadProps {
  /** The button that closes the menu: it has the focus when this opens. */
  readonly closeButton: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

/** The head of the menu of narrow windows. */
export function DrawerHead({closeButton, onClose}: DrawerHeadProps) {
  const text = useText();
  return (
    <div className="drawer-head">
      <NavbarLogo />
      <ColorModeToggle />
      <button
        className="iconbtn"
        type="button"
        aria-label={text('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
        ref={closeButton}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
