/** Code of an error of ours: a pipe, a socket or a device was to be read, which may never end. */
export const SPECIAL_FILE = 'ERR_SPECIAL_FILE';

/** Makes the error of a file that is not read, as the system makes those of files. @param path absolute */
export function createSpecialFileError(path: string): Error {
  return Object.assign(new Error(`No regular file: ${path}`), {code: SPECIAL_FILE, path});
}
