import {existsSync, readFileSync} from 'node:fs';
import {dirname, extname, join, resolve} from 'node:path';
import {PAGE_COMPONENTS} from '../../kinds/page/components.ts';
import {clientDir, themeDir} from '../modules/sources.ts';

/** An import that is run before the module: not that of types, nor one that waits. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const THEME = '@wuya/theme/';

/**
 * Creates what lists the stylesheets of the theme that components of pages import, absolute: in development documents name
 * them, so that nothing is shown before it has its styles. Names of other components have none.
 */
export function createPageSheets(): (components: readonly string[]) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const sheetsOf = (name: string): readonly string[] => {
    const found = known.get(name) ?? findSheets(name);
    known.set(name, found);
    return found;
  };
  return (components) => [...new Set(components.flatMap(sheetsOf))];
}

function findSheets(name: string): string[] {
  if (!Object.hasOwn(PAGE_COMPONENTS, name)) return [];
  const path = PAGE_COMPONENTS[name as keyof typeof PAGE_COMPONENTS];
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (extname(file) === '.css') return void sheets.push(file);
    for (const [, target] of (read(file) ?? '').matchAll(IMPORT)) {
      const next = toFile(target!, file);
      if (next !== undefined) visit(next);
    }
  };
  for (const dir of [themeDir, clientDir]) visit(join(dir, path));
  return sheets;
}

/** Finds the file of the theme or the client that an import names; undefined for other packages. */
function toFile(target: string, from: string): string | undefined {
  if (target.startsWith('.')) return resolve(dirname(from), target);
  if (!target.startsWith(THEME)) return undefined;
  const path = join(themeDir, target.slice(THEME.length));
  return [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file));
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
