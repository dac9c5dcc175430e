import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const STYLES = /^import '[^']+\.css';\n/gm;

/**
 * Takes the imports of stylesheets out of the declarations in a folder. They name no types, the stylesheets are not beside them,
 * and a project that checks the declarations of packages (`skipLibCheck: false`) reports each of them (TS2882).
 */
export function dropStyleImports(folder) {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.d.ts')) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const plain = text.replace(STYLES, '');
    if (plain !== text) writeFileSync(path, plain);
  }
}
