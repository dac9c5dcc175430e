import {classify} from './from/markdown/fences.ts';
import type {MigratedFile} from './from/common/migration.ts';
import {isWrittenNote, mapBodies} from './writtenNotes.ts';

/** A tag that may carry a colour, or a span of code, in which there are none. */
const TAG =
  /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|<(\/?)([a-z][a-z\d]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /(?<!\s)\s+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>`]+))?/g;
/** Tags that say nothing once their attributes are gone. */
const EMPTY = /^(?:font|span)$/i;
/** Faces and sizes of the page that was copied: they come along with its colour. */
const FACE = /^(?:font-family|font-size|letter-spacing|text-indent|word-spacing|caret-color)$/;

/** Lighter greys can be read on a dark ground as well, darker ones cannot. */
const MAX_DARK = 0x80;
const MIN_WHITE = 0xf0;
const MAX_TINT = 0x18;

/**
 * Drops from the notes what copies of web pages (Yuque, Zhihu, CSDN, WeChat) write on text that has no colour of its own: a dark
 * grey, which cannot be read in the dark mode, the white behind it, and faces beside them. Other colours are meant and stay.
 * @example `<font style="color:#4A4A4A;">甲</font>` → `甲`
 */
export function dropCopiedColors(
  files: ReadonlyMap<string, MigratedFile>,
): ReadonlyMap<string, MigratedFile> {
  return mapBodies(files, {
    isWanted: (text, path) =>
      isWrittenNote(path) && /<[^>]{0,1000}\s(?:style|color)\s{0,9}=/i.test(text),
    rewrite: ({body}) => dropFromBody(body),
  });
}

function dropFromBody(body: string): string {
  const parts: string[] = [];
  const prose: string[] = [];
  const flush = (): void => {
    if (prose.length > 0) parts.push(dropFromProse(prose.splice(0).join('\n')));
  };
  for (const line of classify(body))
    if (line.kind === 'prose') prose.push(line.text);
    else {
      flush();
      parts.push(line.text);
    }
  flush();
  return parts.join('\n');
}

interface Piece {
  text: string;
  /** Where it is a tag that is to go with its end. */
  readonly isEmpty?: boolean;
}

/** Drops colours from a run of prose, and the tags that are empty then, each with its end. */
function dropFromProse(text: string): string {
  const pieces: Piece[] = [];
  const open: Readonly<Record<string, Piece[]>> = {font: [], span: []};
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, ticks, slash, name = '', attributes = '', selfClosing] = match;
    pieces.push({text: text.slice(at, match.index)});
    at = match.index + whole.length;
    const kept = ticks === undefined && slash === '' ? keepMeant(attributes) : attributes;
    const piece: Piece = {
      text: kept === attributes ? whole : `<${name}${kept}${selfClosing === '/' ? ' /' : ''}>`,
      isEmpty: kept !== attributes && kept === '' && EMPTY.test(name),
    };
    pieces.push(piece);
    if (ticks !== undefined || selfClosing === '/' || !EMPTY.test(name)) continue;
    const ofName = open[name.toLowerCase()]!;
    if (slash === '') ofName.push(piece);
    else {
      const started = ofName.pop();
      if (started?.isEmpty === true) started.text = piece.text = '';
    }
  }
  return pieces.map((piece) => piece.text).join('') + text.slice(at);
}

/** Leaves out what a copy says of the ground and the text in the attributes of a tag; all of them stay where it says nothing. */
function keepMeant(attributes: string): string {
  let isDropped = false;
  const kept = attributes.replace(ATTRIBUTE, (whole, name: string, quoted: string | undefined) => {
    const value = quoted?.replace(/^(["'])(.*)\1$/s, '$2') ?? '';
    if (name.toLowerCase() === 'color' && isDark(value)) {
      isDropped = true;
      return '';
    }
    if (name.toLowerCase() !== 'style') return whole;
    const style = keepDeclarations(value);
    if (style === undefined) return whole;
    isDropped = true;
    return style === '' ? '' : ` style="${style.replaceAll('"', "'")}"`;
  });
  return isDropped ? kept : attributes;
}

/** Leaves out the declarations of a copy; undefined where there are none. A text on a ground of its own keeps its colour. */
function keepDeclarations(style: string): string | undefined {
  const declarations = style
    .split(';')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [name = '', ...value] = one.split(':');
      return {name: name.trim().toLowerCase(), value: value.join(':').trim(), written: one.trim()};
    });
  const grounds = declarations.filter(({name}) => /^background(?:-color)?$/.test(name));
  const hasGround = grounds.some(({value}) => !isWhite(value));
  const isCopied = ({name, value}: (typeof declarations)[number]): boolean =>
    name === 'color' ? isDark(value) : grounds.some((one) => one.name === name);
  if (hasGround || !declarations.some(isCopied)) return undefined;
  return declarations
    .filter((one) => !isCopied(one) && !FACE.test(one.name))
    .map(({written}) => written)
    .join('; ');
}

const NAMED: Readonly<Record<string, string>> = {black: '#000000', white: '#ffffff'};

/** Reads a colour: three numbers up to 255; undefined for one that is written in another way or is not opaque. */
function readColor(value: string): readonly number[] | undefined {
  const plain = value.toLowerCase().replace(/(?<!\s)\s*!important$/, '');
  const written = Object.hasOwn(NAMED, plain) ? NAMED[plain]! : plain;
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(written) ?? [];
  if (digits !== undefined)
    return digits.match(/../g)?.length === 3
      ? digits.match(/../g)!.map((one) => Number.parseInt(one, 16))
      : [...digits].map((one) => Number.parseInt(one + one, 16));
  const numbers =
    /^rgba?\(\s*(\d+)\s*[,\s]\s*(\d+)\s*[,\s]\s*(\d+)\s*(?:[,/]\s*(1|1\.0+|0?\.\d+)\s*)?\)$/.exec(
      written,
    );
  return numbers?.slice(1, 4).map(Number);
}

const isGrey = (color: readonly number[]): boolean =>
  Math.max(...color) - Math.min(...color) <= MAX_TINT;

function isDark(value: string): boolean {
  const color = readColor(value);
  return color !== undefined && isGrey(color) && Math.max(...color) < MAX_DARK;
}

function isWhite(value: string): boolean {
  const color = readColor(value);
  return (
    /^(?:transparent|none|initial|inherit)$/i.test(value) ||
    (color !== undefined && Math.min(...color) >= MIN_WHITE)
  );
}
