import {posix, relative, win32} from 'node:path';

/** Writes a path as the bundler names modules: with `/` on every system. `C:\\site\\a.tsx` → `C:/site/a.tsx` */
export function toModuleId(path: string): string {
  return path.replaceAll('\\', '/');
}

/** Writes a path from a folder on, with `/` on every system: the site's files are known so. `C:\\site`, `C:\\site\\a.tsx` → `a.tsx` */
export const toLocalPath = (dir: string, path: string): string => toModuleId(relative(dir, path));

/**
 * Quotes the path of a module for an import in generated code, the same on every system: `C:\\a.ts` → `"C:/a.ts"`. With `\\`
 * in it, what was prepared where a package is made fits no site on Windows, which then runs the bundler itself.
 */
export const quoteModule = (path: string): string => JSON.stringify(toModuleId(path));

/**
 * Tells whether an import names a package: neither a path, which may begin with a drive, nor a module that the bundler made. `react` →
 * true, `C:\\a.ts` → false
 */
export const isPackageId = (id: string): boolean => !/^(?:[./\0]|[A-Za-z]:[\\/])/.test(id);

/**
 * Tells whether a module is below a folder. Both may be written with either slash; Windows does not tell letters of drives
 * apart.
 */
export function isBelow(dir: string, id: string): boolean {
  const isWindows = /^[A-Za-z]:[\\/]/.test(dir);
  const own = isWindows ? win32 : posix;
  const path = own.relative(dir, id);
  return path !== '' && path !== '..' && !path.startsWith(`..${own.sep}`) && !own.isAbsolute(path);
}

/**
 * Makes the address under which the development server sends a file: `/site/a.tsx` → `@fs/site/a.tsx`, `C:\\a` →
 * `@fs/C:/a`.
 */
export function toFsAddress(path: string): string {
  const id = toModuleId(path);
  return `@fs${id.startsWith('/') ? '' : '/'}${id}`;
}
