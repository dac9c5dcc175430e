import {dirname, join, resolve} from 'node:path';

/** What code takes of files that it does not import. */
interface UnimportedFiles {
  /** Files, absolute: `new URL('./a.png', import.meta.url)` */
  readonly files: readonly string[];
  /** Folders, absolute, with a slash at their end, of whose files a pattern picks some: `import.meta.glob('./a/*.json')` */
  readonly folders: readonly string[];
}

const ADDRESS =
  /\bnew\s+URL\(\s*(?:(['"])([^'"\n]+)\1|`([^`]*)`)\s*,\s*(?:''\s*\+\s*)?import\.meta\.url/g;
/** Addresses that are put together when they are asked for: the bundler takes all files that they may name. */
const IMPORT = /\bimport\(\s*(?:`([^`$]*)\$\{|(['"])([^'"\n]*)\2\s*\+)/g;
const GLOB = /\bimport\.meta\.glob\b/g;
const LITERAL = /(['"`])!?((?:\.{1,2}|@site)?\/(?:(?!\1)[^\n])*)\1/g;

/** Finds the files and folders that code names without importing them. @param module its path @param root folder of the site */
export function findUnimportedFiles(
  code: string,
  {module, root}: {readonly module: string; readonly root: string},
): UnimportedFiles {
  const toPath = (written: string): string => {
    if (/^(?:@site)?\//.test(written)) return join(root, written.replace(/^@site/, ''));
    return resolve(dirname(module), written);
  };
  const toFolder = (pattern: string): string => {
    const fixed = pattern.replace(/(?:[*?[\]{}()!\\$]|[+@]\().*$/s, '');
    const folder = toPath(fixed.slice(0, fixed.lastIndexOf('/') + 1) || './');
    return folder.endsWith('/') ? folder : `${folder}/`;
  };
  const addresses = [...code.matchAll(ADDRESS)].map(([, , plain, made]) => plain ?? made!);
  const patterns = [
    ...addresses.filter((address) => address.includes('${')),
    ...[...code.matchAll(IMPORT)].map(([, made, , begun]) => made ?? begun!),
    ...[...code.matchAll(GLOB)].flatMap(({index}) =>
      [...readCall(code, index).matchAll(LITERAL)].map(([, , text]) => text!),
    ),
  ];
  return {
    files: addresses
      .filter((address) => !address.includes('${') && !/^(?:\w+:|\/)/.test(address))
      .map((address) => toPath(address.replace(/[?#].*$/, ''))),
    folders: [...new Set(patterns.map(toFolder))],
  };
}

const TOKEN = /(['"`])(?:\\.|(?!\1)[^\\])*\1|[()]/gs;

/** Reads a call from its name to the bracket that ends it. */
function readCall(code: string, start: number): string {
  const token = new RegExp(TOKEN);
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(code); found; found = token.exec(code)) {
    if (found[0] === '(') depth++;
    else if (found[0] === ')' && --depth === 0) break;
  }
  return code.slice(start, token.lastIndex || code.length);
}
