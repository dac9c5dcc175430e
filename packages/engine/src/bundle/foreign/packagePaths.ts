import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';

/** A path from a file of the site into a folder of packages. */
const INTO_PACKAGES = /(?<=['"(])(?:\.{1,2}\/)+node_modules\/([^'")\n]+)/g;

/**
 * Names packages in the place of paths to their files, where these files are not there: a package may be in a folder above, may have a
 * counterpart here, and is named where it is not installed. `'../../node_modules/a/b.css'` → `'a/b.css'`
 * @param file the one that holds the code, absolute
 */
export function namePackages(code: string, file: string): string {
  if (!code.includes('node_modules/')) return code;
  return code.replace(INTO_PACKAGES, (path, inPackage: string) => {
    const whole = join(dirname(file), path);
    return existsSync(whole) || findModuleFile(whole) ? path : inPackage;
  });
}
