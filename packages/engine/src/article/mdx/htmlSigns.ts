import type {Root} from 'hast';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {pointAt} from '../../errors/pointAt.ts';
import {type Braces, createBraces} from '../js/braces.ts';
import type {Point} from '../prepare/lines/locator.ts';
import {restoreText} from '../text/marks.ts';
import {toStyle} from './style.ts';

interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly name?: string | null;
  readonly children?: readonly Node[];
  readonly position?: {
    readonly start: {readonly offset?: number};
    readonly end: {readonly offset?: number};
  };
}

interface Source {
  /** What was parsed. */
  readonly text: string;
  readonly file: string;
  locate(position: Point): Point;
}

/**
 * Reports what a page writes as HTML or text where MDX reads JSX: a `<` before a blank, `class`, `for`, and `style` as
 * text.
 */
export function findHtmlSigns(root: Root, source: Source): Diagnostic[] {
  const {text, file, locate} = source;
  const braces = createBraces(text);
  const placeOf = (offset: number) => ({file, ...locate(pointAt(text, offset))});
  const visit = (node: Node): Diagnostic[] => {
    const {start, end} = node.position ?? {};
    if (node.tagName === 'code' || start?.offset === undefined || end?.offset === undefined)
      return node.tagName === 'code' ? [] : (node.children ?? []).flatMap(visit);
    if (node.type === 'text') {
      return [...text.slice(start.offset, end.offset).matchAll(/\\.|<(?=\s|$)/gs)]
        .filter(([sign]) => sign === '<')
        .map(({index}) =>
          createDiagnostic(
            'MD-114',
            {},
            {
              place: placeOf(start.offset! + index),
              fix: {written: '<', replacement: '\\<', isAtPlace: true},
            },
          ),
        );
    }
    const own =
      node.type.startsWith('mdxJsx') && /^[a-z][a-z\d]*$/.test(node.name ?? '')
        ? findAttributes({text, braces}, start.offset, node.name!).flatMap((attribute) =>
            toNotice(attribute, node.name!, placeOf),
          )
        : [];
    return [...own, ...(node.children ?? []).flatMap(visit)];
  };
  return visit(root as unknown as Node);
}

interface Attribute {
  readonly name: string;
  /** As written, with its quotes. */
  readonly value: string;
  readonly start: number;
}

const ATTRIBUTE = /\s+([^\s=/>{"']+)(?:\s*=\s*(?:("[^"]*"|'[^']*')|(?=\{)))?/y;

/** Finds the attributes of the tag at an offset whose value is text. */
function findAttributes(
  {text, braces}: {readonly text: string; readonly braces: Braces},
  start: number,
  tag: string,
): Attribute[] {
  const found: Attribute[] = [];
  const attribute = new RegExp(ATTRIBUTE);
  let at = start + 1 + tag.length;
  for (;;) {
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    if (match) {
      const [written, name = '', value] = match;
      if (value !== undefined) found.push({name, value, start: at + written.search(/\S/)});
      at = attribute.lastIndex;
    }
    const brace = /\s*(?=\{)/y;
    brace.lastIndex = at;
    if (brace.test(text)) at = braces.endOf(brace.lastIndex);
    else if (!match) return found;
    if (at < 0) return found;
  }
}

function toNotice(
  {name, value, start}: Attribute,
  tag: string,
  placeOf: (offset: number) => {file: string; line: number; column: number},
): Diagnostic[] {
  const fix = toJsx(name, restoreText(value));
  if (!fix) return [];
  const [written, replacement] = fix;
  const shown = written.endsWith('=') ? replacement + restoreText(value) : replacement;
  return [
    createDiagnostic(
      'MD-115',
      {tag, name, replacement: shown},
      {place: placeOf(start), fix: {written, replacement, isAtPlace: true}},
    ),
  ];
}

/** Returns what stands for an attribute of HTML in JSX: `class=` → `className=`, `style="color:red"` → `style={{color: 'red'}}`. */
function toJsx(
  name: string,
  value: string,
): readonly [written: string, replacement: string] | undefined {
  if (name === 'class') return ['class=', 'className='];
  if (name === 'for') return ['for=', 'htmlFor='];
  if (name !== 'style') return undefined;
  const entries = Object.entries(toStyle(value.slice(1, -1))).map(
    ([key, text]) =>
      `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: '${text.replace(/['\\]/g, '\\$&')}'`,
  );
  return [`style=${value}`, `style={{${entries.join(', ')}}}`];
}
