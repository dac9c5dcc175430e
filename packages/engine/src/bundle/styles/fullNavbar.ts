import {textWidth} from '@wuya/theme/base/textWidth';
import {toPlainObject as toValues} from '../../config/schema/plainObject.ts';
import {lookUp} from '../../config/schema/lookUp.ts';
import type {ForeignSite} from '../../config/foreignSite.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';

type Navbar = LoadedConfig['config']['themeConfig']['navbar'];

/** Room for words beside the search in the narrowest window with the whole bar, in rem. */
const ROOM = 38;
/** Room for words without the search, in a window of a small notebook, in rem. */
const ROOM_WITHOUT_SEARCH = 62;
/** Blank space beside an item, in rem. */
const GAP = 2;
/** Width of an item without a text of its own, such as one that has the title of its note, in rem. */
const UNKNOWN = 4;

/** Names the stylesheets that a navbar needs whose words may not fit into a desktop window: first the search gives way, then blank space. */
export function navbarSheets(
  navbar: Navbar,
  {siteTitle, isForeign}: {readonly siteTitle: string; readonly isForeign: boolean},
): string[] {
  const width = widthOf(navbar, siteTitle);
  return [
    // A bar there has parts that are unknown here: items of plugins, and components of the site.
    ...(isForeign || width > ROOM ? ['navbar-full.css'] : []),
    ...(width > ROOM_WITHOUT_SEARCH ? ['navbar-tight.css'] : []),
  ];
}

/** Lists the classes that a configuration of Docusaurus gives its navbar and footer there by their styles: `navbar--dark`. */
export const partStylesOf = (seenConfig: ForeignSite['seenConfig']): string[] =>
  ['navbar', 'footer'].flatMap((part) => {
    const {style} = toValues(toValues(seenConfig['themeConfig'])[part]);
    return typeof style === 'string' ? [`${part}--${style}`] : [];
  });

/** The stylesheets of a navbar that a configuration of Docusaurus has dark, or in the colour of the site, and of a dark footer. */
const STYLE_SHEETS: Readonly<Record<string, readonly string[]>> = {
  'navbar--dark': ['navbar-dark.css'],
  'navbar--primary': ['navbar-dark.css', 'navbar-primary.css'],
  'footer--dark': ['footer-dark.css'],
};

/** Names the stylesheets that the styles of navbar and footer in a configuration of Docusaurus need. */
export function darkBarSheets(seenConfig: ForeignSite['seenConfig']): string[] {
  return partStylesOf(seenConfig).flatMap((style) => lookUp(STYLE_SHEETS, style) ?? []);
}

/** Estimates the width of the title and all items, in rem. */
function widthOf({title, logo, items}: Navbar, siteTitle: string): number {
  const name = logo?.wordmark === undefined ? textWidth(title ?? siteTitle) * 1.25 : 3;
  const widths = items.map((item) => {
    if ('icon' in item && item.icon !== undefined) return 1;
    return 'label' in item && item.label !== undefined ? textWidth(item.label) : UNKNOWN;
  });
  return widths.reduce((sum, width) => sum + width + GAP, name);
}
