import {useEffect, useReducer, type Dispatch} from 'react';
import {followBack} from '../drawer/back.ts';
import {
  createDrawerState,
  reduceDrawer,
  type DrawerAction,
  type DrawerState,
} from '../drawer/state.ts';

/** Above this width the drawer does not exist. */
const WIDE_QUERY = '(min-width: 62.3125em)';

interface DrawerInput {
  readonly isOpen: boolean;
  /** Address of the open page: the drawer closes when it changes. */
  readonly path: string;
  readonly hasSecondary: boolean;
  onClose(): void;
}

/**
 * Holds the state of the mobile menu. It closes when the page changes, when the window grows wide and on the browser's
 * Back.
 */
export function useDrawer({
  isOpen,
  path,
  hasSecondary,
  onClose,
}: DrawerInput): [DrawerState, Dispatch<DrawerAction>] {
  const [state, dispatch] = useReducer(reduceDrawer, hasSecondary, createDrawerState);

  useEffect(() => dispatch({kind: 'secondary', exists: hasSecondary}), [hasSecondary]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const wide = matchMedia(WIDE_QUERY);
    wide.addEventListener('change', onClose);
    const stopFollowing = followBack(onClose);
    document.documentElement.classList.add('locked');
    return () => {
      wide.removeEventListener('change', onClose);
      stopFollowing();
      document.documentElement.classList.remove('locked');
      onClose();
      dispatch({kind: 'close'});
    };
  }, [isOpen, path, onClose]);
  return [state, dispatch];
}
