import type {Output} from './output.ts';

/** Writes into an output, without saying when it is finished. */
export type OutputFolder = Omit<Output, 'commit'>;

/** Narrows an output to the part below a folder: `''` for all of it, else `en/`. Paths count from there. */
export function folderOf(output: OutputFolder, folder: string): OutputFolder {
  if (folder === '') return output;
  return {
    reuse: (path, key) => output.reuse(folder + path, key),
    write: (path, key, content) => output.write(folder + path, key, content),
    read: (path) => output.read(folder + path),
    before: (path) => output.before(folder + path),
    files: () =>
      output
        .files()
        .flatMap(({path, key}) =>
          path.startsWith(folder) ? [{path: path.slice(folder.length), key}] : [],
        ),
    copy: (path, from) => output.copy(folder + path, from),
  };
}
