import {posix} from 'node:path';
import {mapProse, outsideSpans} from '../markdown/fences.ts';
import type {OldFolder} from '../common/migration.ts';

const EMBED = /!\[\[([^\][|#\n]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp))(?:[|#][^\][\n]*)?\]\]/gi;

/**
 * Tells whether notes show pictures as Obsidian does, by their name alone: `![[a.png]]`. Books are written in it, and plugins of
 * their tools read it.
 */
export function showsWikiPictures(notes: readonly string[], folder: OldFolder): boolean {
  const names = new Set(folder.paths.map((path) => posix.basename(path)));
  let isShown = false;
  const look = (part: string): string => {
    isShown ||= [...part.matchAll(EMBED)].some(([, name = '']) =>
      names.has(posix.basename(name.trim())),
    );
    return part;
  };
  for (const path of notes) {
    const text = folder.read(path);
    if (text.includes('![[')) mapProse(text, (line) => outsideSpans(line, look));
    if (isShown) return true;
  }
  return false;
}
