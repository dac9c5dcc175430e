import {useRef} from 'react';
import {usePage} from '../base/context.tsx';
import {SecondaryMenu} from './SecondaryMenu.tsx';
import {useRevealCurrent} from '../hooks/useRevealCurrent.ts';
import type {SidebarView} from './Sidebar.tsx';

export interface DrawerSecondaryProps {
  readonly isHidden: boolean;
  readonly view: SidebarView;
  readonly label: string;
  onBack(): void;
}

/** The menu of the section, with the way back to the main one. */
export function DrawerSecondary({isHidden, view, label, onBack}: DrawerSecondaryProps) {
  const {path} = usePage();
  const box = useRef<HTMLDivElement>(null);
  useRevealCurrent(box, path);
  return (
    <div className="drawer-body" inert={isHidden} ref={box}>
      <SecondaryMenu view={view} label={label} onBack={onBack} />
    </div>
  );
}
