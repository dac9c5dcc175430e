import {textThat, withDefault} from '../schema/schema.ts';

const isLocale = (value: string): boolean => {
  try {
    return Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
};

/** `locale`: the one language of the site, a BCP 47 tag. Default: `zh-CN`. */
export const locale = withDefault(
  textThat(["语言标签，例如 'zh-CN'", "a language tag like 'zh-CN'"], isLocale),
  'zh-CN',
);
