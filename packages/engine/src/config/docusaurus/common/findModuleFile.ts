import {existsSync} from 'node:fs';

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Finds the file of a module that is written without its ending; undefined where there is none.
 * @param base absolute
 * @example /site/theme/Footer → /site/theme/Footer.tsx or /site/theme/Footer/index.js
 */
export function findModuleFile(base: string): string | undefined {
  return [base, `${base}/index`]
    .flatMap((path) => ENDINGS.map((ending) => path + ending))
    .find((path) => existsSync(path));
}
