import {createDiagnostic} from '../../errors/diagnostic.ts';
import {
  arrayOf,
  type Infer,
  object,
  oneOf,
  optional,
  printValue,
  recordOf,
  type Report,
  type Schema,
  section,
  textThat,
  text,
  unchecked,
  withDefault,
} from '../schema/schema.ts';

/** Writes a language tag as it should be: `zh-tw` → `zh-TW`; undefined for what is none. */
export function toLanguageTag(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}

const tag = textThat(
  ["语言标签，例如 'zh-CN'", "a language tag like 'zh-CN'"],
  (value) => toLanguageTag(value) !== undefined,
);

/** A tag of a document may say which Chinese or Arabic it is, which `Intl` does not take: `zh-cmn-Hans`. */
const documentTag = textThat(
  ["语言标签，例如 'zh-CN'", "a language tag like 'zh-CN'"],
  (value) =>
    toLanguageTag(value.replace(/^([a-z]{2,3})(?:-[a-z]{3}){1,3}(?=-|$)/i, '$1')) !== undefined,
);

const languageOptions = section({
  /** Name of the language for readers; left out, in its own words. */
  label: optional(text()),
  /** `lang` of its documents; left out, its tag. */
  htmlLang: optional(documentTag),
  /** Left out, that of its script. */
  direction: optional(oneOf(['ltr', 'rtl'])),
  /** Folder of its translations, below `i18n`; left out, its name. */
  path: optional(
    textThat(['文件夹的名字', 'the name of a folder'], (value) => /^\w[\w.-]*$/.test(value)),
  ),
  /** The site's title in the language. */
  title: optional(text()),
  tagline: optional(text()),
  /** Texts of the interface by message id, over those of `i18n/<language>/code.json`. */
  messages: withDefault(recordOf(text()), {}),
  /** Options that take the place of those of `themeConfig`. */
  themeConfig: withDefault(unchecked<object>(['对象', 'an object']), undefined),
});

const written = object({
  defaultLocale: tag,
  locales: arrayOf(tag),
  localeConfigs: withDefault(recordOf(languageOptions), {}),
});

type Written = Infer<typeof written>;

/** A language of a site. */
export interface Language {
  /** Its tag: `zh-TW`. */
  readonly locale: string;
  /** As the configuration writes it: `zh-tw`. */
  readonly name: string;
  readonly label: string;
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Folder of its translations, relative to the site. */
  readonly folder: string;
  /** Path of its pages below that of the site: empty for the default language, else `en/`. */
  readonly path: string;
}

/** The languages of a site, the default one first. */
export interface Languages {
  readonly languages: readonly Language[];
}

/** `i18n`: the languages of the site, all built together. Default: the one of `locale`. */
export const i18n: Schema<Languages | undefined> = {
  ...optional(written),
  parse(value, path, report) {
    if (value === undefined) return undefined;
    const read = written.parse(value, path, report);
    reportTwins(read, `${path}.locales`, report);
    return toLanguages(read);
  },
};

/**
 * Reports a language under a second name (`zh-cn` beside `zh-CN`): its pages would be those of the first, in a folder that many
 * disks take for the same.
 */
function reportTwins(
  {defaultLocale, locales}: Partial<Written>,
  path: string,
  report: Report,
): void {
  const names = new Map<string, string>();
  for (const [i, name] of [defaultLocale ?? '', ...(locales ?? [])].entries()) {
    const language = toLanguageTag(name);
    if (language === undefined) continue;
    const first = names.get(language) ?? name;
    names.set(language, first);
    if (first === name) continue;
    const place = `${path}[${i - 1}]`;
    report(
      place,
      createDiagnostic('CFG-002', {
        path: place,
        expected: ['还没有写过的语言', 'a language that is not named before'],
        value: printValue(name),
        advice: [
          `去掉它，或写成 '${first}'：这是同一种语言。`,
          `Leave it out, or write '${first}': both name one language.`,
        ],
      }),
    );
  }
}

/** Makes the languages of what was written; where something of it is missing or wrong, that was said, and the rest counts. */
function toLanguages({defaultLocale, locales, localeConfigs}: Partial<Written>): Languages {
  const names = [...new Set([defaultLocale ?? '', ...(locales ?? [])])].filter(
    (name) => toLanguageTag(name) !== undefined,
  );
  const configs: Readonly<Record<string, Infer<typeof languageOptions> | undefined>> =
    localeConfigs ?? {};
  return {
    languages: names.map((name) => {
      const own = configs[name];
      const locale = toLanguageTag(name) ?? name;
      return {
        locale,
        name,
        label: own?.label ?? nameOfLanguage(locale),
        htmlLang: own?.htmlLang ?? locale,
        direction: own?.direction ?? directionOf(locale),
        folder: `i18n/${own?.path ?? name}`,
        path: name === defaultLocale ? '' : `${name}/`,
      };
    }),
  };
}

/** Names a language in its own words: `zh-CN` → 中文（中国）. */
export function nameOfLanguage(locale: string): string {
  return new Intl.DisplayNames([locale], {type: 'language'}).of(locale) ?? locale;
}

/** Scripts of living languages that run from right to left. */
const FROM_RIGHT: ReadonlySet<string | undefined> = new Set(
  'Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '),
);

/** Tells how a language is usually written: `ar` → `rtl`, `az` → `ltr`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return FROM_RIGHT.has(new Intl.Locale(locale).maximize().script) ? 'rtl' : 'ltr';
}
