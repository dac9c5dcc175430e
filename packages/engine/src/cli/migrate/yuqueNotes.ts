import {classify, outsideSpans} from './from/markdown/fences.ts';
import type {MigratedFile} from './from/common/migration.ts';
import {isWrittenNote, mapBodies} from './writtenNotes.ts';

const FORMULA =
  /!\[[^\]]*\]\(https?:\/\/cdn\.nlark\.com\/yuque\/__latex\/\w+\.svg#(?:[^)\s]*&)?code=([^&)\s]+)[^)\s]*\)/g;
/** A picture of a formula at Zhihu, in Markdown or HTML. */
const ZHIHU =
  /!\[(?:[^[\]]|\[[^[\]]*\])*\]\(https?:\/\/www\.zhihu\.com\/equation\?tex=([^&)\s]+)[^)\s]*\)|<img\b[^<>]*\ssrc="https?:\/\/www\.zhihu\.com\/equation\?tex=([^&"]+)[^"]*"[^<>]*>/g;
/** A heading whose id is one of Yuque, and a box of Yuque that has another name here. */
const HEADING = /^<h([1-6]) id="[\w-]{5}">.*<\/h\1>\s*$/;
const BOX = /^((?:\s*>)*\s*:{3,}\s*)(tips|color\d)\s*$/;
const ANY =
  /nlark\.com\/yuque\/__latex\/|zhihu\.com\/equation\?tex=|^[ \t>]*:{3,}[ \t]*(?:tips|color\d)|^<h[1-6] id="[\w-]{5}">/m;

/**
 * Rewrites what notes exported from Yuque have of their own, whatever tool they came by: boxes (`:::tips`), pictures of formulas,
 * headings in HTML with Markdown right below. Those of Zhihu have pictures of formulas too.
 */
export function rewriteYuqueNotes(
  files: ReadonlyMap<string, MigratedFile>,
): ReadonlyMap<string, MigratedFile> {
  const config = files.get('wuya.config.ts');
  // Where the old site shows no formulas, a dollar is one: the picture stays.
  const hasMath = config !== undefined && 'text' in config && config.text.includes('"math": true');
  return mapBodies(files, {
    isWanted: (text, path) => isWrittenNote(path) && ANY.test(text),
    rewrite: ({body}) => rewriteBody(body, hasMath),
  });
}

function rewriteBody(body: string, hasMath: boolean): string {
  const lines = classify(body);
  const rewritten = lines.map(({text: line, kind}, i) => {
    if (kind !== 'prose') return line;
    if (HEADING.test(line)) return (lines[i + 1]?.text ?? '').trim() === '' ? line : `${line}\n`;
    return outsideSpans(line, (part) =>
      hasMath
        ? part
            .replace(FORMULA, toFormula)
            .replace(ZHIHU, (picture: string, code?: string, inHtml?: string) =>
              // A line break at its end makes it a display there.
              toFormula(
                picture,
                (code ?? inHtml)!.replace(/(?:%5C%5C|\\\\)\+*$/i, '').replaceAll('+', ' '),
              ),
            )
        : part,
    ).replace(BOX, (_, open: string, name: string) => open + (name === 'tips' ? 'tip' : 'note'));
  });
  return rewritten.join('\n');
}

/** Returns the formula that a picture was made of; the picture where it cannot be between dollars. */
function toFormula(picture: string, code: string): string {
  try {
    const formula = decodeURIComponent(code).trim();
    return formula === '' || /[$\n]/.test(formula) ? picture : `$${formula}$`;
  } catch {
    return picture;
  }
}
