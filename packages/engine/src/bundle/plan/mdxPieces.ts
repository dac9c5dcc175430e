import {OWN_COMPONENTS} from '../../article/mdx/mdxPage.ts';
import {cutMarked} from '../../article/mdx/pieces.ts';
import {hashOf} from '../../cache/hash.ts';
import {findReactParts} from '../lean/reactParts.ts';

/** Modules of Markdown without what only makes them long, and that by its name. */
export interface HollowModules {
  readonly modules: Readonly<Record<string, string>>;
  /** Expressions by name, which is the hash of their code. */
  readonly pieces: Readonly<Record<string, string>>;
}

/** Begins what stands for a piece or a text in a hollow module. */
export const MARK = 'wuya:cut:';
export const PIECE = `${MARK}piece:`;
export const TEXT = `${MARK}text:`;

/**
 * Takes out of modules of Markdown what the bundler has nothing to do with: articles are most of their bytes, and the bundler reads,
 * checks, copies and writes each several times. A name is the hash of what it stands for, so files are named as if they held it.
 * A piece stays where it needs a part of React that the bundle lacks unless a module is seen to use it.
 */
export function cutPieces(modules: ReadonlyMap<string, string>): HollowModules {
  const pieces: Record<string, string> = {};
  const hollow = [...modules].map(([path, code]) => {
    const own = code.includes(`\nimport ${OWN_COMPONENTS} from `) ? `, ${OWN_COMPONENTS}` : '';
    const left = cutMarked(code, (cut) => {
      if (cut.kind === 'piece' && findReactParts(cut.code).length > 0) return cut.code;
      const name = hashOf(cut.code);
      pieces[name] = cut.code;
      return cut.kind === 'piece'
        ? `_h("${PIECE}${name}", _Fragment${own})`
        : JSON.stringify(TEXT + name);
    });
    return [path, left] as const;
  });
  return {modules: Object.fromEntries(hollow), pieces};
}
