type DrawerPanel = 'primary' | 'secondary';

export interface DrawerState {
  /** The menu of the site, or that of the section, which only pages with a sidebar have. */
  readonly panel: DrawerPanel;
  readonly hasSecondary: boolean;
}

export type DrawerAction =
  | {readonly kind: 'close'}
  | {readonly kind: 'show'; readonly panel: DrawerPanel}
  | {readonly kind: 'secondary'; readonly exists: boolean};

/** Creates the state of a closed drawer. */
export function createDrawerState(hasSecondary: boolean): DrawerState {
  return {panel: firstPanel(hasSecondary), hasSecondary};
}

/** Returns the next state. A closed drawer goes back to the section's menu, so that the next opening shows it first. */
export function reduceDrawer(state: DrawerState, action: DrawerAction): DrawerState {
  const {hasSecondary} = state;
  switch (action.kind) {
    case 'close':
      return {...state, panel: firstPanel(hasSecondary)};
    case 'show':
      return {...state, panel: action.panel === 'secondary' ? firstPanel(hasSecondary) : 'primary'};
    case 'secondary':
      return action.exists === hasSecondary ? state : createDrawerState(action.exists);
  }
}

function firstPanel(hasSecondary: boolean): DrawerPanel {
  return hasSecondary ? 'secondary' : 'primary';
}
