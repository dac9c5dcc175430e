import {useEffect, useRef, type Dispatch, type MouseEvent} from 'react';
import {useText} from '../context.tsx';
import type {DrawerAction, DrawerState} from '../drawer/state.ts';
import {ColorModeToggle} from './ColorModeToggle.tsx';
import {DrawerPrimary} from './DrawerPrimary.tsx';
import {DrawerSecondary} from './DrawerSecondary.tsx';
import {CloseIcon} from './Icons.tsx';
import {NavbarLogo} from './NavbarLogo.tsx';
import type {SidebarView} from './Sidebar.tsx';

export interface DrawerProps {
  readonly state: DrawerState;
  readonly dispatch: Dispatch<DrawerAction>;
  readonly sidebar: SidebarView | null;
  readonly sidebarLabel: string;
}

/** The menu of narrow windows. A modal dialog: the browser holds the focus, answers Esc and gives the focus back. */
export function Drawer({state, dispatch, sidebar, sidebarLabel}: DrawerProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state.isOpen === dialog.current?.open) return;
    if (state.isOpen) dialog.current?.showModal();
    else dialog.current?.close();
    if (state.isOpen) closeButton.current?.focus();
  }, [state.isOpen]);

  const close = () => dispatch({kind: 'close'});
  // The scrim belongs to the dialog: a click on it has the dialog itself as its target. A link leads away by itself.
  const closeOnLeave = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a')) close();
  };
  return (
    <dialog className="drawer" id="drawer" aria-label={text('site.menu.label')} ref={dialog} onClose={close} onClick={closeOnLeave}>
      <div className="drawer-head">
        <NavbarLogo />
        <ColorModeToggle />
        <button
          className="iconbtn"
          type="button"
          aria-label={text('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
          ref={closeButton}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="panels" data-panel={state.panel}>
        <DrawerPrimary
          isHidden={state.panel !== 'primary'}
          secondaryLabel={sidebar && sidebarLabel}
          onSecondary={() => dispatch({kind: 'show', panel: 'secondary'})}
        />
        {sidebar && (
          <DrawerSecondary
            isHidden={state.panel !== 'secondary'}
            view={sidebar}
            label={sidebarLabel}
            onBack={() => dispatch({kind: 'show', panel: 'primary'})}
          />
        )}
      </div>
    </dialog>
  );
}
