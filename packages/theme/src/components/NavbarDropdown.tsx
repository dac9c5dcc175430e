import '../styles/dropdown.css';
import {useEffect, useRef, useState, type KeyboardEvent, type PointerEvent} from 'react';
import {joinClasses} from '../classes.ts';
import {usePage, useSite, useText} from '../context.tsx';
import {useActiveVersion} from '../hooks/useActiveVersion.ts';
import {isActiveTarget} from '../nav/isActiveTarget.ts';
import type {NavDropdown, NavTarget} from '../types.ts';
import {ChevronDownIcon} from './MenuIcons.tsx';
import {NavbarHtml} from './NavbarHtml.tsx';
import {NavTargetLink} from './NavTargetLink.tsx';

export interface NavbarDropdownProps {
  readonly item: NavDropdown;
}

/**
 * A word of the navbar with a list below it. Opens by click, Enter, Space and ↓, and for as long as the mouse is over it;
 * closes by Esc, a click and focus elsewhere.
 */
export function NavbarDropdown({item}: NavbarDropdownProps) {
  const site = useSite();
  const page = usePage();
  const text = useText();
  const [isPinned, setPinned] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isOpen = isPinned || isHovered;
  const setOpen = (opens: boolean) => {
    setPinned(opens);
    if (!opens) setHovered(false);
  };
  const hover = ({pointerType}: PointerEvent, isOver: boolean) => pointerType === 'mouse' && setHovered(isOver);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [page.path]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const type of events) document.addEventListener(type, closeOutside);
    return () => {
      for (const type of events) document.removeEventListener(type, closeOutside);
    };
  }, [isOpen]);

  const links = () => [...box.current!.querySelectorAll<HTMLElement>('ul a')];
  const onKeyDown = (event: KeyboardEvent) => {
    const at = links().indexOf(document.activeElement as HTMLElement);
    const steps: Readonly<Record<string, number>> = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1};
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key in steps && (isOpen || event.key === 'ArrowDown')) {
      event.preventDefault();
      setOpen(true);
      // The list is hidden until it is drawn open.
      requestAnimationFrame(() => links().at(steps[event.key]! % links().length)?.focus());
    }
  };
  const version = useActiveVersion();
  const shown = item.role === 'version' ? (item.items.find((inner) => inner.kind === 'link' && inner.version === version) as NavTarget | undefined)?.label : undefined;
  // One of the languages or versions is always the open one; that says nothing about the page.
  const isCurrent = item.role === undefined && item.items.some((inner) => inner.kind === 'link' && isActiveTarget(inner, page, site));
  const label = item.role === 'locale' ? `${text('theme.navbar.mobileLanguageDropdown.label')}：${item.label}` : undefined;
  return (
    <div
      className={joinClasses('drop', item.className)}
      data-open={isOpen ? '' : undefined}
      ref={box}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      <button type="button" aria-haspopup="true" aria-expanded={isOpen} aria-label={label} data-current={isCurrent ? '' : undefined} ref={button} onClick={() => setOpen(!isPinned)}>
        {shown ?? item.label}
        <ChevronDownIcon small />
      </button>
      <ul>
        {item.items.map((inner, index) => (
          <li key={index}>{inner.kind === 'html' ? <NavbarHtml item={inner} /> : <NavTargetLink item={inner} isCurrent={isActiveTarget(inner, page, site)} />}</li>
        ))}
      </ul>
    </div>
  );
}
