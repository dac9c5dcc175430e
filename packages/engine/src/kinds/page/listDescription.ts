import {toListLabel} from '../../content/source/listLabel.ts';
import {textWidth} from '@wuya/theme/base/textWidth';

/** As much as engines show of a description, in 字. */
const WIDTH = 80;

/**
 * Describes a page that lists others by the names of the first of them, separated as its language does:
 * `['闭包', '事务'], 'zh-CN'` → `闭包、事务`; undefined without names.
 */
export function describeList(all: readonly string[], locale: string): string | undefined {
  const names = all.map(toListLabel);
  const separator = separatorOf(locale);
  let left = WIDTH;
  const more = names.findIndex((name) => (left -= textWidth(name + separator)) < 0);
  if (more === -1) return names.join(separator) || undefined;
  // A first name that is too long alone is still the best that there is.
  return `${names.slice(0, Math.max(1, more)).join(separator)}…`;
}

/** `zh-CN` → `、`, `en` → `, ` */
function separatorOf(locale: string): string {
  const list = new Intl.ListFormat(locale).formatToParts(['1', '2', '3', '4']);
  return list.find(({type}) => type === 'literal')?.value ?? ', ';
}
