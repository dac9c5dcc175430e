import type {Element} from 'hast';
import {classesOf} from './nodes.ts';

/**
 * Cuts off what leaves the text of a note, by more than a code block on a phone does; what is fixed to the window too. Its stacking context keeps all `z-index` in it
 * below the bar. It is in an article where it is needed alone: a rule in the styles of all pages is paid for by all.
 */
export const BOUNDS = '<style>:is(.prose,.ex){clip-path:inset(0 -2rem)}</style>';

/** Properties by which nothing is painted outside of its own box, in front of others or in another place. */
const STAYS = new RegExp(
  `^(?:${[
    'color',
    'background(?:-[a-z]+)?',
    'border(?!-image)(?:-[a-z]+)*',
    'padding(?:-[a-z]+)*',
    'margin(?:-[a-z]+)*',
    '(?:min-|max-)?(?:width|height|inline-size|block-size)',
    'font(?:-[a-z]+)*',
    'text-(?!indent|shadow)[a-z]+(?:-[a-z]+)*',
    'line-height',
    '(?:white|letter|word)-[a-z]+',
    'overflow-wrap',
    'display',
    'float',
    'clear',
    'vertical-align',
    'list-style(?:-[a-z]+)?',
    'border-(?:collapse|spacing)',
    'table-layout',
    'caption-side',
    '(?:align|justify|place)-[a-z]+',
    'flex(?:-[a-z]+)*',
    'grid(?:-[a-z]+)*',
    '(?:row-|column-)?gap',
    'column(?:s|-count|-width)',
    'object-fit',
    'aspect-ratio',
    'box-sizing',
    'cursor',
    // Those of the library that draws diagrams.
    '--(?:bg|fg|_[a-z-]+)',
    'fill|stroke(?:-[a-z]+)*',
  ].join('|')})$`,
);

/** Classes of the theme with a place of their own: fixed to the window, out of their line, or in front of others. A test finds them in its styles. */
export const PLACED_CLASSES: ReadonlySet<string> = new Set(
  (
    'announce author blog boat by cat cnt code code-bar code-buttons copy cover desk drawer drift drop doc-cards fold-text found hash hero hit lines loadbar lost nav navbar newest note note-tools out pager peek points post ' +
    'read-bar read-sheet ridge rows saying sea seek-bar seek-h seek-look seeker side side-column skip tagged tide to-top toc told tree trial undrawn vh water wraps year'
  ).split(' '),
);

/**
 * Tells whether an element of a note might be outside of the text, or in front of other parts of the page: by its styles, by a class
 * of the theme, or as a dialog or a drawing that shows what is outside of it.
 */
export function leavesPlace(element: Element): boolean {
  const {tagName, properties} = element;
  if (tagName === 'dialog' || tagName === 'style') return true;
  if (tagName === 'svg' && 'overflow' in properties) return true;
  const {style} = properties;
  if (typeof style === 'string' && !stays(style)) return true;
  return 'className' in properties && classesOf(element).some((one) => PLACED_CLASSES.has(one));
}

function stays(style: string): boolean {
  if (/[\\]|\/\*|(?:^|[\s:(,])-[\d.]|calc|env\(|attr\(/i.test(style)) return false;
  return style.split(';').every((one) => {
    const name = one
      .slice(0, Math.max(one.indexOf(':'), 0))
      .trim()
      .toLowerCase();
    return one.trim() === '' || STAYS.test(name);
  });
}
