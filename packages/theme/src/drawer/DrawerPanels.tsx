import type {ReactNode} from 'react';
import type {DrawerState} from './state.ts';

export interface DrawerPanelsProps {
  readonly head: ReactNode;
  readonly panel: DrawerState['panel'];
  readonly primary: ReactNode;
  /** Nothing where the page has no section. */
  readonly secondary: ReactNode;
}

/** What the menu of narrow windows holds: its head, and below it two panels, of which one shows. */
export function DrawerPanels({head, panel, primary, secondary}: DrawerPanelsProps) {
  return (
    <>
      {head}
      <div className="panels" data-panel={panel}>
        {primary}
        {secondary}
      </div>
    </>
  );
}
