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

/** Says in words what a code of the system means, `EACCES`: Chinese, English. Undefined for one that is none of a file. */
export function systemReason(
  code: string | undefined,
): readonly [zh: string, en: string] | undefined {
  return code !== undefined && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
}
