import {printRule, readDeclarations, type RuleText, selectorsOf} from './cssRules.ts';
import {toOurTitle} from './elementRules.ts';

/** What has the style there that a property gives, and the style. */
interface ElementProperty {
  readonly style: string;
  /** Elements below what the property is set on. */
  readonly places: readonly string[];
  /** Elements of a page for which it is set as a whole. */
  readonly ofPage?: string;
  /** The element itself that it is set on. @default `places` */
  readonly own?: string;
}

const INLINE_CODE = '.prose :not(pre) > code';
/** Docusaurus gives the headings of its notes sizes of their own, which properties of the page do not change. */
const NO_NOTE = ':where(:not(.prose > *, .doc-head *))';

const heading = (level: number): ElementProperty => ({
  style: 'font-size',
  places: [`h${level}${level < 4 ? NO_NOTE : ''}`],
  // More than what the theme says of headings in a note.
  own: `h${level}:not(._):not(._)`,
});

/**
 * What properties say of elements, as gently as there: any class of the site says more. That of code is the ground of code in a line:
 * blocks have that of their colours, which is opaque, as the shades at their edges ask.
 */
const OF_ELEMENTS: Readonly<Record<string, ElementProperty>> = {
  '--ifm-code-background': {style: 'background', places: [INLINE_CODE]},
  '--ifm-code-color': {style: 'color', places: [INLINE_CODE]},
  '--ifm-code-font-size': {style: 'font-size', places: [INLINE_CODE]},
  '--ifm-code-border-radius': {style: 'border-radius', places: [INLINE_CODE]},
  '--ifm-code-padding-vertical': {style: 'padding-block', places: [INLINE_CODE]},
  '--ifm-code-padding-horizontal': {style: 'padding-inline', places: [INLINE_CODE]},
  '--ifm-heading-color': {style: 'color', places: [':is(h1, h2, h3, h4, h5, h6)']},
  '--ifm-heading-font-weight': {
    style: 'font-weight',
    places: ['h1', '.prose :is(h2, h3, h4, h5, h6)'],
  },
  '--ifm-h1-font-size': heading(1),
  '--ifm-h2-font-size': heading(2),
  '--ifm-h3-font-size': heading(3),
  '--ifm-h4-font-size': heading(4),
  '--ifm-h5-font-size': heading(5),
  '--ifm-h6-font-size': heading(6),
  '--ifm-font-size-base': {style: 'font-size', places: [], ofPage: 'html'},
  '--ifm-font-weight-bold': {style: 'font-weight', places: ['.prose :is(strong, b, th)']},
  '--ifm-blockquote-color': {style: 'color', places: ['.prose blockquote']},
  '--ifm-blockquote-border-color': {style: 'border-color', places: ['.prose blockquote']},
  '--ifm-table-border-color': {style: 'border-color', places: ['.prose :is(th, td)']},
  '--ifm-navbar-shadow': {style: 'box-shadow', places: ['.nav']},
};

/** A selector of the page as a whole. */
const OF_PAGE = /^(?::root|html|body)?(?:\[[^\]]*\])?$/;

/** Windows of desks: phones have code that is small enough for their lines. */
const DESK = '@media (min-width: 62.3125em)';

/** Values that are our tokens once they are lengths; none for one that is no plain number. */
const LENGTHS: Readonly<Record<string, (value: string) => string | undefined>> = {
  '--ifm-code-font-size': (value) => {
    const [, number = '', unit] = /^([\d.]+)(%|r?em|px)$/.exec(value) ?? [];
    if (unit === undefined) return undefined;
    return `--t-code: ${unit === '%' ? Number(number) / 100 : number}${unit === 'px' ? 'px' : 'rem'}`;
  },
  // No wider than leaves room for the words beside it.
  '--doc-sidebar-width': (value) =>
    /^[\d.]+(?:px|rem)$/.test(value) ? `--side-w: min(${value}, 20rem)` : undefined,
  '--ifm-line-height-base': (value) =>
    /^[\d.]+$/.test(value) ? `--l-body: calc(${value} * var(--t-body))` : undefined,
};

/** Prints the tokens that properties of a whole page set by their values: sizes of code blocks, distances of lines, the sidebar. */
export function translateLengths(rule: RuleText): string[] {
  const all = selectorsOf(rule);
  if (!all.every((one) => OF_PAGE.test(one))) return [];
  return readDeclarations(rule).flatMap(([name, value]) => {
    const token = Object.hasOwn(LENGTHS, name) ? LENGTHS[name]!(value) : undefined;
    if (token === undefined) return [];
    const open = name === '--ifm-code-font-size' ? [...rule.open, DESK] : rule.open;
    return printRule({open}, [all.join(', ')], [token]);
  });
}

/**
 * Prints rules that give elements of our pages what properties of a stylesheet made for Docusaurus say of them:
 * `.markdown > h2 {--ifm-h2-font-size: 2rem}` → `h2:where(.markdown > h2) {font-size: var(--ifm-h2-font-size)}`
 */
export function translateElementProperties(rule: RuleText): string[] {
  const names = [...rule.text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!);
  return names.flatMap((name) => {
    if (!Object.hasOwn(OF_ELEMENTS, name)) return [];
    const {style, places, own, ofPage} = OF_ELEMENTS[name]!;
    const all = selectorsOf(rule);
    const selectors = all.join(', ');
    const inside = places.map((place) => `:where(${selectors}) ${place}`);
    const ofParts = all.filter((one) => !OF_PAGE.test(one)).map(toOurTitle);
    const itself =
      ofParts.length === 0
        ? []
        : (own ? [own] : places).map((one) => `${one}:where(${ofParts.join(', ')})`);
    const page =
      ofPage !== undefined && all.every((one) => OF_PAGE.test(one))
        ? [`${ofPage}:where(${selectors})`]
        : [];
    return printRule(rule, [...page, ...inside, ...itself], [`${style}: var(${name})`]);
  });
}
