import {useCallback, useEffect, useLayoutEffect, useReducer, useState} from 'react';
import {findRestored, forgetRestored} from '../sidebar/keptTree.ts';
import {parseOpenState, reduceOpenState, type OpenState} from '../sidebar/openState.ts';
import {sessionStore} from '../base/storage.ts';

export type ToggleCategory = (key: string, open: boolean) => void;

/**
 * Holds which categories of a sidebar are open, kept for the session under its name. Those of the trail open with each
 * page.
 * @param of address of its shared file, where closed categories leave their items out
 */
export function useSidebarOpen(
  name: string,
  trail: readonly string[],
  of: string | undefined,
): [OpenState, ToggleCategory] {
  // The first rendering is that of the document, which the inline script may have filled.
  const [state, dispatch] = useReducer(reduceOpenState, trail, () =>
    openTrail([...findRestored(of), ...trail]),
  );
  const [entered, setEntered] = useState(trail);
  if (entered !== trail) {
    setEntered(trail);
    dispatch({kind: 'enter', trail});
  }

  const key = `wuya.sidebar.${name}`;
  // Before paint, so that a sidebar that comes back does not open under the reader's eyes.
  useLayoutEffect(() => {
    forgetRestored();
    const stored = sessionStore.get(key);
    // An update from here, even one that changes nothing, ends the slices in which React adopts the page: all effects and a
    // rendering would follow in the same task.
    if (stored !== null) dispatch({kind: 'restore', stored: parseOpenState(stored), trail: []});
  }, [key]);
  useEffect(() => sessionStore.set(key, JSON.stringify(state)), [key, state]);
  const toggle = useCallback<ToggleCategory>(
    (category, open) => dispatch({kind: 'toggle', key: category, open}),
    [],
  );
  return [state, toggle];
}

function openTrail(trail: readonly string[]): OpenState {
  return reduceOpenState({}, {kind: 'enter', trail});
}
