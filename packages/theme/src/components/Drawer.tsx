import '../styles/drawer.css';
import {useEffect, useRef, type MouseEvent} from 'react';
import {usePage, useText} from '../base/context.tsx';
import {leaveBy} from '../drawer/back.ts';
import {DrawerPanels} from '../drawer/DrawerPanels.tsx';
import type {DrawerState} from '../drawer/state.ts';
import {useDrawer} from '../hooks/useDrawer.ts';
import {DrawerHead} from './DrawerHead.tsx';
import {DrawerPrimary} from './DrawerPrimary.tsx';
import {DrawerSecondary} from './DrawerSecondary.tsx';
import type {SidebarView} from './Sidebar.tsx';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly sidebar: SidebarView | null;
  readonly sidebarLabel: string;
  /** Closes the drawer. It is the same function for as long as the drawer lives. */
  onClose(): void;
}

/** Where each panel leads to the other one. */
const WAYS = {primary: '.to-secondary', secondary: '.drawer-body:not([inert]) > .back'};

/** The menu of narrow windows. A modal dialog: the browser holds the focus, answers Esc and gives the focus back. */
export function Drawer({isOpen, sidebar, sidebarLabel, onClose}: DrawerProps) {
  const text = useText();
  const [state, dispatch] = useDrawer({
    isOpen,
    path: usePage().path,
    hasSecondary: sidebar !== null,
    onClose,
  });
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen === dialog.current?.open) return;
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
    if (isOpen) closeButton.current?.focus();
  }, [isOpen]);
  const isTurned = useRef(false);
  const turnTo = (panel: DrawerState['panel']) => {
    isTurned.current = true;
    dispatch({kind: 'show', panel});
  };
  // The button that was pressed is inert by then: its counterpart has the focus. It is still on its way into the window.
  useEffect(() => {
    const way = dialog.current?.querySelector<HTMLElement>(WAYS[state.panel]);
    if (isTurned.current) way?.focus({preventScroll: true});
    isTurned.current = false;
  }, [state.panel]);

  // The scrim belongs to the dialog: a click on it has the dialog itself as its target. A link leads away by itself.
  const closeOnLeave = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    if (link) leaveBy(link, event);
    if (link || target === dialog.current) onClose();
  };
  return (
    <dialog
      className="drawer"
      id="Drawer"
      aria-label={text('site.menu.label')}
      ref={dialog}
      onClose={onClose}
      onClick={closeOnLeave}
    >
      <DrawerPanels
        head={<DrawerHead closeButton={closeButton} onClose={onClose} />}
        panel={state.panel}
        primary={
          <DrawerPrimary
            isHidden={state.panel !== 'primary'}
            secondaryLabel={sidebar && sidebarLabel}
            onSecondary={() => turnTo('secondary')}
          />
        }
        secondary={
          sidebar && (
            <DrawerSecondary
              isHidden={state.panel !== 'secondary'}
              view={sidebar}
              label={sidebarLabel}
              onBack={() => turnTo('primary')}
            />
          )
        }
      />
    </dialog>
  );
}
