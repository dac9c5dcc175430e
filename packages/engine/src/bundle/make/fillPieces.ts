import {minifySync} from 'rolldown/utils';
import type {Plugin} from 'vite';
import {PIECE_NAMES} from '../../article/mdx/pieces.ts';
import {TARGETS} from '../modules/targets.ts';
import {MARK, PIECE, TEXT} from '../plan/mdxPieces.ts';

const NAME = String.raw`[A-Za-z_$][\w$]*(?:\.[\w$]+)*`;
const HASH = '[A-Za-z0-9]{20}';
/**
 * What stands for a piece or a text, as bundlers print it: `_h("wuya:cut:piece:…", _Fragment)`,
 * `(0, r.createElement)("wuya:cut:piece:…", r.Fragment, o)`, `'wuya:cut:text:…'`
 */
const PLACE = new RegExp(
  String.raw`(?<call>\(0,\s*${NAME}\)|${NAME})\((["'\`])${PIECE}(?<piece>${HASH})\2,\s*(?<fragment>${NAME})(?:,\s*(?<own>${NAME}))?\)` +
    String.raw`|(["'\`])${TEXT}(?<text>${HASH})\6`,
  'g',
);
const ANY_PLACE = new RegExp(`(?:${PIECE}|${TEXT})(${HASH})`, 'g');

/**
 * Puts the pieces of modules into a file that was made without them.
 * @param minify makes an expression small
 * @throws Error where something else became of a place for one
 */
export function fillPieces(
  code: string,
  pieces: Readonly<Record<string, string>>,
  minify: (expression: string) => string = (expression) => expression,
): string {
  const isKnown = (name: string): boolean => Object.hasOwn(pieces, name);
  let open = 0;
  for (const [, name] of code.matchAll(ANY_PLACE)) if (isKnown(name!)) open++;
  const filled = code.replace(PLACE, (place, ...rest) => {
    const {call, piece, fragment, own, text} = rest.at(-1) as Record<string, string | undefined>;
    const name = (piece ?? text)!;
    if (!isKnown(name)) return place;
    open--;
    if (piece === undefined) return minify(pieces[name]!);
    const made = minify(`(${PIECE_NAMES.join(', ')}) => ${pieces[name]!}`);
    return `(${made})(${[call, fragment, own].filter(Boolean).join(',')})`;
  });
  if (open !== 0) throw new Error(`${open} pieces of articles have lost their place.`);
  return filled;
}

/** Makes an expression as small as the bundler makes code. */
export function minifyExpression(expression: string): string {
  return minifySync('piece.js', `x = ${expression}`)
    .code.replace(/^x=/, '')
    .replace(/;?\s*$/, '');
}

/** Makes a module of the client small once more: code that nothing uses is left out, comments with a licence stay. */
export function minifyModule(code: string): string {
  const {code: made, errors} = minifySync('module.js', code, {
    module: true,
    compress: {target: TARGETS},
    codegen: {legalComments: 'inline'},
  });
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('\n'));
  return made;
}

/** Puts the pieces of modules of Markdown back, once the bundler is done with them. */
export function pieceFilling(pieces: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'wuya:mdx-pieces',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const minify = this.environment.name === 'client' ? minifyExpression : undefined;
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.code.includes(MARK))
            chunk.code = fillPieces(chunk.code, pieces, minify);
      },
    },
  };
}
