import {type ComponentType, useRef} from 'react';
import {useParts} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {useRevealCurrent} from '../hooks/useRevealCurrent.ts';
import type {LongLevelProps} from '../sidebar/LongLevel.tsx';
import type {SidebarData} from '../types.ts';
import {SideHead} from './SideHead.tsx';
import {SidebarTree} from './SidebarTree.tsx';

/** What a page shows as its sidebar: the data of the shared file, or, when that did not load, the HTML that is there. */
export type SidebarView =
  | {
      readonly kind: 'tree';
      readonly data: SidebarData;
      /** Shows the levels of a sidebar in which one is long. */
      readonly LongLevel?: ComponentType<LongLevelProps>;
    }
  | {readonly kind: 'html'; readonly html: string; readonly LongLevel?: undefined};

export interface SidebarProps {
  readonly view: SidebarView;
  readonly label: string;
  /** Address of the open page. */
  readonly path: string;
}

/** The notes of a section beside the article. Its element lives on while pages of the same section follow each other. */
export function Sidebar({view, label, path}: SidebarProps) {
  const box = useRef<HTMLElement>(null);
  const {SidebarAccordion, SidebarHider} = useParts();
  useRevealCurrent(box, path);
  if (view.kind === 'html') return <AdoptedSidebar html={view.html} label={label} />;
  return (
    <nav className={CLASS_NAME} aria-label={label} ref={box}>
      <SideHead data={view.data} />
      <SidebarTree data={view.data} path={path} LongLevel={view.LongLevel} />
      {SidebarAccordion && <SidebarAccordion />}
      {SidebarHider && <SidebarHider />}
    </nav>
  );
}

interface AdoptedSidebarProps {
  readonly html: string;
  readonly label: string;
}

function AdoptedSidebar({html, label}: AdoptedSidebarProps) {
  return (
    <nav
      className={CLASS_NAME}
      aria-label={label}
      dangerouslySetInnerHTML={useHtml(html)}
      suppressHydrationWarning
    />
  );
}

const CLASS_NAME = 'side theme-doc-sidebar-container';
