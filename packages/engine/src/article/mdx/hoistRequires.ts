import type {Island} from './mdxPage.ts';
import {isMarkdownImport} from './statementReader.ts';
import type {Asked} from './statements.ts';

const REQUIRED = /\brequire\(\s*(["'])([^"'\n]+)\1\s*,?\s*\)(?:\s*(?:\?\.|\.)\s*([\w$]{1,80}))?/g;

/** Islands without `require`, and the names in its place. */
interface HoistedRequires {
  readonly islands: readonly Island[];
  /** Name of what a file gives by its path, as written. */
  readonly required: ReadonlyMap<string, string>;
  /** Values that are taken of Markdown. */
  readonly asked: readonly Asked[];
  /** Markdown that is named, and the line that does. */
  readonly markdown: readonly {readonly from: string; readonly line: number}[];
}

/**
 * Makes `require('…')` in islands an import, whose name is in its place. What is taken of Markdown besides its article is
 * asked of that file: `require('./a.md').metadata`.
 */
export function hoistRequires(written: readonly Island[]): HoistedRequires {
  const required = new Map<string, string>();
  const asked: Asked[] = [];
  const markdown: {from: string; line: number}[] = [];
  const hoist = (code: string, line: number): string =>
    code.replace(REQUIRED, (...match: string[]) => {
      const [, , from = '', name = 'default'] = match;
      if (isMarkdownFile(from)) markdown.push({from, line});
      if (name !== 'default' && isMarkdownFile(from)) {
        const known = asked.find((one) => one.from === from && one.imported === name);
        const local = known?.local ?? `_asked${asked.length}`;
        if (!known) asked.push({local, imported: name, from});
        return local;
      }
      if (!required.has(from)) required.set(from, `_file${required.size}`);
      return required.get(from)! + (name === 'default' ? '' : `.${name}`);
    });
  const islands = written.map((island): Island =>
    island.kind === 'expression'
      ? {...island, code: hoist(island.code, island.line)}
      : {
          ...island,
          attributes: island.attributes.map((attribute) =>
            attribute.kind === 'text'
              ? attribute
              : {...attribute, code: hoist(attribute.code, island.line)},
          ),
        },
  );
  return {islands, required, asked, markdown};
}

/** Tells whether a path is that of Markdown which is read as such, with no loader of webpack before it. */
const isMarkdownFile = (from: string): boolean => isMarkdownImport(from) && !from.includes('!');
