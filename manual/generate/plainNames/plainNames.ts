import type {Words} from '../../../packages/engine/src/errors/language.ts';
import {CODE_NAMES} from './codes.ts';
import {COMMAND_NAMES, FLAG_NAMES} from './commands.ts';
import {FIELD_NAMES, FILE_FIELD_NAMES} from './fields.ts';
import {LOOK_NAMES} from './lookOptions.ts';
import {SITE_NAMES} from './siteOptions.ts';
import {COMMAND_USES, FLAG_USES} from './uses.ts';

/** What people call an option who do not know its name, by the interface of `config/user` that has it. */
export type PlainNames = Readonly<Record<string, Readonly<Record<string, Words>>>>;

const OPTION_NAMES: PlainNames = {...SITE_NAMES, ...LOOK_NAMES};

/**
 * Finds what people call something, for its heading and so for the search: `UserDocs.breadcrumbs` → `['面包屑导航', …]`.
 * @param key an option by its interface, or `field slug`, `field category.label`, `command build`, `flag build out`, `code LN-050`
 * @throws where it has no such name
 */
export function plainNameOf(key: string): Words {
  const [, kind = '', name = key] = /^(field|command|flag|code) (.*)$/.exec(key) ?? [];
  const at = name.indexOf('.');
  const words =
    kind === 'field'
      ? (FIELD_NAMES[name] ?? FILE_FIELD_NAMES[name])
      : kind === 'command'
        ? COMMAND_NAMES[name]
        : kind === 'flag'
          ? FLAG_NAMES[name]
          : kind === 'code'
            ? CODE_NAMES[name]
            : OPTION_NAMES[name.slice(0, at)]?.[name.slice(at + 1)];
  if (!words) throw new Error(`${key} has no plain name: add it in manual/generate/plainNames/`);
  return words;
}

/** What a command is good for, or when one needs an option of it: `build`, or `build out`; undefined where its help says so. */
export const useOf = (name: string): Words | undefined => COMMAND_USES[name] ?? FLAG_USES[name];
