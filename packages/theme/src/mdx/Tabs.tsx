import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useText} from '../base/context.tsx';

export interface TabItemProps {
  /** @default its number, from 1 */
  readonly value?: string;
  readonly label?: ReactNode;
  readonly default?: boolean;
  readonly className?: string;
  /** Set by tabs of one's own, which render items themselves; inside {@link Tabs} these say which one is shown. */
  readonly hidden?: boolean;
  readonly children?: ReactNode;
}

interface Chosen {
  readonly selectedValue: string | null;
  /** Whether only that one is rendered. */
  readonly lazy: boolean;
}

/** Which tab is chosen in tabs of one's own that tell their items so; undefined for others. */
export const ChosenTab = createContext<Chosen | undefined>(undefined);

/** One of the texts of {@link Tabs}. */
export function TabItem({value, className, hidden, children}: TabItemProps) {
  const chosen = useContext(ChosenTab);
  const isHidden = hidden ?? (chosen && value !== chosen.selectedValue);
  if (isHidden && chosen?.lazy) return null;
  if (className === undefined && isHidden === undefined) return <>{children}</>;
  return (
    <div
      role={isHidden === undefined ? undefined : 'tabpanel'}
      className={className}
      hidden={isHidden}
    >
      {children}
    </div>
  );
}

export interface TabsProps {
  /** All lists of tabs of a group show the same one, on every page. */
  readonly groupId?: string;
  /** The parameter of the address that chooses a tab; true: named like the group. */
  readonly queryString?: string | boolean;
  /** Null: none is shown at first. */
  readonly defaultValue?: string | null;
  /** Tabs in their order; those of items that it does not name come behind. */
  readonly values?: readonly {readonly value: string; readonly label?: ReactNode}[];
  readonly className?: string;
  /** Whether a text is rendered while it is shown, and not before or after. */
  readonly lazy?: boolean;
  readonly children?: ReactNode;
}

/**
 * Texts of which one is shown, in the same markup as the tabs of `.md`, and driven by the same code: which one is shown is
 * the document's affair, not React's. Without script all are read, but of lazy ones that which is shown first.
 */
export function Tabs({
  groupId,
  queryString,
  defaultValue,
  values,
  className,
  lazy,
  children,
}: TabsProps) {
  const text = useText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const shown = useShownTab(root, lazy);
  useEffect(() => {
    const gone = new AbortController();
    void import('../article/tabs.ts').then(({startTabs}) => startTabs(root.current!, gone.signal));
    return () => gone.abort();
  }, []);
  const nodes = Children.toArray(children);
  const items = nodes
    .filter(isItem)
    .map((item, i) => cloneElement(item, {value: item.props.value ?? String(i + 1)}) as NamedItem);
  // Several of one value are one tab.
  const itemsOf = (wanted: string) => items.filter(({props: {value}}) => value === wanted);
  const named = [...(values ?? []), ...items.map(({props}) => props)];
  const tabs = named
    .filter(({value}, i) => named.findIndex((one) => one.value === value) === i)
    .map(({value, label}) => ({
      value,
      label: label ?? itemsOf(value)[0]?.props.label ?? value,
    }));
  const first =
    defaultValue === undefined
      ? (items.find(({props}) => props.default)?.props.value ?? tabs[0]?.value)
      : defaultValue;
  const found = tabs.findIndex(({value}) => value === first);
  // A first tab that is none would leave all of them hidden.
  const selected = found < 0 && first !== null ? 0 : found;
  return (
    <div
      className={joinClasses('tabs theme-tabs-container', className)}
      data-live
      data-group={groupId}
      data-query={queryString === true ? groupId : queryString || undefined}
      ref={root}
    >
      <div role="tablist" aria-label={text('site.tabs.label')}>
        {tabs.map(({value, label}, i) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}t${i}`}
            aria-controls={`${id}p${i}`}
            aria-selected={i === selected}
            tabIndex={i === Math.max(selected, 0) ? undefined : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({value, label}, i) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}p${i}`}
          aria-labelledby={`${id}t${i}`}
          data-label={typeof label === 'string' ? label : value}
          hidden={i !== selected}
        >
          <ChosenTab value={undefined}>
            {lazy && i !== (shown ?? selected) ? null : itemsOf(value)}
          </ChosenTab>
        </div>
      ))}
      {nodes.filter((node) => !isItem(node) && !(typeof node === 'string' && node.trim() === ''))}
    </div>
  );
}

/** Returns the number of the tab that the document shows, where it is asked to follow that; undefined before it changed. */
function useShownTab(root: RefObject<HTMLElement | null>, follows = false): number | undefined {
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    if (!follows) return;
    const list = root.current!.firstElementChild!;
    // That which the keyboard reaches is the one that is shown: Firefox before 119 has no `ariaSelected`.
    const observer = new MutationObserver(() =>
      setShown([...list.children].findIndex((tab) => (tab as HTMLElement).tabIndex === 0)),
    );
    observer.observe(list, {attributeFilter: ['tabindex'], subtree: true});
    return () => observer.disconnect();
  }, [root, follows]);
  return shown;
}

type NamedItem = ReactElement<TabItemProps & {readonly value: string}>;

/** Tells whether a child is a tab. What is none is below the tabs, and an item without a value has its number, as in `.md`. */
function isItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement(child) && (child.type === TabItem || 'value' in (child.props as object));
}
