import {useText} from '../base/context.tsx';
import type {SidebarData} from '../types.ts';
import {WaterIcon} from './WaterIcon.tsx';

export interface SideHeadProps {
  readonly data: SidebarData;
}

/** Water, name and number of notes of the section, above its list. */
export function SideHead({data}: SideHeadProps) {
  const text = useText();
  return (
    <p className="side-head">
      {data.water && <WaterIcon className="wave" water={data.water} />}
      <span>
        {data.label}
        <small>{text('site.section.notes', {count: data.count})}</small>
      </span>
    </p>
  );
}
