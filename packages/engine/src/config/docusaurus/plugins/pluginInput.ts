import {join} from 'node:path';
import {toList, toText, toValues, type Values} from '../common/notes.ts';

/** What a module of a plugin says of its options: Docusaurus gives them with the defaults that this fills in. */
export type ValidateOptions = (input: {
  validate(schema: unknown, options: Values): Values;
  readonly options: Values;
}) => unknown;

/**
 * Gives the options that a plugin gets: as they are written, or as the plugin itself checks and completes them.
 * @throws what the plugin throws of options that it does not take
 */
export async function checkOptions(
  written: Values,
  validateOptions: ValidateOptions | undefined,
): Promise<Values> {
  const named = {...written, id: written['id'] ?? 'default'};
  if (validateOptions === undefined) return named;
  const checked = await validateOptions({validate: checkBySchema, options: written});
  return typeof checked === 'object' && checked !== null ? (checked as Values) : named;
}

/** A schema of Joi, as far as it is used here. */
interface Schema {
  validate(given: Values, how: Values): {readonly error?: Error; readonly value: Values};
  /** Tells what it is made of. */
  describe?(): {readonly keys?: Values};
}

/** Checks options by a schema. An id may be in all of them, so that few schemas say anything of it. */
function checkBySchema(given: unknown, {id = 'default', ...options}: Values = {}): Values {
  const schema = given as Schema;
  const namesId = Object.hasOwn(schema.describe?.().keys ?? {}, 'id');
  const {error, value} = schema.validate(namesId ? {...options, id} : options, {convert: false});
  if (error !== undefined) throw error;
  return {...value, id};
}

/** What Docusaurus fills into a configuration: plugins read it without asking whether it is there. */
const DEFAULTS: Values = {
  tagline: '',
  titleDelimiter: '|',
  noIndex: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  staticDirectories: ['static'],
  customFields: {},
  themeConfig: {},
  markdown: {},
  presets: [],
  plugins: [],
  themes: [],
  headTags: [],
  scripts: [],
  stylesheets: [],
  clientModules: [],
};

/** Where a site is and in which language it is made. */
interface ContextPlace {
  /** Folder of the site, absolute. */
  readonly dir: string;
  /** Tag of the language. @default the default one */
  readonly locale?: string | undefined;
}

/** Collects what Docusaurus tells a plugin of the site, as far as it is known. */
export function contextOf(config: Values, {dir, locale}: ContextPlace): Values {
  const i18n = toI18n(toValues(config['i18n']), locale);
  const {path: folder} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  return {
    siteDir: dir,
    siteConfig: {...DEFAULTS, ...config, i18n: {...toValues(config['i18n']), ...i18n}},
    baseUrl: config['baseUrl'],
    outDir: join(dir, 'dist'),
    generatedFilesDir: join(dir, '.docusaurus'),
    localizationDir: join(dir, i18n.path, toText(folder) ?? i18n.currentLocale),
    codeTranslations: {},
    i18n,
  };
}

function toI18n(written: Values, locale: string | undefined) {
  const defaultLocale = toText(written['defaultLocale']) ?? 'en';
  const tags = toList(written['locales'] ?? [defaultLocale]).flatMap((one) => toText(one) ?? []);
  const configs = toValues(written['localeConfigs']);
  return {
    defaultLocale,
    locales: tags,
    path: toText(written['path']) ?? 'i18n',
    currentLocale: locale ?? defaultLocale,
    localeConfigs: Object.fromEntries(
      tags.map((tag): [string, Values] => [
        tag,
        {
          label: tag,
          htmlLang: tag,
          direction: 'ltr',
          calendar: 'gregory',
          path: tag,
          ...toValues(configs[tag]),
        },
      ]),
    ),
  };
}
