import {toPlainObject as toValues} from '../../config/schema/plainObject.ts';
import type {ForeignSite} from '../../config/foreignSite.ts';

/** Colours of code as Prism's themes have them. */
interface PrismTheme {
  /** Colours of the block, and of what is no token. */
  readonly plain: Readonly<Record<string, unknown>>;
  readonly styles: readonly TokenStyle[];
}

interface TokenStyle {
  readonly types: readonly string[];
  readonly style: Readonly<Record<string, unknown>>;
}

/** Our token for each class of what is coloured, and the types by which Prism's themes may colour it, the best first. */
const TOKENS: readonly (readonly [tokenClass: string, token: string, types: readonly string[]])[] =
  [
    ['k', '--tok-keyword', ['keyword', 'atrule']],
    ['s', '--tok-string', ['string', 'attr-value']],
    ['n', '--tok-number', ['number', 'boolean', 'constant']],
    ['f', '--tok-func', ['function']],
    ['t', '--tok-type', ['class-name', 'maybe-class-name', 'builtin']],
    ['c', '--tok-comment', ['comment']],
    ['g', '--tok-tag', ['tag']],
    ['', '--tok-punct', ['punctuation', 'operator']],
  ];

/** Colours that each new site has: nobody chose them. By those of their blocks, and how many rules they have. */
const FIRST_LIGHT = ['#393A34 #f6f8fa 9'];
const FIRST_DARK = ['#F8F8F2 #282A36 9'];

/** A value that cannot end its declaration; one with an open bracket would hide the end of it, and the rules behind. */
const VALUE = /^[#\w(),.%\s/-]{1,80}$/;

/**
 * Prints the colours of code that a configuration of Docusaurus has of Prism's themes, for the screen; '' where it has those that each new site
 * has, which are ours here. What has no colour of its own, such as the name of the language, is mixed of those of the block.
 */
export function printCodeColours(seenConfig: ForeignSite['seenConfig']): string {
  const {theme, darkTheme} = toValues(toValues(seenConfig['themeConfig'])['prism']);
  const [light, dark] = [readTheme(theme), readTheme(darkTheme ?? theme)];
  const isLightChosen = light && !isOneOf(light, FIRST_LIGHT);
  const isDarkChosen = dark && (isLightChosen || !isOneOf(dark, [...FIRST_LIGHT, ...FIRST_DARK]));
  const rules = [
    ...(isLightChosen ? printMode(light, ":root:not([data-theme='dark'])") : []),
    ...(isDarkChosen ? printMode(dark, ":root[data-theme='dark']") : []),
  ];
  return rules.length === 0 ? '' : `@media screen {\n${rules.join('\n')}\n}`;
}

function readTheme(value: unknown): PrismTheme | undefined {
  const {plain, styles} = toValues(value);
  if (!Array.isArray(styles) || typeof plain !== 'object' || plain === null) return undefined;
  const rules = styles.map(toValues).filter(({types}) => Array.isArray(types));
  return {
    plain: toValues(plain),
    // Rules for some languages alone say nothing of others.
    styles: rules
      .filter(({languages}) => languages === undefined)
      .map(({types, style}) => ({types: types as string[], style: toValues(style)})),
  };
}

const isOneOf = ({plain, styles}: PrismTheme, known: readonly string[]): boolean =>
  known.includes(`${String(plain['color'])} ${String(plain['backgroundColor'])} ${styles.length}`);

/** Gives a value of the last rule for the first of some types that has one. */
function findStyle({styles}: PrismTheme, types: readonly string[], name: string) {
  const found = types.flatMap((type) =>
    styles.filter(({types: own, style}) => own.includes(type) && isValue(style[name])).slice(-1),
  );
  return found[0]?.style[name] as string | undefined;
}

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && VALUE.test(value) && closesBrackets(value);

function closesBrackets(value: string): boolean {
  let open = 0;
  for (const sign of value) {
    if (sign === '(') open++;
    else if (sign === ')' && --open < 0) return false;
  }
  return open === 0;
}

/** Prints the rules for blocks of code below a selector, which says the mode. */
function printMode(theme: PrismTheme, mode: string): string[] {
  const {color, backgroundColor, background = backgroundColor} = theme.plain;
  const ink = isValue(color) ? color : 'var(--tok-plain)';
  const ground = isValue(background) ? background : 'var(--wash)';
  const mix = (share: number): string => `color-mix(in srgb, ${ink} ${share}%, ${ground})`;
  const tokens = TOKENS.map(
    ([, token, types]) => `${token}: ${findStyle(theme, types, 'color') ?? ink}`,
  );
  const inserted = findStyle(theme, ['inserted', 'string'], 'color') ?? ink;
  const deleted = findStyle(theme, ['deleted', 'tag'], 'color') ?? ink;
  const block = [
    `--code-bg: ${ground}`,
    `--tok-plain: ${ink}`,
    ...tokens,
    // Docusaurus' own property for it, which sites set beside the theme.
    '--shore-wash: var(--docusaurus-highlighted-code-line-bg)',
    `--ink-3: ${ink}`,
    `--water: ${ink}`,
    '--shore: var(--tok-number)',
    `--green: ${inserted}`,
    `--red: ${deleted}`,
    ...['--line', '--wash-2', '--green-wash', '--red-wash'].map((name) => `${name}: ${ground}`),
  ];
  const mixed = [
    `--ink-3: ${mix(75)}`,
    `--line: ${mix(18)}`,
    `--wash-2: ${mix(14)}`,
    `--green-wash: color-mix(in srgb, ${inserted} 18%, ${ground})`,
    `--red-wash: color-mix(in srgb, ${deleted} 18%, ${ground})`,
  ];
  const looks = TOKENS.flatMap(([tokenClass, , types]) => {
    const set = [
      ['font-style', findStyle(theme, types, 'fontStyle')],
      ['font-weight', findStyle(theme, types, 'fontWeight')],
    ].flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
    return tokenClass === '' || set.length === 0
      ? []
      : `${mode} .code .${tokenClass} {${set.join('; ')}}`;
  });
  return [
    `${mode} .code {${block.join('; ')}}`,
    `${mode} .code pre {border-radius: inherit}`, // corners of another colour than the page's show
    `@supports (color: color-mix(in srgb, red, red)) {${mode} .code {${mixed.join('; ')}}\n@layer infima {${mode} {--docusaurus-highlighted-code-line-bg: ${mix(18)}}}}`,
    ...looks,
  ];
}
