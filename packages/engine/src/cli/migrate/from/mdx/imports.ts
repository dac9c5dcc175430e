import {classify} from '../markdown/fences.ts';

/** The body of an MDX note without what it imports and exports. */
export interface WithoutImports {
  /** Lines keep their numbers. */
  readonly text: string;
  /** Paths that are imported, by the name that they get: `import a from './a.png'`. */
  readonly paths: ReadonlyMap<string, string>;
  /** Numbers of lines that export something. */
  readonly exports: readonly number[];
}

const IMPORT = /^import\s+(?:type\s+)?(?:["'{]|\*\s+as\s|[\w$]+\s*(?:,|\bfrom\s))/;
const EXPORT = /^export\s+(?:const|let|var|function|default|async|class|\{|\*)/;
const IMPORTED = /(?:^|\bfrom\s+|import\s+)["']([^"']+)["']\s*;?\s*$/;

/** Takes the imports and exports out of an MDX note; code stays. */
export function dropImports(body: string): WithoutImports {
  const paths = new Map<string, string>();
  const exports: number[] = [];
  const lines = classify(body);
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const {text, kind} = lines[i]!;
    const isImport = kind === 'prose' && IMPORT.test(text);
    if (!isImport && !(kind === 'prose' && EXPORT.test(text))) {
      out.push(text);
      continue;
    }
    if (!isImport) exports.push(i + 1);
    let statement = text;
    out.push('');
    while (!isDone(statement, isImport) && i + 1 < lines.length) {
      statement += `\n${lines[++i]!.text}`;
      out.push('');
    }
    const [, name] = /^import\s+(?:\*\s+as\s+)?([\w$]+)/.exec(statement) ?? [];
    const path = IMPORTED.exec(statement)?.[1];
    if (name !== undefined && path !== undefined) paths.set(name, path);
  }
  return {text: out.join('\n'), paths, exports};
}

/** Tells whether a statement is complete: an import names its module, an export has closed what it opened. */
function isDone(statement: string, isImport: boolean): boolean {
  if (isImport) return IMPORTED.test(statement) || /\n\s*$/.test(statement);
  const bare = statement.replace(/(["'`])(?:\\.|(?!\1)[^\\])*\1/gs, '');
  const count = (signs: RegExp): number => bare.match(signs)?.length ?? 0;
  return count(/[{[(]/g) <= count(/[}\])]/g);
}
