import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';

const CODE = /\.[jt]sx?$/;
const MAIN = /<(?:main|Main|Page)\b|createElement\(\s*['"]main['"]/;
const IMPORT = /\bfrom\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/**
 * Tells whether a component page brings its own `<main>`, in its file or in one that it imports by a relative path. Such a
 * page is as it is; the others get the frame of the site.
 */
export function hasMain(file: string): boolean {
  const seen = new Set<string>();
  const waiting = [file];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const code = readFileSync(path, 'utf8');
    if (MAIN.test(code)) return true;
    for (const [, target] of code.matchAll(IMPORT)) {
      const base = join(dirname(path), target!);
      const found = CODE.test(base) && existsSync(base) ? base : findModuleFile(base);
      if (found !== undefined) waiting.push(found);
    }
  }
  return false;
}
