import type {Words} from '../../../packages/engine/src/errors/language.ts';
import {LOOK_NAMES} from './lookOptions.ts';
import {SITE_NAMES} from './siteOptions.ts';

/** What people call an option who do not know its name, by the interface of `config/user` that has it. */
export type PlainNames = Readonly<Record<string, Readonly<Record<string, Words>>>>;

const ALL: PlainNames = {...SITE_NAMES, ...LOOK_NAMES};

/**
 * Finds what people call an option, for its heading and so for the search: `UserDocs.breadcrumbs` → `['面包屑导航', …]`.
 * @throws where an option has no such name
 */
export function plainNameOf(key: string): Words {
  const at = key.indexOf('.');
  const words = ALL[key.slice(0, at)]?.[key.slice(at + 1)];
  if (!words) throw new Error(`${key} has no plain name: add it to manual/generate/plainNames/`);
  return words;
}
