import {NO_GROUND, printRule, type RuleText, selectorsOf} from './cssRules.ts';

/**
 * What is in the bar itself, in its own colour: the lists that it opens have a ground of their own. As light as there, so that an
 * item may have a colour by a class of its own.
 */
const BAR_WORDS =
  '.nav :where(.brand, nav > a, .nav-item > a, .drop > button, .end > a, .iconbtn, .seek)';
const CURRENT_ITEM =
  '.nav :is(nav a[aria-current], .drop > button[data-current], .end > a[aria-current])';

/** What has the colours here that classes of Docusaurus have there. */
const OURS: Readonly<Record<string, string>> = {
  navbar: ':is(.nav:not(.in-bar), .navbar:not(.nav))',
  navbar__item: BAR_WORDS,
  navbar__link: BAR_WORDS,
  navbar__brand: '.nav .brand',
  navbar__title: '.nav .brand',
  footer: '.foot',
  footer__copyright: '.foot :is(.legal, .quote, .quote cite)',
  'footer__link-item': '.foot a',
  footer__title: '.foot .columns b',
};

/** What has the colour there that a property gives. */
const CLASSES: Readonly<Record<string, string>> = {
  '--ifm-navbar-background-color': '.navbar',
  '--ifm-navbar-link-color': '.navbar__link',
  '--ifm-navbar-link-hover-color': '.navbar__link:hover',
  '--ifm-navbar-link-active-color': '.navbar__link--active',
  '--ifm-footer-background-color': '.footer',
  '--ifm-footer-color': '.footer__copyright',
  '--ifm-footer-link-color': '.footer__link-item',
  '--ifm-footer-link-hover-color': '.footer__link-item:hover',
  '--ifm-footer-title-color': '.footer__title',
};

/** What a dark footer has, which Docusaurus has light words for: its logo needs no ground of its own. */
const ON_DARK = [
  '--ink-2: #ffffffe0',
  '--ink-3: #ffffffc7',
  '--line: #ffffff38',
  '--logo-ground: none',
  'color: var(--ink-3)',
];

/** The colour of links in a dark footer there, light in both modes: that of the theme is the ground of what is secondary. */
const LIGHT = '--ifm-color-secondary: #ebedf0';

/** The colour of the site's links, which can be read on the page. */
const LINKS = /^color: var\(--ifm-color-primary[\w-]*\)(?: !important)?$/;

/** What a style has there of its own: what a page says of that around the part has no effect. */
const DARK_BAR = /^--ifm-navbar-(?:background|link|link-hover)-color$/;
const OF_STYLES: Readonly<Record<string, RegExp>> = {
  'navbar--dark': DARK_BAR,
  'navbar--primary': DARK_BAR,
  'footer--dark': /^--ifm-footer-(?:(?:background|link|title)-)?color$/,
};

/** A colour of a part, under a selector as it is there. */
interface Colour {
  readonly selector: string;
  readonly isGround: boolean;
  readonly style: string;
}

/**
 * Prints rules that give the navbar and the footer the colours that a stylesheet made for Docusaurus gives them, by properties or by
 * classes: `.navbar__title:hover {color: red}` → `.nav .brand:hover {color: red}`. Words have theirs only where the same stylesheet
 * has a ground for them: white ones were white on white where a component of the site has the ground. In the bar the colour of links is
 * taken without one.
 * @param partStyles classes such as `footer--dark`, which the configuration gives to the parts there
 */
export function translatePartColours(
  rules: readonly RuleText[],
  partStyles: readonly string[],
): string[] {
  const colours = rules.flatMap((rule) =>
    [...rule.text.matchAll(DECLARATION)].flatMap(([, name = '', value = '']) =>
      selectorsOf(rule).map((selector) => ({
        rule,
        ...readColour({selector, name, value: value.trim()}, partStyles),
      })),
    ),
  );
  const properties = readProperties(rules);
  return ['navbar', 'footer'].flatMap((part) => {
    const named = properties.flatMap(({rule, selector, styles}) =>
      printRule(rule, toOurs({selector, isGround: true}, part, partStyles), styles),
    );
    const found = colours.flatMap(({rule, selector, isGround, style}) => {
      const ours = style === '' ? [] : toOurs({selector, isGround}, part, partStyles);
      return printRule(rule, ours, [style]).map((printed) => ({isGround, style, printed}));
    });
    if (!found.some(({isGround}) => isGround)) {
      const isOnPage = part === 'navbar' && !partStyles.includes('navbar--primary');
      return isOnPage
        ? found.flatMap(({style, printed}) => (LINKS.test(style) ? printed : []))
        : [];
    }
    const isDark = part === 'footer' && partStyles.includes('footer--dark');
    const isSet = rules.some(({text}) => /--ifm-color-secondary\s*:/.test(text));
    return [
      ...(isDark ? printRule({open: []}, ['.foot'], isSet ? ON_DARK : [...ON_DARK, LIGHT]) : []),
      ...named,
      ...found.map(({printed}) => printed),
    ];
  });
}

/** Reads the properties that values of a stylesheet name, where it sets them: those of a part are needed on ours. */
function readProperties(rules: readonly RuleText[]) {
  const used = rules.flatMap(({text}) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)]);
  const named = new Set(used.map(([, name]) => name));
  return rules.flatMap((rule) => {
    const styles = [...rule.text.matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;]*)/g)]
      .filter(([, name]) => named.has(name))
      .map(([, name, value = '']) => `${name}: ${value.trim()}`);
    if (styles.length === 0) return [];
    return selectorsOf(rule).map((selector) => ({rule, selector, styles}));
  });
}

const DECLARATION =
  /(?<![\w-])(--ifm-(?:navbar|footer)-[\w-]*color|background(?:-color|-image)?|color)\s*:\s*([^;]*)/g;

interface Declaration {
  readonly selector: string;
  readonly name: string;
  readonly value: string;
}

/** Reads a declaration as a colour of what has it there; its style is empty where it is none. */
function readColour({selector, name, value}: Declaration, partStyles: readonly string[]): Colour {
  const isGround = name.includes('background');
  const none = {selector, isGround, style: ''};
  if (isGround && NO_GROUND.test(value)) return none;
  if (!name.startsWith('--'))
    return {selector, isGround, style: isGround ? toGround(value) : `color: ${value}`};
  const place = CLASSES[name];
  if (place === undefined) return none;
  const isOnPart = /\.(?:navbar|footer)(?!\w)/.test(selector);
  if (!isOnPart && partStyles.some((style) => OF_STYLES[style]?.test(name))) return none;
  return {
    // What a class says is said of the part itself, so it says more there than a property.
    selector: isOnPart
      ? `${selector}${isGround ? '' : ' '}${place}`
      : `:where(${selector}) ${place}`,
    isGround,
    style: isGround ? toGround(value) : `color: ${value}`,
  };
}

/**
 * Prints a ground that nothing is seen through, as theirs often blurs what is behind it: a colour over that of the page. What is named
 * by a variable alone may be a gradient.
 */
function toGround(value: string): string {
  const [, ground = '', important = ''] = /^([^!]*?)\s*(!important)?$/.exec(value) ?? [];
  if (/^var\([^()]*\)$/.test(ground) || ground === '') return `background: ${value}`;
  const layer = /gradient\(|url\(/.test(ground) ? ground : `linear-gradient(${ground} 0 0)`;
  return `background: ${layer} var(--paper)${important && ` ${important}`}`;
}

/** Classes of a part that one element has: `nav.navbar.navbar--dark`. */
const CLASSED = '(?:[a-z]+)?(?:\\.(?:navbar|footer)[\\w-]*)+';
const SELECTOR = new RegExp(`^((?:[^]*\\s)?)(${CLASSED})(:hover)?$`);
const INSIDE = new RegExp(`(?:${CLASSED}\\s+)+$`);

/** Makes the selectors of what has the colour here; none for another part, and for what has no equal here. */
export function toOurs(
  {selector, isGround}: Omit<Colour, 'style'>,
  part: string,
  partStyles: readonly string[],
): string[] {
  const [, before = '', last, hover = ''] = SELECTOR.exec(selector) ?? [];
  const around = before.replace(INSIDE, '');
  if (last === undefined || /[>+~]\s*$|&|\.(?:navbar|footer)/.test(around)) return [];
  const names = (text: string): string[] => text.match(/(?<=\.)[\w-]+/g) ?? [];
  const isKnown = (name: string): boolean => {
    const [base = '', style] = name.split('--');
    const isOfPart = base === part || base.startsWith(`${part}__`);
    return isOfPart && (!style || STATES.includes(style) || partStyles.includes(name));
  };
  const own = names(last);
  if (![...names(before.slice(around.length)), ...own].every(isKnown)) return [];
  const bases = own.map((name) => name.split('--')[0]!);
  if (isGround !== bases.includes(part) && (isGround || part === 'navbar')) return [];
  const base = bases.includes(part) && !isGround ? `${part}__copyright` : bases[0]!;
  const ours = OURS[base];
  if (ours === undefined) return [];
  const isActive = own.some((name) => name.endsWith('--active'));
  if (ours !== BAR_WORDS) return isActive ? [] : [`${around}${ours}${hover}`];
  return [
    ...(isActive ? [] : [`${around}${ours}${hover}`]),
    ...(isActive || hover === '' ? [`${around}${CURRENT_ITEM}${hover}`] : []),
  ];
}

/** What a class says of a state, not of a style: every bar there is fixed to the top. */
const STATES: readonly string[] = ['active', 'fixed-top'];
