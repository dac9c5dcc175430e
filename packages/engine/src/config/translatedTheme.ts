import {type DrawnFooter, readFooterHtml} from './docusaurus/theme/footerHtml.ts';
import {join} from 'node:path';
import {readSiteText} from './textFile.ts';
import type {NavbarItem} from './options/navbarItem.ts';
import type {SiteConfig} from './siteConfig.ts';
import {parseTranslations} from './translatedMessages.ts';
import {findTranslation} from './translations.ts';

const THEME = 'docusaurus-theme-classic';

/** Finds the text of an id. */
type Texts = (id: string) => string | undefined;

/**
 * Translates the words of the navbar, sections, collections and footer of a configuration to its language, as
 * `navbar.json` and `footer.json` of a site of Docusaurus have them; beside `code.json` they are read too.
 * @param footerHtml HTML of the footer, which is translated with the rest
 * @throws {ContentError} I18N-261 when one is no such file
 */
export function translateTheme(
  dir: string,
  config: SiteConfig,
  footerHtml?: DrawnFooter,
): {config: SiteConfig; footerHtml: DrawnFooter | undefined; files: readonly string[]} {
  const navbar = readTexts(dir, config, 'navbar.json');
  const footer = readTexts(dir, config, 'footer.json');
  if (navbar.files.length + footer.files.length === 0) return {config, footerHtml, files: []};
  const {themeConfig} = config;
  const copyright = footer.find('copyright');
  const words = {
    navbar: {
      ...themeConfig.navbar,
      title: navbar.find('title') ?? themeConfig.navbar.title,
      items: themeConfig.navbar.items.map((item) => translateItem(item, navbar.find)),
    },
    sections: themeConfig.sections.map((section) => ({
      ...section,
      label: navbar.find(`item.label.${section.label}`) ?? section.label,
    })),
    footer: {
      ...themeConfig.footer,
      links: themeConfig.footer.links.map((link) => ({
        ...link,
        label: footer.find(`link.item.label.${link.label}`) ?? link.label,
        ...(link.column !== undefined && {
          column: footer.find(`link.title.${link.column}`) ?? link.column,
        }),
      })),
      legal:
        copyright === undefined || footerHtml?.copyright !== undefined
          ? themeConfig.footer.legal
          : readFooterHtml(copyright, config.baseUrl).lines,
    },
  };
  return {
    config: {
      ...config,
      docs: config.docs.map((own) => ({
        ...own,
        label: own.label && (navbar.find(`item.label.${own.label}`) ?? own.label),
      })),
      themeConfig: {...themeConfig, ...words},
    },
    footerHtml: footerHtml && {
      items: footerHtml.items.map(({column, ...item}) => ({
        ...item,
        ...(column !== undefined && {column: footer.find(`link.title.${column}`) ?? column}),
      })),
      ...(footerHtml.copyright !== undefined && {copyright: copyright ?? footerHtml.copyright}),
    },
    files: [...navbar.files, ...footer.files],
  };
}

function readTexts(
  dir: string,
  config: SiteConfig,
  name: string,
): {find: Texts; files: readonly string[]} {
  const file =
    findTranslation(dir, config, `${THEME}/${name}`) ?? findTranslation(dir, config, name);
  if (file === undefined) return {find: () => undefined, files: []};
  const texts = parseTranslations(readSiteText(dir, file), file);
  return {find: (id) => texts.get(id), files: [join(dir, file)]};
}

/** Translates the label of an item, and those of the items in it. */
function translateItem<T extends NavbarItem>(item: T, find: Texts): T {
  const inner = (key: string): object => {
    const items = (item as unknown as Readonly<Record<string, unknown>>)[key];
    return Array.isArray(items)
      ? {[key]: (items as NavbarItem[]).map((one) => translateItem(one, find))}
      : {};
  };
  const label = 'label' in item ? find(`item.label.${item.label}`) : undefined;
  return {
    ...item,
    ...(label !== undefined && {label}),
    ...inner('items'),
    ...inner('dropdownItemsBefore'),
    ...inner('dropdownItemsAfter'),
  };
}
