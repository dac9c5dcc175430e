import {useRef} from 'react';
import {usePage, useText} from '../base/context.tsx';
import {SectionMenu} from './SectionMenu.tsx';
import {useRevealCurrent} from '../hooks/useRevealCurrent.ts';
import {ChevronLeftIcon} from './MenuIcons.tsx';
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
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useRevealCurrent(box, path);
  // The chevron is the arrow that the message brings along in some languages.
  const back = text('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel').replace(/^← /, '');
  return (
    <div className="drawer-body" inert={isHidden} ref={box}>
      <button className="back" type="button" onClick={onBack}>
        <ChevronLeftIcon small />
        {back}
      </button>
      <SectionMenu view={view} label={label} />
    </div>
  );
}
