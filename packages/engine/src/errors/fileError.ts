import {relative, resolve, sep} from 'node:path';
import {ContentError} from './contentError.ts';
import {createDiagnostic, type Diagnostic} from './diagnostic.ts';
import {SPECIAL_FILE} from './specialFile.ts';

/** What the system says of a file, in words: Chinese, English. */
const REASONS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  EACCES: ['没有权限', 'no permission'],
  EPERM: ['不允许', 'not permitted'],
  ENOSPC: ['磁盘已满', 'the disk is full'],
  EDQUOT: ['配额已用完', 'the quota is used up'],
  EFBIG: ['文件太大', 'the file is too large'],
  EROFS: ['文件系统只读', 'the file system is read-only'],
  ENOENT: ['不存在', 'it does not exist'],
  EISDIR: ['这是文件夹，不是文件', 'it is a folder, not a file'],
  ENOTDIR: ['路径里有一段是文件，不是文件夹', 'a part of the path is a file, not a folder'],
  ENOTEMPTY: ['文件夹不是空的', 'the folder is not empty'],
  EEXIST: ['已经存在', 'it exists already'],
  ENAMETOOLONG: ['名字太长', 'the name is too long'],
  ELOOP: ['链接绕成了圈', 'links lead in a circle'],
  EMFILE: ['打开的文件太多', 'too many files are open'],
  ENFILE: ['系统打开的文件太多', 'the system has too many files open'],
  EXDEV: ['在另一个文件系统上', 'it is on another file system'],
  EBUSY: ['正被占用', 'it is in use'],
  EIO: ['读写出错', 'the device failed'],
};

/** Turns what the file system says into a diagnostic that names the file; undefined for any other error. */
export function toFileError(error: unknown, siteDir: string): ContentError | undefined {
  const {code: given, path, dest} = error as NodeJS.ErrnoException & {readonly dest?: unknown};
  if (given === SPECIAL_FILE && typeof path === 'string')
    return new ContentError(
      [createDiagnostic('SRC-006', {}, {place: {file: nameOf(path, siteDir)}})],
      {cause: error},
    );
  // Node's own word where a file was to be removed and a folder is there.
  const code = given === 'ERR_FS_EISDIR' ? 'EISDIR' : given;
  const reason = code === undefined ? undefined : REASONS[code];
  if (!(error instanceof Error) || !reason) return undefined;
  const named = typeof dest === 'string' && code !== 'ENOENT' ? dest : path;
  const file = typeof named === 'string' ? nameOf(named, siteDir) : undefined;
  return new ContentError(
    [createDiagnostic('EM-003', {code: code!, reason}, file === undefined ? {} : {place: {file}})],
    {cause: error},
  );
}

/** Relative to the site when the file is in it. */
function nameOf(path: string, siteDir: string): string {
  const inside = relative(resolve(siteDir), resolve(path));
  const file = inside.startsWith('..') ? path : inside;
  return sep === '/' ? file : file.replaceAll(sep, '/');
}

/** Tells what is wrong with a file, or with what it holds; undefined for any other error. */
export function toFileProblems(error: unknown, siteDir: string): readonly Diagnostic[] | undefined {
  return (error instanceof ContentError ? error : toFileError(error, siteDir))?.diagnostics;
}
