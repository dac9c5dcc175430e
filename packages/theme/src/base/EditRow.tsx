import type {ReactNode} from 'react';

export interface EditRowProps {
  readonly page: {
    readonly editUrl?: string;
    readonly lastUpdated?: string;
    readonly lastUpdatedBy?: string;
  };
  /** The way to the source. */
  readonly children: ReactNode;
}

/** The way to the source of a page; when it was changed is below its title. */
export function EditRow({children}: EditRowProps): ReactNode {
  return children;
}
