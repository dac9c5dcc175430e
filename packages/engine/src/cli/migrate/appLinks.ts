import {compareText} from '../../errors/compareText.ts';
import {mapProse, outsideSpans} from './from/markdown/fences.ts';
import {
  createProblemList,
  type MigratedFile,
  type MigrationProblem,
} from './from/common/migration.ts';
import {isWrittenNote} from './writtenNotes.ts';

/** A link whose address opens a program for notes on the computer of who wrote it; `file:` is told with the files of that computer. */
const LINK =
  /(?<!!)\[[^\][]{0,1000}\]\(\s*<?(evernote|yinxiang|onenote|obsidian|zotero|notion|siyuan|joplin|bear|logseq|craftdocs|ulysses|things|wiz|x-devonthink-item):/gi;

/** Reports links that readers cannot follow, since they lead to programs of their author. */
export function reportAppLinks(
  files: ReadonlyMap<string, MigratedFile>,
): readonly MigrationProblem[] {
  const schemes = new Set<string>();
  const notes: string[] = [];
  for (const [path, file] of files) {
    if (!isWrittenNote(path) || !('text' in file) || file.text.match(LINK) === null) continue;
    mapProse(file.text, (line) =>
      outsideSpans(line, (part) => {
        for (const [, scheme = ''] of part.matchAll(LINK)) {
          schemes.add(`${scheme.toLowerCase()}:`);
          notes.push(path);
        }
        return part;
      }),
    );
  }
  const [first] = notes;
  if (first === undefined) return [];
  const kinds = [...schemes].sort(compareText);
  const {all, add} = createProblemList(first);
  add(
    undefined,
    `${notes.length} 个链接通往写作者电脑上的程序（${kinds.join('、')}），读者打不开，这一篇里是第一个；改成指向笔记的链接，或只留下文字。`,
    notes.length === 1
      ? `A link leads to a program of its author (${kinds.join(', ')}), so readers cannot follow it. Link to the note instead, or leave the words alone.`
      : `${notes.length} links lead to programs of their author (${kinds.join(', ')}), so readers cannot follow them; the first is in this note. Link to the notes instead, or leave the words alone.`,
  );
  return all;
}
