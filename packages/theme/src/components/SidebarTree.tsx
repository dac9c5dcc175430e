import {memo, useEffect, useMemo, useRef} from 'react';
import {usePage} from '../base/context.tsx';
import {useSidebarOpen} from '../hooks/useSidebarOpen.ts';
import {countLinks, findTrail, LARGE_SIDEBAR_LINKS} from '../sidebar/tree.ts';
import type {SidebarData} from '../types.ts';
import type {SidebarView} from './Sidebar.tsx';
import {SidebarItems} from './SidebarItems.tsx';

export interface SidebarTreeProps {
  readonly data: SidebarData;
  readonly path: string;
  readonly LongLevel?: SidebarView['LongLevel'];
}

/** The list of a section. Rendered again only for another page or section, and then only along the old and the new trail. */
export const SidebarTree = memo(function SidebarTree({data, path, LongLevel}: SidebarTreeProps) {
  const {items} = data;
  const found = useMemo(() => findTrail(items, path), [items, path]);
  const trail = found ?? NO_TRAIL;
  const page = usePage();
  const isLarge = useMemo(() => countLinks(items) > LARGE_SIDEBAR_LINKS, [items]);
  const of = isLarge && page.kind === 'doc' ? page.sidebar?.url : undefined;
  const [open, onToggle] = useSidebarOpen(data.name, trail, of);
  const tree = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = tree.current;
    // The drawer has a list of its own, which no document begins with.
    if (of === undefined || !list?.closest('.side')) return undefined;
    let keep = () => {};
    // Only large sidebars pay for it.
    import('../sidebar/keepTree.ts').then(
      ({keepTree}) => (keep = () => keepTree(list, of, items)),
      console.warn,
    );
    const onHide = () => keep();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, [of, items]);
  return (
    <ul className="tree theme-doc-sidebar-menu" data-name={data.name} data-of={of} ref={tree}>
      <SidebarItems
        items={items}
        open={open}
        onToggle={onToggle}
        isLarge={isLarge}
        trail={trail}
        depth={0}
        path={found ? path : ''}
        LongLevel={LongLevel}
      />
    </ul>
  );
});

const NO_TRAIL: readonly string[] = [];
