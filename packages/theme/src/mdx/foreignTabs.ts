import {Children, isValidElement, type ReactElement, type ReactNode, useState} from 'react';
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
}

/**
 * Returns the tabs of a component that renders them in a way of its own, which one is chosen, and what chooses another; the address tells
 * where it is asked to. Those of a group do not follow one another.
 */
export function useTabs({children, values, defaultValue, groupId, queryString}: UseTabsInput): {
  readonly selectedValue: string | null;
  selectValue(value: string): void;
  readonly tabValues: readonly TabValue[];
} {
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
  };
}

/** Gives what keeps a place on the screen while something above it changes: the browser does that by itself. */
export function useScrollPositionBlocker() {
  return {blockElementScrollPositionUntilNextRender: (_element: HTMLElement) => undefined};
}
