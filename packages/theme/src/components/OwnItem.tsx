import {useParts} from '../base/context.tsx';
import type {NavCustom} from '../types.ts';

/** An item of the navbar that the site renders itself. */
export function OwnItem({
  item: {name, options},
  isInMenu,
}: {
  readonly item: NavCustom;
  readonly isInMenu: boolean;
}) {
  const Component = useParts().ownItems?.[name];
  return Component && <Component options={options} isInMenu={isInMenu} />;
}
