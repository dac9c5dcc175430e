import {compareText} from '../../../../errors/compareText.ts';
import {type OldFolder, toObject, toText} from './migration.ts';
import {replaceNamed} from '../markdown/replaceNamed.ts';

/** A folder whose notes are where they are published. */
export interface PublishedFolder extends OldFolder {
  /** Where a file is in truth. */
  originalOf(path: string): string;
}

/**
 * Reads a folder as the `rewrites` of VitePress publish it.
 * @example `{'en/:rest*': ':rest*'}`: `docs/en/a.md` is at `docs/a.md`
 * @param root folder of the notes, `` or `docs/`
 */
export function publish(folder: OldFolder, root: string, rewrites: unknown): PublishedFolder {
  const rename = createRename(rewrites);
  const originals = new Map<string, string>();
  const paths = folder.paths.map((path) => {
    const own = path.slice(root.length);
    if (!path.startsWith(root) || /^(?:\.|public\/)/.test(own)) return path;
    const published = root + rename(own);
    if (published !== path) originals.set(published, path);
    return published;
  });
  const originalOf = (path: string): string => originals.get(path) ?? path;
  return {
    paths: paths.sort(compareText),
    originalOf,
    has: (path) => originals.has(path) || folder.has(path),
    read: (path) => folder.read(originalOf(path)),
    run: (path) => folder.run(path),
  };
}

function createRename(rewrites: unknown): (path: string) => string {
  if (typeof rewrites === 'function')
    return (path) => toText((rewrites as (path: string) => unknown)(path)) ?? path;
  const rules = Object.entries(toObject(rewrites)).map(
    ([from, to]) => [toPattern(from), String(to).replace(/:(\w+)[*+?]?/g, '$<$1>')] as const,
  );
  return (path) => {
    const rule = rules.find(([pattern]) => pattern.test(path));
    return rule ? path.replace(rule[0], rule[1]) : path;
  };
}

/** `a/:name/:rest*` → an expression with groups of these names. */
function toPattern(written: string): RegExp {
  const escaped = written.replace(/[.+?^${}|[\]\\]/g, (sign, at: number) =>
    /[+?]/.test(sign) && /:\w+$/.test(written.slice(0, at)) ? sign : `\\${sign}`,
  );
  const pattern = replaceNamed(
    escaped,
    /:(?<name>\w+)(?:\((?<own>[^)]*)\)|(?<sign>[*+?]?))/g,
    ({name, own, sign}) => `(?<${name}>${own ?? (sign ? '.*' : '[^/]+')})`,
  );
  return new RegExp(`^${pattern}$`);
}
