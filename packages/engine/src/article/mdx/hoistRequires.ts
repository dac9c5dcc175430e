import type {Island} from './mdxPage.ts';

const REQUIRED = /\brequire\(\s*(["'])([^"'\n]+)\1\s*,?\s*\)(?:\s*(?:\?\.|\.)\s*default\b)?/g;

/** Makes `require('…')` in islands an import, whose name is in its place; `required` gives the names by path. */
export function hoistRequires(written: readonly Island[]): {
  islands: readonly Island[];
  required: ReadonlyMap<string, string>;
} {
  const required = new Map<string, string>();
  const hoist = (code: string): string =>
    code.replace(REQUIRED, (_, _quote: string, path: string) => {
      if (!required.has(path)) required.set(path, `_file${required.size}`);
      return required.get(path)!;
    });
  const islands = written.map((island): Island =>
    island.kind === 'expression'
      ? {...island, code: hoist(island.code)}
      : {
          ...island,
          attributes: island.attributes.map((attribute) =>
            attribute.kind === 'text' ? attribute : {...attribute, code: hoist(attribute.code)},
          ),
        },
  );
  return {islands, required};
}
