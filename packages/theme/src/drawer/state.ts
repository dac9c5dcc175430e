export type DrawerPanel = 'primary' | 'secondary';

export interface DrawerState {
  readonly isOpen: boolean;
  /** The menu of the site, or that of the section, which only pages with a sidebar have. */
  readonly panel: DrawerPanel;
  readonly hasSecondary: boolean;
  /** The drawer is not in the page before its first opening. */
  readonly wasOpened: boolean;
}

export type DrawerAction =
  | {readonly kind: 'open'}
  | {readonly kind: 'close'}
  | {readonly kind: 'show'; readonly panel: DrawerPanel}
  | {readonly kind: 'secondary'; readonly exists: boolean};

export function createDrawerState(hasSecondary: boolean): DrawerState {
  return {isOpen: false, panel: hasSecondary ? 'secondary' : 'primary', hasSecondary, wasOpened: false};
}

/** The next state. A closed drawer goes back to the section's menu, so that the next opening shows it first. */
export function reduceDrawer(state: DrawerState, action: DrawerAction): DrawerState {
  switch (action.kind) {
    case 'open':
      return {...state, isOpen: true, wasOpened: true, panel: firstPanel(state.hasSecondary)};
    case 'close':
      return state.isOpen ? {...state, isOpen: false} : state;
    case 'show':
      return {...state, panel: action.panel === 'secondary' ? firstPanel(state.hasSecondary) : 'primary'};
    case 'secondary':
      if (action.exists === state.hasSecondary) return state;
      return {...state, hasSecondary: action.exists, panel: firstPanel(action.exists)};
  }
}

function firstPanel(hasSecondary: boolean): DrawerPanel {
  return hasSecondary ? 'secondary' : 'primary';
}
