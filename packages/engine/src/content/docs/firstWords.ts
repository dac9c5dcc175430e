import {createFenceReader} from '../source/fences.ts';
import {toListWords} from '../source/listLabel.ts';
import {toPlainText} from './contentTitle.ts';

/** Signs before the words of a line: of a heading below the first level, a quote, an item, a task. */
const BEFORE = /^[ \t]*(?:#{2,6}[ \t]+|>[ \t]?|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+)/;

/** A comment between words. */
const COMMENT = /<!--.{0,1000}?-->|\{\/\*.{0,1000}?\*\/\}/g;

/** Begins a comment that goes on behind its line. */
const OPEN_COMMENT = /^[ \t]*(<!--|\{\/\*)/;

/** A line that has no words of its own: a title, the edge of an admonition, a rule, the tag of a component alone, a row of a table. */
const WORDLESS = /^[ \t]*(?:#(?!#)|:::|\||(?:-{3,}|\*{3,}|_{3,}|={3,})[ \t]*$)/;

/**
 * Reads the words of the first line of a note that has some, as Docusaurus describes a note without a description; found without parsing
 * it. Imports, exports, titles and code are left out: `# 甲\n\n**乙**丙。` → `乙丙。`; '' where none has.
 */
export function readFirstWords(body: string): string {
  const readFence = createFenceReader();
  let isCode = false;
  let end: string | undefined;
  for (const written of body.split('\n')) {
    if (readFence(written) !== 'text') continue;
    const at = end === undefined ? 0 : written.indexOf(end);
    if (at < 0) continue;
    const line = written.slice(at + (end?.length ?? 0)).replace(COMMENT, '');
    end = undefined;
    if (line.trim() === '') isCode = false;
    else if (/^(?:import|export)\s/.test(line)) isCode = true;
    if (isCode || WORDLESS.test(line)) continue;
    const open = OPEN_COMMENT.exec(line)?.[1];
    if (open !== undefined) {
      end = open === '<!--' ? '-->' : '*/}';
      continue;
    }
    const words = toPlainText(line.replace(BEFORE, ''));
    if (words !== '') return toListWords(words);
  }
  return '';
}
