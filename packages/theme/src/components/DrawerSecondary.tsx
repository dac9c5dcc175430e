import {useRef} from 'react';
import {usePage, useText} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {useRevealCurrent} from '../hooks/useRevealCurrent.ts';
import {ChevronLeftIcon} from './MenuIcons.tsx';
import {SideHead} from './SideHead.tsx';
import type {SidebarView} from './Sidebar.tsx';
import {SidebarTree} from './SidebarTree.tsx';

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
      {view.kind === 'html' ? (
        <AdoptedNav html={view.html} label={label} />
      ) : (
        <>
          <SideHead data={view.data} />
          <nav aria-label={label}>
            <SidebarTree key={view.data.name} data={view.data} path={path} />
          </nav>
        </>
      )}
    </div>
  );
}

function AdoptedNav({html, label}: {readonly html: string; readonly label: string}) {
  return <nav aria-label={label} dangerouslySetInnerHTML={useHtml(html)} />;
}
