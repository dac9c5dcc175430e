import {AROUND, type Part, PARTS} from './foreignParts.ts';

/** A selector of Docusaurus, read as one of a part of ours. */
export interface PartSelector {
  readonly parts: readonly Part[];
  /** What is around the part and is not of it: `[data-theme='dark']`; empty for nothing. */
  readonly around: string;
  /** Whether it selects only what is right in what is around. */
  readonly isChild: boolean;
  /** `:hover` */
  readonly states: string;
  /** What else it says of the part: `:where(.drawer *)` */
  readonly filters: string;
  /** How many classes it says more with than with one. */
  readonly weight: number;
}

const COMPOUND = /( ?[>+~] ?| )?((?:[^ >+~()[\]]|\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])+)/g;
const TOKEN = /\*|[\w-]+|\.[\w-]+|#[\w-]+|\[[^[\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;
const STATE = /^:(?:hover|focus|focus-visible|focus-within|active)$/;
/** Elements say nothing here: a `a` there is a `summary` here. */
const ELEMENT = /^(?:\*|[a-z][\w-]*)$/i;

/** Finds what a table has for a class; nothing for an id of that name. */
const ofClass = <T>(table: Readonly<Record<string, T>>, token: string): T | undefined =>
  token.startsWith('.') && Object.hasOwn(table, token.slice(1)) ? table[token.slice(1)] : undefined;

/** Reads a selector; undefined where it is of no part, or says of one what cannot be said here. */
export function readPartSelector(selector: string): PartSelector | undefined {
  const steps = [...selector.replace(/\s+/g, ' ').trim().matchAll(COMPOUND)].map(
    ([, sign = '', compound = '']) => ({
      sign: sign.trim(),
      tokens: compound.match(TOKEN) ?? [],
      compound,
    }),
  );
  const isRead = steps.every(({tokens, compound}) => tokens.join('') === compound);
  const subject = isRead && steps.at(-1) ? readSubject(steps.at(-1)!.tokens) : undefined;
  if (subject === undefined) return undefined;
  let around = '';
  let isChild = true;
  let {filters, weight} = subject;
  for (const {sign, tokens, compound} of steps.slice(0, -1)) {
    const classes = tokens.filter((token) => !ELEMENT.test(token));
    const own = classes.map((token) => ofClass(AROUND, token));
    if (own.some((filter) => filter !== undefined)) {
      if (own.includes(undefined) || /[+~]/.test(sign)) return undefined;
      filters += own.join('');
      weight += own.length;
      isChild &&= sign === '>' || around === '';
    } else {
      if (around !== '' && !isChild && sign === '>') return undefined;
      around += `${around === '' ? '' : ` ${sign} `.replace(/\s+/, ' ')}${compound}`;
      isChild = true;
    }
  }
  const {sign} = steps.at(-1)!;
  if (/[+~]/.test(sign)) return undefined;
  return {...subject, around, filters, weight, isChild: isChild && sign === '>' && around !== ''};
}

/** Reads what a selector says of the part itself. */
function readSubject(
  tokens: readonly string[],
): Omit<PartSelector, 'around' | 'isChild'> | undefined {
  const parts: Part[] = [];
  let states = '';
  let filters = '';
  let weight = -1;
  for (const token of tokens) {
    const part = ofClass(PARTS, token);
    const [, not] = /^:not\(([^]*)\)$/.exec(token) ?? [];
    if (part !== undefined) parts.push(part);
    else if (STATE.test(token)) states += token;
    else if (token.startsWith('[')) filters += token;
    else if (not !== undefined) {
      const others = not.split(',').map((one) => toPlace(one.trim()));
      if (others.includes(undefined)) return undefined;
      filters += `:not(:where(${others.join(', ')}))`;
    } else if (ELEMENT.test(token)) continue;
    else return undefined;
    if (!token.startsWith('[')) weight++;
  }
  return parts.length === 0 ? undefined : {parts, states, filters, weight};
}

const toPlace = (text: string): string | undefined => {
  if (STATE.test(text)) return text;
  const part = ofClass(PARTS, text);
  return (part?.words ?? part?.ground)?.replace('&', '');
};

/** The forms in which an item of a sidebar is right in what its `className` is given to. */
const CHILDREN = ['> :is(a, p)', '> details > summary'];

/**
 * Prints selectors of our part that say more than those of the theme, and among each other as much as theirs do; none where ours has
 * nothing of this kind.
 */
export function printPartSelectors(
  {parts, around, isChild, states, filters, weight}: PartSelector,
  kind: 'words' | 'ground',
): string[] {
  const places = parts.map((part) => part[kind]);
  if (places.includes(undefined)) return [];
  const own = places
    .map((place = '') => (place.includes('&') ? place.replace('&', states) : place + states))
    .map((place) => `:where(${place})`)
    .join('');
  const end = `${own}${filters}:not(#_)${':not(._)'.repeat(Math.max(weight, 0))}`;
  if (around === '') return [end];
  return isChild ? CHILDREN.map((child) => `${around} ${child}${end}`) : [`${around} ${end}`];
}
