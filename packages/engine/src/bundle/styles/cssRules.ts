import {splitAtCommas} from '../../article/html/scopeStyles.ts';

/** Declarations of a stylesheet that follow each other, with what they are in. */
export interface RuleText {
  /** Selectors and at-rules, the outermost first. */
  readonly open: readonly string[];
  /** `color: red; background: none` */
  readonly text: string;
}

/** At-rules on whose condition the rules inside depend; a layer is left: the theme's tokens are in none. */
const CONDITION = /^@(?:media|supports|container)\b/;

/** Comments, those of Sass and Less to the end of their line too: `https://` is none. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;

/** Reads the declarations of a stylesheet: `a { color: red; b { top: 0 } }` → `color: red;` in `a`, `top: 0` in `a` and `b`. */
export function readRules(css: string): RuleText[] {
  const rules: RuleText[] = [];
  let open: readonly string[] = [];
  for (const [, before = '', sign] of css
    .replace(COMMENT, '')
    .matchAll(/(?<![^{}])([^{}]*)([{}])/g)) {
    const end = sign === '{' ? before.lastIndexOf(';') + 1 : before.length;
    rules.push({open, text: before.slice(0, end)});
    open = sign === '{' ? [...open, before.slice(end).trim()] : open.slice(0, -1);
  }
  return rules;
}

/** Maximum number of selectors of a rule for a part: more are lists in lists in lists, which no person writes. */
const MAX_SELECTORS = 200;

/**
 * Lists the selectors of declarations, with those around them: `a, :is(b, c)` → `a` and `:is(b, c)`, `a { &:hover, b {` → `a:hover` and
 * `a b`. None where they are too many.
 */
export function selectorsOf({open}: RuleText): string[] {
  let selectors: string[] = [];
  for (const one of open.filter((text) => !text.startsWith('@'))) {
    const inner = splitAtCommas(one).map((text) => text.trim());
    if (inner.length * Math.max(selectors.length, 1) > MAX_SELECTORS) return [];
    selectors = selectors.length === 0 ? inner : nest(selectors, inner);
  }
  return selectors.length === 0 ? [':root'] : selectors;
}

/** `&` is what is around, as in Sass: `.menu { &--open` → `.menu--open` */
const nest = (outer: readonly string[], inner: readonly string[]): string[] =>
  outer.flatMap((around) =>
    inner.map((one) =>
      one.includes('&') ? one.replaceAll('&', () => around) : `${around} ${one}`,
    ),
  );

/** Gives the selectors of declarations as one: those of a rule. */
export const selectorOf = (rule: RuleText): string => selectorsOf(rule).join(', ');

/** Reads declarations: `color: red; width: 1px` → `color` and `red`, `width` and `1px`. */
export const readDeclarations = ({text}: RuleText): [name: string, value: string][] =>
  text.split(/;(?![^(]*\))/).flatMap((one) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(one) ?? [];
    return name && value ? [[name, value]] : [];
  });

/** What gives a part its ground. */
export const GROUND = /^background(?:-color|-image)?$/;

/** A ground that shows what is behind it says nothing of the words on it. */
export const NO_GROUND = /^(?:transparent|none|inherit|initial|unset|revert|0)?(?:\s*!important)?$/;

/** The tokens of a mode are under `:root[data-theme='dark']`, which says more than `[data-theme='dark']` does: an id that nothing has says most. */
export const overTokens = (selector: string): string =>
  selector.includes('[data-theme') ? `:is(${selector}, #_)` : selector;

/**
 * Prints a rule in the conditions that others are in; none without selectors or declarations.
 * @param open what the others are in
 */
export function printRule(
  {open}: Pick<RuleText, 'open'>,
  selectors: readonly string[],
  declarations: readonly string[],
): string[] {
  if (selectors.length === 0 || declarations.length === 0) return [];
  const rule = open
    .filter((one) => CONDITION.test(one))
    .reduceRight(
      (inner, condition) => `${condition} {\n${inner}\n}`,
      `${selectors.join(', ')} {\n  ${declarations.join(';\n  ')};\n}`,
    );
  return [rule];
}
