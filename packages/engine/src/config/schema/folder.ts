import {posix} from 'node:path';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {printValue, type Schema, text as anyText} from './schema.ts';

/**
 * Accepts a folder relative to the site, as paths are compared: without `./` before it and slashes after it.
 * @example './notes/' → 'notes', '..\\docs' → '../docs'
 */
export function folder(): Schema<string> {
  const written = anyText();
  return {
    ...written,
    parse(value, path, report) {
      const text = written.parse(value, path, report);
      // As it is written: the name of a folder may have signs that no text for readers has.
      const normal = posix
        .normalize((typeof value === 'string' ? value : text).replaceAll('\\', '/'))
        .replace(/(?<=[^/])\/+$/, '');
      // No name of a file has a zero: Node throws before the system says so.
      if ((normal === '.' && typeof value === 'string') || normal.includes('\0'))
        report(
          path,
          createDiagnostic('CFG-002', {
            path,
            expected: OWN,
            value: printValue(value),
            ...(path === 'docs.path' && {advice: MOVE_NOTES}),
          }),
        );
      return normal;
    },
  };
}

/** The folder of the site holds packages and the output too. */
const OWN: Words = [
  '站点里的一个文件夹，不是站点自己',
  'a folder in the site, not the site itself',
];

const MOVE_NOTES: Words = [
  "把笔记移进一个文件夹，写 path: 'notes'；不想移动它们，就把 wuya.config.ts 移到旁边的一个新文件夹，写 path: '../笔记的文件夹'",
  "Move the notes into a folder and write path: 'notes'; to leave them where they are, move wuya.config.ts to a new folder beside them and write path: '../FOLDER-OF-NOTES'",
];
