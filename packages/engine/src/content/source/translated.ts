import {join} from 'node:path';
import {isSiteFile} from './inspectFile.ts';
import {isDiagnostic, readSource} from './readSource.ts';
import type {ReadRules} from './scan.ts';
import type {SourceFile} from './sourceFile.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';

/** Files of a folder, each as the language of the site has it. */
interface TranslatedFolder {
  /** The folder that has a file: the first one of translations, else the folder itself. */
  folderOf(path: string): string;
  /** Reads a file, or says why it cannot. */
  read(path: string): SourceFile | Diagnostic;
}

/** Opens a folder of the site with its translations. @param translated folders relative to the site, of which the first counts */
export function openTranslated(
  files: ReadRules,
  folder: string,
  translated: readonly string[],
): TranslatedFolder {
  const folderOf = (path: string): string =>
    translated.find((one) => isSiteFile(join(files.dir, one, path), files)) ?? folder;
  return {
    folderOf,
    read(path) {
      const own = folderOf(path);
      const source = readSource(files, own, path);
      return own === folder || isDiagnostic(source)
        ? source
        : {...source, originalPath: `${folder}/${path}`};
    },
  };
}
