import {NO_GROUND, printRule, readDeclarations, type RuleText, selectorsOf} from './cssRules.ts';

/** A selector of a note, which has these classes here as well: `html[data-theme='dark'] .alert--info`. */
const NOTE = /\.(?:alert|theme-admonition)(?:-[\w-]+)?(?:\.[\w-]+)*$/;

const GROUND = /^background(?:-color|-image)?$|^--ifm-alert-background-color$/;
const EDGES = /^(?:border(?:-(?:color|style|width))?|box-shadow)$/;

/** What properties of notes are here: their words, the line below their seal. Theirs have no title in the colour of an edge. */
const WORDS = ['--ink', '--ink-2'];
/** The seal and the title of a kind: those of all kinds keep their colours. */
const WORDS_OF_KIND = ['--c', ...WORDS];
const KIND = /\.(?:alert-|theme-admonition)-/;
const LINE = ['border-color: var(--ifm-alert-border-color)', 'opacity: 1'];
const ROOM = ['padding: 1rem 1.25rem', 'border-radius: var(--ifm-alert-border-radius)'];

/**
 * Prints rules that give our notes the ground, the words and the line that a stylesheet made for Docusaurus gives alerts and admonitions by
 * properties, and room beside their words where they have a ground or edges: `.alert--info {--ifm-alert-background-color: #eef}` →
 * `.note:where(.alert--info) {background: var(--ifm-alert-background-color)}`.
 */
export function translateNotes(rules: readonly RuleText[]): string[] {
  return rules.flatMap((rule) => {
    const notes = selectorsOf(rule).filter((selector) => NOTE.test(selector));
    if (notes.length === 0) return [];
    const declarations = readDeclarations(rule);
    const has = (name: string): boolean => declarations.some(([one]) => one === name);
    const isGround = declarations.some(
      ([name, value]) => GROUND.test(name) && !NO_GROUND.test(value),
    );
    const isEdged = declarations.some(
      ([name, value]) => EDGES.test(name) && !NO_GROUND.test(value),
    );
    const hasRoom = declarations.some(([name]) => name.startsWith('padding'));
    const ours = `.note:where(${notes.join(', ')})`;
    return [
      // More than the theme says of a kind of note.
      ...printRule(
        rule,
        [`${ours}:not(._)`],
        [
          ...(has('--ifm-alert-background-color')
            ? ['background: var(--ifm-alert-background-color)']
            : []),
          ...(has('--ifm-alert-foreground-color')
            ? (notes.every((one) => KIND.test(one)) ? WORDS_OF_KIND : WORDS).map(
                (one) => `${one}: var(--ifm-alert-foreground-color, var(--tok-plain))`,
              )
            : []),
        ],
      ),
      ...printRule(rule, [ours], hasRoom || !(isGround || isEdged) ? [] : ROOM),
      ...printRule(rule, [`${ours}::after`], has('--ifm-alert-border-color') ? LINE : []),
    ];
  });
}
