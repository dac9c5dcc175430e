import {escapeAttribute} from '../../../../article/html/escape.ts';
import {fence} from '../../../../output/machine/markdownText.ts';
import {printLabel} from '../markdown/containers.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import type {Shortcode} from './parseShortcodes.ts';

/** A use of a shortcode and what its rule may ask for. */
export interface ShortcodeUse extends Shortcode {
  /** Value by name, else by place; undefined where it is not given or empty. */
  get(name: string, place?: number): string | undefined;
  /** What is between its tags, as it is written; empty for one without a closing tag. */
  readonly inner: string;
  readonly hasEnd: boolean;
  readonly site: ShortcodeSite;
  /** Says that something of it is lost. */
  report(zh: string, en: string): void;
}

/** Facts of the site for shortcodes. */
export interface ShortcodeSite {
  /** Address of the page that `ref` names, from the page with the shortcode; undefined for none. */
  findAddress(written: string): string | undefined;
  /** Text of a value of the page or of `params`, by its path with points. */
  findParam(path: string): string | undefined;
  /** Text of a file, from the page or from the root; undefined for none. */
  readFile(path: string): string | undefined;
  /** Name of a file beside the page that has these letters in it. */
  findImage(part: string): string | undefined;
}

/** What a shortcode becomes: something around what it holds, or something in the place of all of it. */
export type Rendered =
  | {readonly open: string; readonly close: string; readonly isBlock: boolean}
  | {readonly text: string; readonly isBlock: boolean};

/** Renders a use of a shortcode; undefined where it stays as text. */
export type ShortcodeRule = (use: ShortcodeUse) => Rendered | undefined;

export const block = (text: string): Rendered => ({text, isBlock: true});
export const inline = (text: string): Rendered => ({text, isBlock: false});
export const around = (open: string, close: string): Rendered => ({open, close, isBlock: true});

/** Gives several names one rule. */
export const forAll = (names: string, rule: ShortcodeRule): Record<string, ShortcodeRule> =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule]));

const KINDS: Readonly<Record<string, string>> = {
  ...CALLOUTS,
  primary: 'info',
  secondary: 'note',
  light: 'note',
  dark: 'note',
  default: 'note',
  alert: 'warning',
  green: 'tip',
  red: 'danger',
  blue: 'info',
  orange: 'warning',
};

/** Tells whether a word names a kind of admonition. */
export const isKind = (word: string | undefined): word is string =>
  word !== undefined && Object.hasOwn(KINDS, word.toLowerCase());

/** Prints the tags of an admonition. Those inside of others may have as many colons. */
export function toAdmonition(kind: string | undefined, title = ''): Rendered {
  const name = isKind(kind) ? KINDS[kind.toLowerCase()]! : 'note';
  const label = title.replace(/[[\]\s]+/g, ' ').trim();
  return around(`:::${name}${label && `[${label}]`}\n`, '\n:::');
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Prints the tags of details. */
export function toDetails(summary: string, isOpen: boolean): Rendered {
  return around(
    `<details${isOpen ? ' open' : ''}>\n<summary>${escapeText(summary)}</summary>\n`,
    '\n</details>',
  );
}

/** Prints a block of code whose fence is longer than any in it. */
export function toFence(code: string, info = ''): string {
  return fence(code.trimEnd().replace(/^\n+/, ''), info);
}

const toHref = (href: string): string => (/[\s()]/.test(href) ? `<${href}>` : href);

/** Prints a link; the address is its text where it has none. */
export const toLink = (text: string | undefined, href: string): string =>
  `[${text?.trim() || href}](${toHref(href.trim())})`;

export const toImage = (alt: string | undefined, src: string): string =>
  `![${(alt ?? '').replace(/[[\]\n]+/g, ' ').trim()}](${toHref(src.trim())})`;

export const toFrame = (src: string, title: string): Rendered =>
  block(
    `<iframe src="${encodeURI(src)}" width="560" height="315" title="${escapeAttribute(title)}" allowfullscreen></iframe>`,
  );

/** Prints one of several tabs. */
export function toTab(label: string): Rendered {
  return around(`<TabItem ${printLabel(label)}>\n`, '\n</TabItem>');
}

const CLEAN_ID = /^[\w.:-]+$/;

/** Reads an id that may be in an address; undefined for anything else. */
export const readId = (id: string | undefined): string | undefined =>
  id !== undefined && CLEAN_ID.test(id) ? id : undefined;

/** Converts options of code: `linenos=table,hl_lines=[8,"15-17"]` and `hl_lines=8 15-17` → ` {8,15-17} showLineNumbers` */
export function toCodeInfo(options: string): string {
  const marked = /hl_lines\s*=\s*(?:\[([^\]]*)\]|"([^"]*)"|([\d\s-]+))/i.exec(options);
  const lines = (marked?.[1] ?? marked?.[2] ?? marked?.[3] ?? '').match(/\d+(?:-\d+)?/g) ?? [];
  const title = /(?:filename|title|file|name)\s*=\s*"([^"]*)"/i.exec(options)?.[1];
  const hasNumbers = /linenos\s*=\s*"?(?!false)\w/i.test(options);
  return [
    ...(lines.length > 0 ? [`{${lines.join(',')}}`] : []),
    ...(hasNumbers ? ['showLineNumbers'] : []),
    ...(title ? [`title="${title}"`] : []),
  ]
    .map((part) => ` ${part}`)
    .join('');
}
