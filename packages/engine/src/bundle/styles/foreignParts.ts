/** A part of a page that a class, or an element, of Docusaurus names. */
export interface Part {
  /** Where our theme has its words; `&` is where a state such as `:hover` is said, the end without one. */
  readonly words?: string;
  /** Where it has its ground; without one no ground is translated, and no words that are made for it. */
  readonly ground?: string;
  /** What a ground or an edge needs beside it; without one only its corners are translated. */
  readonly room?: string;
  /** What its mark is on, which has the colour of its words then. */
  readonly mark?: string;
}

const CURRENT = '[aria-current]';
/** The summary of a category that is also a page has no words. */
const CATEGORY = ':is(.cat > :is(a, p), summary:not(:empty))';
/** In the drawer of a phone the items of the bar are items of the same menu, as there. */
const ITEM = ':is(.tree :is(li > a, .cat > p, summary:not(:empty)), .drawer .primary a)';

const same = (ours: string): Part => ({words: ours, ground: ours});

/** What there is here for the classes of parts that Docusaurus renders; states are classes of their own. */
export const PARTS: Readonly<Record<string, Part>> = {
  menu: same(':is(.side, .drawer-body)'),
  menu__link: same(ITEM),
  'menu__link--active': {...same(`${ITEM}${CURRENT}`), mark: `.tree a${CURRENT}`},
  'menu__link--sublist': same(`.tree ${CATEGORY}`),
  'menu__link--sublist-caret': same(`.tree ${CATEGORY}`),
  'menu__list-item-collapsible': same(`.tree ${CATEGORY}`),
  'navbar-sidebar': {ground: '.drawer'},
  'table-of-contents': {words: ':is(.toc, .toc-m) ul'},
  'table-of-contents__link': same(':is(.toc, .toc-m) a'),
  'table-of-contents__link--active': {...same(`.toc a${CURRENT}`), mark: `.toc a${CURRENT}`},
  'pagination-nav__link': {
    words: '.pager a& b',
    ground: '.pager a',
    room: 'padding-inline: 1rem',
  },
  'pagination-nav__link--next': {
    words: '.pager .next& b',
    ground: '.pager .next',
    room: 'padding-inline: 1rem',
  },
  'pagination-nav__label': {words: '.pager b'},
  'pagination-nav__sublabel': {words: '.pager small'},
  breadcrumbs__link: {words: '.crumbs :is(a, li:not(:has(a)))'},
  dropdown__menu: {ground: '.nav .drop > ul', room: 'padding-block: 0.375rem'},
  dropdown__link: same('.nav .drop li a'),
  'dropdown__link--active': same(`.nav .drop li a${CURRENT}`),
  tabs__item: {words: "[role='tab']"},
  'tabs__item--active': {words: "[role='tab'][aria-selected='true']"},
};

/**
 * Classes around a part, which ours has none of: what they say of the part itself, nothing where they are always there.
 */
export const AROUND: Readonly<Record<string, string>> = {
  menu: '',
  menu__list: '',
  'menu__list-item': '',
  'menu__list-item-collapsible': '',
  'table-of-contents': '',
  'pagination-nav': '',
  'pagination-nav__item': '',
  'pagination-nav__item--next': ':is(.next, .next *)',
  'pagination-nav__item--prev': ':is(.prev, .prev *)',
  'pagination-nav__link': '',
  'pagination-nav__link--next': ':is(.next, .next *)',
  'pagination-nav__link--prev': ':is(.prev, .prev *)',
  breadcrumbs: '',
  breadcrumbs__item: '',
  'breadcrumbs__item--active': CURRENT,
  navbar__item: '',
  dropdown: '',
  dropdown__menu: '',
  'navbar-sidebar': ':where(.drawer *)',
  navbar: ':where(.nav *)',
};

/** What has the style there that a property gives, in an order in which the later says more. */
export const PART_PROPERTIES: readonly (readonly [
  name: string,
  selector: string,
  style: string,
])[] = [
  [
    '--ifm-menu-color',
    '.menu__link:not(:hover, .menu__link--active)',
    'color: var(--ifm-menu-color)',
  ],
  ['--ifm-menu-color', '.menu__link--active', 'color: var(--ifm-menu-color-active)'],
  ['--ifm-menu-color-active', '.menu__link--active', 'color: var(--ifm-menu-color-active)'],
  [
    '--ifm-menu-color-background-hover',
    '.menu__link:hover',
    'background: var(--ifm-menu-color-background-hover)',
  ],
  [
    '--ifm-menu-color-background-active',
    '.menu__link--active:not(.menu__link--sublist)',
    'background: var(--ifm-menu-color-background-active)',
  ],
  [
    '--ifm-toc-link-color',
    '.table-of-contents__link:not(:hover, .table-of-contents__link--active)',
    'color: var(--ifm-toc-link-color)',
  ],
  [
    '--ifm-breadcrumb-color-active',
    '.breadcrumbs__item--active .breadcrumbs__link',
    'color: var(--ifm-breadcrumb-color-active)',
  ],
  [
    '--ifm-dropdown-background-color',
    '.dropdown__menu',
    'background: var(--ifm-dropdown-background-color)',
  ],
  [
    '--ifm-dropdown-link-color',
    '.dropdown__link:not(:hover, .dropdown__link--active)',
    'color: var(--ifm-dropdown-link-color)',
  ],
  [
    '--ifm-dropdown-hover-background-color',
    '.dropdown__link:hover',
    'background: var(--ifm-dropdown-hover-background-color)',
  ],
  [
    '--ifm-pagination-nav-color-hover',
    '.pagination-nav__link:hover',
    'color: var(--ifm-pagination-nav-color-hover)',
  ],
];
