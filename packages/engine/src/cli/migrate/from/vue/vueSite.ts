import {stripOrderPrefixes} from '../../../../content/docs/numberPrefix.ts';
import {
  LENIENT,
  type OldFolder,
  type ProblemList,
  toObject,
  titleFor,
  toText,
} from '../common/migration.ts';
import {toNavItems, toSidebars} from './vueConfig.ts';
import {listLeft, readVueExtras, readVueFooter} from './vueExtras.ts';
import {printFooter, reportLeft, withExtras} from '../common/siteExtras.ts';
import {splitUrl} from '../common/splitUrl.ts';
import {translateLabels} from '../common/sidebarLabels.ts';
import {dropFolder} from '../book/noteLanguages.ts';
import type {VueLanguage} from './vueLanguages.ts';
import {type Permalinks, toSlug} from './vuePages.ts';

/** What the configuration of a site of VitePress or VuePress needs. */
export interface VueSiteInput {
  /** The folder as the main language has it. */
  readonly folder: OldFolder;
  readonly root: string;
  /** Folder of the files that are published as they are. */
  readonly publicDir: string;
  /** Paths of the notes in the main language. */
  readonly notes: readonly string[];
  readonly permalinks: Permalinks;
  /** The folder as other languages have it, by their tags. */
  readonly translations: ReadonlyMap<string, OldFolder>;
  /** The main one first. */
  readonly languages: readonly VueLanguage[];
  readonly redirects: readonly {from: string; to: string}[];
  readonly problems: ProblemList;
}

/** The configuration of the new site, and files with the labels of its sidebars in other languages. */
export interface VueSite {
  readonly config: Record<string, unknown>;
  readonly texts: ReadonlyMap<string, string>;
}

/** Makes the configuration of the site that one of VitePress or VuePress becomes. */
export function toVueSite(config: Readonly<Record<string, unknown>>, input: VueSiteInput): VueSite {
  const {folder, root, publicDir, languages, translations, redirects, problems} = input;
  const [main, ...others] = languages as readonly [VueLanguage, ...VueLanguage[]];
  const permalinks = new Map(
    [...input.permalinks].map(([path, address]) => [
      toSlug(dropFolder(address, main.dir)),
      path.slice(root.length, -'.md'.length),
    ]),
  );
  const finder = {folder: withPages(folder, input.notes), root, permalinks};
  const sidebars = toSidebars(main.theme['sidebar'], finder, problems);
  const texts = translateSidebars(sidebars, others, finder);
  const navbarOf = ({theme, locale}: VueLanguage): Record<string, unknown> => {
    const logo = (toText(theme['logo']) ?? toText(toObject(theme['logo'])['src']))?.replace(
      /^\//,
      '',
    );
    const hasLogo = logo !== undefined && folder.has(publicDir + logo);
    return {
      ...(hasLogo && {logo: {src: logo}}),
      items: [
        ...toNavItems(theme['nav'] ?? theme['navbar'], {
          folder: translations.get(locale) ?? folder,
          root,
          permalinks,
        }),
        ...(others.length > 0 ? [{type: 'localeDropdown', position: 'right'}] : []),
      ],
    };
  };
  reportLeft(listLeft(config, main.theme), problems);
  const ofMain = readVueExtras(config, main.theme, input);
  const footerOf = ({theme}: VueLanguage): Record<string, unknown> => {
    const footer = printFooter(readVueFooter(theme, input));
    return footer === undefined ? {} : {footer};
  };
  const title = main.title ?? toText(config['title']) ?? titleFor(main.locale);
  const description = main.description ?? toText(config['description']);
  const configOf = (one: VueLanguage): Record<string, unknown> => ({
    ...(one.label !== undefined && {label: one.label}),
    ...(one.htmlLang !== undefined && {htmlLang: one.htmlLang}),
    ...(one !== main && {
      ...(one.title !== undefined && {title: one.title}),
      ...(one.description !== undefined && {tagline: one.description}),
      themeConfig: {navbar: navbarOf(one), ...footerOf(one)},
    }),
  });
  return {
    texts,
    config: withExtras(
      {
        title,
        ...(description && {tagline: description}),
        url: readUrl(config, main.theme) ?? 'https://example.com',
        baseUrl: toText(config['base']) ?? '/',
        ...(others.length === 0
          ? {locale: main.locale}
          : {
              i18n: {
                defaultLocale: main.locale,
                locales: languages.map(({locale}) => locale),
                localeConfigs: Object.fromEntries(
                  languages.map((one) => [one.locale, configOf(one)]),
                ),
              },
            }),
        ...LENIENT,
        redirects,
        docs: {
          routeBasePath: '/',
          ...(!isNumbered(main.theme, input) && {numberPrefixParser: false}),
          ...(sidebars && {sidebars}),
        },
        markdown: {rawHtml: true, ...(hasMath(folder) && {math: true})},
        themeConfig: {navbar: navbarOf(main)},
      },
      ofMain,
    ),
  };
}

/** Returns the folder with those notes alone that become pages: sidebars may name hidden ones and such that `srcExclude` leaves out. */
function withPages(folder: OldFolder, notes: readonly string[]): OldFolder {
  const pages = new Set(notes);
  const isShown = (path: string): boolean => !path.endsWith('.md') || pages.has(path);
  return {
    ...folder,
    paths: folder.paths.filter(isShown),
    has: (path) => isShown(path) && folder.has(path),
  };
}

/** Names the labels of sidebars as other languages do: files by their path. */
function translateSidebars(
  sidebars: ReturnType<typeof toSidebars>,
  others: readonly VueLanguage[],
  finder: Parameters<typeof toSidebars>[1],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const silent: ProblemList = {all: [], add: () => undefined};
  for (const {locale, theme} of sidebars === undefined ? [] : others) {
    const own = translateLabels(sidebars!, toSidebars(theme['sidebar'], finder, silent) ?? {});
    if (Object.keys(own).length > 0)
      texts.set(
        `i18n/${locale}/docusaurus-plugin-content-docs/current.json`,
        `${JSON.stringify(own, null, 2)}\n`,
      );
  }
  return texts;
}

/** Reads the address of the site, which both tools need for a sitemap alone. */
const readUrl = (config: Readonly<Record<string, unknown>>, theme: VueLanguage['theme']) =>
  (splitUrl(theme['hostname']) ?? splitUrl(toObject(config['sitemap'])['hostname']))?.url;

/**
 * Tells whether numbers before names are their order alone, as in the theme vdoing, whose sidebar is that of the folders
 * (`01.前端/02.闭包.md`): where each note names its address, and no two have one name without numbers.
 */
function isNumbered(
  {sidebar}: Readonly<Record<string, unknown>>,
  {notes, permalinks, root}: VueSiteInput,
): boolean {
  if ((toText(sidebar) ?? toObject(sidebar)['mode']) !== 'structuring') return false;
  const names = notes.map((path) => stripOrderPrefixes(path.slice(root.length)));
  const isNamed = (path: string, i: number): boolean =>
    permalinks.has(path) || names[i] === path.slice(root.length);
  return new Set(names).size === names.length && notes.every(isNamed);
}

/** Files that say which plugins a site has. */
const SETTINGS =
  /(?:^|\/)(?:package\.json|vuepress\.config\.[cm]?[jt]s|\.(?:vitepress|vuepress)\/(?!(?:cache|dist|public)\/).*\.[cm]?[jt]s)$/;
const MATH =
  /katex|mathjax|texmath|markdown-math|\b(?:math|tex|mathup)["']?\s*:(?!\s*false\b)|\benableAll\s*:\s*true/i;

/** Tells whether a site shows formulas, which both tools do by a plugin alone: without one, `$emit` and `$attrs` are words. */
const hasMath = ({paths, read}: Pick<OldFolder, 'paths' | 'read'>): boolean =>
  paths.some((path) => SETTINGS.test(path) && MATH.test(read(path)));
