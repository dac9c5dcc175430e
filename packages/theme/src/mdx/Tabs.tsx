import {Children, isValidElement, type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {localStore} from '../storage.ts';

export interface TabItemProps {
  readonly value: string;
  readonly label?: ReactNode;
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** One of the texts of {@link Tabs}. */
export function TabItem({children}: TabItemProps) {
  return <>{children}</>;
}

export interface TabsProps {
  /** All lists of tabs of a group show the same one, on every page. */
  readonly groupId?: string;
  /** Null: none is shown at first. */
  readonly defaultValue?: string | null;
  /** Labels, where the items have none. */
  readonly values?: readonly {readonly value: string; readonly label?: ReactNode}[];
  readonly className?: string;
  readonly children?: ReactNode;
}

const CHANGE = 'wuya:tab';
const keyOf = (groupId: string): string => `docusaurus.tab.${groupId}`;

/** Texts of which one is shown. Without JavaScript the first one is read. */
export function Tabs({groupId, defaultValue, values, className, children}: TabsProps) {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> => isValidElement(child) && 'value' in (child.props as object));
  const known = items.map(({props}) => props.value);
  const first = defaultValue === undefined ? (items.find(({props}) => props.default)?.props.value ?? known[0] ?? null) : defaultValue;
  const [selected, setSelected] = useState(first);
  const knownKey = known.join('\n');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (groupId === undefined) return undefined;
    const follow = (): void => {
      const chosen = localStore.get(keyOf(groupId));
      setSelected((current) => (chosen !== null && knownKey.split('\n').includes(chosen) ? chosen : current));
    };
    follow();
    window.addEventListener(CHANGE, follow);
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener(CHANGE, follow);
      window.removeEventListener('storage', follow);
    };
  }, [groupId, knownKey]);

  const select = (value: string): void => {
    const top = list.current?.getBoundingClientRect().top;
    setSelected(value);
    if (groupId === undefined) return;
    localStore.set(keyOf(groupId), value);
    window.dispatchEvent(new Event(CHANGE));
    // Lists above may have grown or shrunk; the one under the pointer stays.
    requestAnimationFrame(() => top !== undefined && list.current && window.scrollBy({top: list.current.getBoundingClientRect().top - top, behavior: 'instant'}));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1}[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    tabs[index]!.focus();
    select(known[index]!);
  };
  const current = known.indexOf(selected ?? '');
  return (
    <div className={className ? `tabs ${className}` : 'tabs'} data-live>
      <div role="tablist" ref={list} onKeyDown={onKeyDown}>
        {items.map(({props: {value, label}}, i) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}t${i}`}
            aria-selected={i === current}
            aria-controls={`${id}p${i}`}
            tabIndex={i === Math.max(current, 0) ? 0 : -1}
            onClick={() => select(value)}
          >
            {label ?? values?.find((item) => item.value === value)?.label ?? value}
          </button>
        ))}
      </div>
      {items.map((item, i) => (
        <div key={item.props.value} role="tabpanel" id={`${id}p${i}`} aria-labelledby={`${id}t${i}`} hidden={i !== current}>
          {item}
        </div>
      ))}
    </div>
  );
}
