import {
  Children,
  createContext,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import {ChosenTab} from './Tabs.tsx';
import {useQueryString} from './query.ts';

/** A tab as components of Docusaurus know it. */
export interface TabValue {
  readonly value: string;
  readonly label?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly default?: boolean;
}

/** Lists the items among what is in a component for tabs. */
export function sanitizeTabsChildren(children: ReactNode): ReactElement<TabValue>[] {
  return Children.toArray(children).filter(
    (child): child is ReactElement<TabValue> =>
      isValidElement(child) && 'value' in (child.props as object),
  );
}

export interface UseTabsInput {
  readonly children?: ReactNode;
  readonly values?: readonly TabValue[];
  readonly defaultValue?: string | null;
  readonly groupId?: string;
  readonly queryString?: boolean | string;
  readonly lazy?: boolean;
  readonly block?: boolean;
}

/** The tabs of a component, which one is chosen, and what chooses another. */
export interface TabsState {
  readonly selectedValue: string | null;
  selectValue(value: string): void;
  readonly tabValues: readonly TabValue[];
  readonly lazy: boolean;
  readonly block: boolean;
}

/**
 * Returns the tabs of a component that renders them in a way of its own, which one is chosen, and what chooses another; the address tells
 * where it is asked to. Those of a group do not follow one another.
 */
export function useTabsContextValue({
  children,
  values,
  defaultValue,
  groupId,
  queryString,
  lazy = false,
  block = false,
}: UseTabsInput): TabsState {
  const tabValues = values ?? sanitizeTabsChildren(children).map(({props}) => props);
  const has = (wanted: string): boolean => tabValues.some(({value}) => value === wanted);
  const name = queryString === true ? groupId : queryString || undefined;
  const [asked, ask] = useQueryString(name ?? '');
  const [chosen, choose] = useState(() =>
    defaultValue === null || (defaultValue !== undefined && has(defaultValue))
      ? defaultValue
      : ((tabValues.find((one) => one.default) ?? tabValues[0])?.value ?? null),
  );
  return {
    selectedValue: name !== undefined && has(asked) ? asked : chosen,
    tabValues,
    selectValue(value) {
      choose(value);
      if (name !== undefined) ask(value);
    },
    lazy,
    block,
  };
}

const TabsContext = createContext<TabsState | undefined>(undefined);

interface TabsProviderProps {
  /** Since Docusaurus 3.10; what is inside knows nothing of the tabs without. */
  readonly value?: TabsState;
  readonly children?: ReactNode;
}

/** Gives what is inside of tabs which one is chosen: items hide by it. */
export function TabsProvider({value, children}: TabsProviderProps): ReactNode {
  const items = createElement(ChosenTab, {value}, children);
  return createElement(TabsContext, {value}, items);
}

/** Returns the tabs that are given, as until Docusaurus 3.9, else those around. */
export function useTabs(input?: UseTabsInput): TabsState {
  const own = useTabsContextValue(input ?? {});
  const outer = useContext(TabsContext);
  return input === undefined && outer !== undefined ? outer : own;
}

/** Gives what keeps a place on the screen while something above it changes: the browser does that by itself. */
export function useScrollPositionBlocker() {
  return {blockElementScrollPositionUntilNextRender: (_element: HTMLElement) => undefined};
}
