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

/** Gives the selector of declarations, the innermost where several are around them. */
export const selectorOf = ({open}: RuleText): string =>
  open.findLast((one) => !one.startsWith('@')) ?? ':root';

/** Lists the selectors of declarations: `a, :is(b, c)` → `a` and `:is(b, c)`. */
export const selectorsOf = (rule: RuleText): string[] =>
  splitAtCommas(selectorOf(rule)).map((one) => one.trim());

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
