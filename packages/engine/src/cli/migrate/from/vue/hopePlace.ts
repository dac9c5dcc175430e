import {posix} from 'node:path';
import {toObject, toText} from '../common/migration.ts';

/**
 * Converts the place of a note in the sidebar of the theme hope: `{order: 2, shortTitle: '甲'}` → `{sidebar_position: 2, sidebar_label:
 * '甲'}`; that of a folder is in `dir` of its README. What the theme has last (`order: -1`) is where its name puts it.
 */
export function toHopePlace(
  data: Readonly<Record<string, unknown>>,
  path: string,
): Record<string, unknown> {
  const isIndex = /^(?:readme|index)\.md$/i.test(posix.basename(path));
  const {order, text} = isIndex ? toObject(data['dir']) : {order: data['order']};
  const label = toText(text) ?? toText(data['shortTitle']);
  return {
    ...(typeof order === 'number' && order > 0 && {sidebar_position: order}),
    ...(label !== undefined && {sidebar_label: label}),
  };
}
