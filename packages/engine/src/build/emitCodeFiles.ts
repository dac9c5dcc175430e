import type {OutputFolder} from '../output/emit/outputFolder.ts';
import type {CodeFiles} from '../routes/codeFiles.ts';

/** Publishes the code of notes as zip files. Those that are there are not made. */
export function emitCodeFiles({used}: Pick<CodeFiles, 'used'>, output: OutputFolder): void {
  for (const [path, {key, readBytes}] of used) {
    if (output.reuse(path, key)) continue;
    const bytes = readBytes();
    if (bytes) output.write(path, key, bytes);
  }
}
