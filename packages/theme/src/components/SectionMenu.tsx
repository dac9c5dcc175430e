import {usePage} from '../base/context.tsx';
import {SideHead} from './SideHead.tsx';
import type {SidebarView} from './Sidebar.tsx';
import {SidebarTree} from './SidebarTree.tsx';
import {useHtml} from '../hooks/useHtml.ts';

export interface SectionMenuProps {
  readonly view: SidebarView;
  readonly label: string;
}

/** The list of the section in the menu of narrow windows. */
export function SectionMenu({view, label}: SectionMenuProps) {
  const {path} = usePage();
  if (view.kind === 'html') return <AdoptedNav html={view.html} label={label} />;
  return (
    <>
      <SideHead data={view.data} />
      <nav aria-label={label}>
        <SidebarTree key={view.data.name} data={view.data} path={path} />
      </nav>
    </>
  );
}

function AdoptedNav({html, label}: {readonly html: string; readonly label: string}) {
  return <nav aria-label={label} dangerouslySetInnerHTML={useHtml(html)} />;
}
