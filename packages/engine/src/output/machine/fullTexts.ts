import {hashOf} from '../../cache/hash.ts';
import {markdownCopyPathOf} from '../../routes/routeTable.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import type {TextGroup} from './llms.ts';

/** Separates two texts. */
const BREAK = Buffer.from('\n---\n\n');

/** The Markdown copy of a page in the output, and what it was made from. */
interface Copy {
  readonly path: string;
  readonly key: string;
}

/**
 * Writes all texts of each group into one file, which posts at the root share with the rest. One in which nothing changed is
 * not read; of another only the copies are read that changed.
 */
export function emitFullTexts(
  groups: readonly Pick<TextGroup, 'fullPath' | 'pages'>[],
  output: OutputFolder,
): void {
  const keys = new Map(output.files().map(({path, key}) => [path, key]));
  const byPath = new Map<string, Copy[]>();
  for (const {fullPath, pages} of groups) {
    const copies = byPath.get(fullPath) ?? [];
    byPath.set(fullPath, copies);
    for (const {outputPath} of pages) {
      const path = markdownCopyPathOf(outputPath);
      copies.push({path, key: keys.get(path)!});
    }
  }
  for (const [fullPath, copies] of byPath) {
    const key = keyOf(copies);
    if (output.reuse(fullPath, key)) continue;
    const stretches = findUnchanged(fullPath, copies, output);
    const texts = stretches ?? copies.map(({path}) => output.read(path));
    output.write(fullPath, key, joinTexts(texts));
  }
}

function keyOf(copies: readonly {readonly key: string}[]): string {
  return hashOf(...copies.map(({key}) => key));
}

/**
 * Takes the texts that are as they were from the file that the last build made, and reads the rest. Where each text
 * is in it is known from their sizes, if its key is that of these copies: it was made from all of them, in this
 * order. @returns undefined where it was made from others, or is not as that build left it
 */
function findUnchanged(
  fullPath: string,
  copies: readonly Copy[],
  output: OutputFolder,
): readonly Uint8Array[] | undefined {
  const before = copies.flatMap(({path}) => output.before(path) ?? []);
  const whole = output.before(fullPath);
  if (before.length < copies.length || whole?.key !== keyOf(before)) return undefined;
  const sizeBytes = before.reduce((sum, {size}) => sum + size, (before.length - 1) * BREAK.length);
  const bytes = sizeBytes === whole.size ? whole.read() : undefined;
  if (!bytes) return undefined;
  let start = 0;
  return copies.map(({path, key}, i) => {
    const {key: lastKey, size} = before[i]!;
    const own = bytes.subarray(start, start + size);
    start += size + BREAK.length;
    return key === lastKey ? own : output.read(path);
  });
}

function joinTexts(texts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(texts.flatMap((text, i) => (i === 0 ? [text] : [BREAK, text])));
}
