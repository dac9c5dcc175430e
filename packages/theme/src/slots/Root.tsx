import type {ReactNode} from 'react';

export interface RootProps {
  /** The whole page. */
  readonly children: ReactNode;
}

/** Something around every page, which stays while one page follows another: providers, dialogs. Until the site has `theme/Root.tsx` it is the page alone. */
export function Root({children}: RootProps): ReactNode {
  return children;
}
