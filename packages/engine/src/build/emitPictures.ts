import type {OutputFolder} from '../output/emit/outputFolder.ts';
import type {Pictures} from '../routes/pictures/pictures.ts';

/** Publishes the pictures that were made and embedded. Those that are there are not read. */
export async function emitPictures(
  {used}: Pick<Pictures, 'used'>,
  output: OutputFolder,
): Promise<void> {
  for (const [path, {key, readBytes}] of used)
    if (!output.reuse(path, key)) output.write(path, key, await readBytes());
}
