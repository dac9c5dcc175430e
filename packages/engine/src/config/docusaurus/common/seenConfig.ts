import {isPlainObject} from '../../schema/plainObject.ts';
import {pick, toList, toPlainData, toValues, type Values, toName} from './notes.ts';

/** What Docusaurus' classic theme fills in (`validateThemeConfig`): components read it without asking whether it is there. */
const THEME_DEFAULTS: Values = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  blog: {sidebar: {groupByYear: true}},
  metadata: [],
  prism: {additionalLanguages: [], magicComments: []},
  navbar: {hideOnScroll: false, items: []},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

/** What Docusaurus fills in besides, and components of packages read: how links work, where what the browser keeps is. */
const SITE_DEFAULTS: Values = {
  future: {v4: {}, faster: {}, experimental_router: 'browser'},
  storage: {type: 'localStorage', namespace: false},
};

/** What other themes of Docusaurus fill in, where a site has them. */
const DEFAULTS_BY_THEME: Readonly<Record<string, Values>> = {
  'theme-live-codeblock': {liveCodeBlock: {playgroundPosition: 'bottom'}},
  'theme-mermaid': {mermaid: {theme: {dark: 'dark', light: 'default'}, options: {}}},
};

const ANNOUNCEMENT_DEFAULTS: Values = {id: 'announcement-bar', isCloseable: true};
const ALGOLIA_DEFAULTS: Values = {
  contextualSearch: true,
  searchParameters: {},
  searchPagePath: 'search',
};

/** Gives what components of a site of Docusaurus see of its configuration: what is written, and what Docusaurus fills in. */
export function toSeenConfig(
  config: Values,
  {
    keys,
    hasTheme,
  }: {readonly keys: readonly string[]; readonly hasTheme: (name: string) => boolean},
): Values {
  const written = toPlainData(pick(config, [...keys, ...Object.keys(SITE_DEFAULTS)]));
  const theme = Object.entries(DEFAULTS_BY_THEME)
    .filter(([name]) => hasTheme(name))
    .reduce(
      (filled, [, defaults]) => fillIn(filled, defaults),
      fillIn(toValues(written['themeConfig']), THEME_DEFAULTS),
    );
  const navbar = toValues(theme['navbar']);
  const {announcementBar, footer, algolia} = theme;
  return {
    ...written,
    ...fillIn(pick(written, Object.keys(SITE_DEFAULTS)), SITE_DEFAULTS),
    themeConfig: {
      ...theme,
      navbar: {...navbar, items: toList(navbar['items']).map(fillInItem)},
      ...(announcementBar !== undefined && {
        announcementBar: fillIn(toValues(announcementBar), ANNOUNCEMENT_DEFAULTS),
      }),
      ...(isPlainObject(algolia) && {algolia: fillIn(algolia, ALGOLIA_DEFAULTS)}),
      ...(footer !== undefined && {footer: fillIn(toValues(footer), {style: 'light', links: []})}),
    },
    customFields: toPlainData(toValues(config['customFields'])),
  };
}

function fillInItem(item: unknown): Values {
  const values = toValues(item);
  const isList = toName(values['type']).endsWith('Dropdown');
  return {
    position: 'right',
    ...(isList && {dropdownItemsBefore: [], dropdownItemsAfter: []}),
    ...values,
  };
}

/** Adds what values lack, level by level. */
function fillIn(values: Values, defaults: Values): Values {
  const filled = Object.entries(defaults).map(([key, value]) => [
    key,
    isPlainObject(value) ? fillIn(toValues(values[key]), value) : (values[key] ?? value),
  ]);
  return {...values, ...(Object.fromEntries(filled) as Values)};
}
