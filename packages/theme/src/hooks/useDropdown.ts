import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** State, refs and handlers for the elements of a dropdown. */
export interface Dropdown {
  readonly isOpen: boolean;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  onKeyDown(event: KeyboardEvent): void;
  hover(event: PointerEvent, isOver: boolean): void;
}

/** Opens and closes the list of a dropdown by pointer, keys and focus; another `path` closes it. */
export function useDropdown(path: string): Dropdown {
  const [isPinned, setPinned] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isOpen = isPinned || isHovered;
  const setOpen = (opens: boolean) => {
    setPinned(opens);
    if (!opens) setHovered(false);
  };
  const hover = ({pointerType}: PointerEvent, isOver: boolean) =>
    pointerType === 'mouse' && setHovered(isOver);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [path]);
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
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key in steps && (isOpen || event.key === 'ArrowDown')) {
      event.preventDefault();
      setOpen(true);
      // The list is hidden until it is rendered open.
      requestAnimationFrame(() =>
        links()
          .at(steps[event.key]! % links().length)
          ?.focus(),
      );
    }
  };
  return {isOpen, box, button, onKeyDown, hover, toggle: () => setOpen(!isPinned)};
}
