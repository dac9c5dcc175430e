import type {ReactNode} from 'react';
import {useParts} from '../base/context.tsx';
import {LastUpdated as Own, type LastUpdatedProps} from '../base/LastUpdated.tsx';
import {useIsLeftOut} from '../base/partOf.tsx';
import {Swizzled} from './Swizzled.tsx';

export * from '../base/LastUpdated.tsx';

/** When a page was changed, by `src/theme/LastUpdated` of a Docusaurus site; its `EditMetaRow` says it at the end. */
export function LastUpdated(props: LastUpdatedProps): ReactNode {
  const row = useParts().swizzles?.['EditMetaRow'];
  const isWithout = useIsLeftOut('EditMetaRow');
  if (row && !isWithout) return null;
  const {date, user} = props;
  return (
    <Swizzled
      name="LastUpdated"
      given={{lastUpdatedAt: date && Date.parse(date), lastUpdatedBy: user}}
    >
      <Own {...props} />
    </Swizzled>
  );
}
