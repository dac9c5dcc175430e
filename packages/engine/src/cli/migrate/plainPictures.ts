import {mapProse, outsideSpans} from './from/markdown/fences.ts';
import type {MigratedFile} from './from/common/migration.ts';
import {isWrittenNote} from './writtenNotes.ts';

type Files = ReadonlyMap<string, MigratedFile>;

/** A picture whose address is no secure one. */
const PICTURE = /(?:!\[[^\][]*\]\(\s*<?|<img\b[^<>]*?\ssrc\s*=\s*["']?)http:\/\//i;
const CONFIG = 'wuya.config.ts';
const END = '\n});\n';

/**
 * Lets the new site show the pictures that its notes fetch from `http://`, as the old one did: its policy has secure addresses alone,
 * which pages that are served so themselves, on a machine of one's own for example, do not make of others.
 */
export function allowPlainPictures(files: Files): Files {
  const config = files.get(CONFIG);
  if (config === undefined || !('text' in config) || !config.text.endsWith(END)) return files;
  const hasAny = [...files].some(
    ([path, file]) => isWrittenNote(path) && 'text' in file && hasPlainPicture(file.text),
  );
  if (!hasAny) return files;
  const deploy = JSON.stringify({contentSecurityPolicy: {'img-src': ['http:']}}, null, 2);
  const text = `${config.text.slice(0, -END.length)},\n  "deploy": ${deploy.replaceAll('\n', '\n  ')}${END}`;
  return new Map(files).set(CONFIG, {text});
}

function hasPlainPicture(text: string): boolean {
  if (!PICTURE.test(text)) return false;
  let isThere = false;
  mapProse(text, (line) =>
    outsideSpans(line, (part) => {
      isThere ||= PICTURE.test(part);
      return part;
    }),
  );
  return isThere;
}
