import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {pointAt} from '../../../errors/pointAt.ts';
import {isVoid} from '../../html/tags.ts';
import {createCodeSpans} from '../../prepare/lines/codeSpans.ts';
import {createBraces} from '../../js/braces.ts';
import {parseJsxTag} from '../../js/jsxTag.ts';
import {classifyLines} from '../../prepare/lines/lines.ts';

const MAY_HAVE_HTML = /<(?:!--|[a-z])/;
const SIGN = /\\.|`+|\{|<(?:!--|(?=[A-Za-z]))/gs;

/**
 * Rewrites HTML that strict MDX refuses but that means one thing only: comments, and `<br>` without its slash, which is a
 * notice. Code, expressions and attributes are left alone.
 * @param line of the block's first line in the file
 */
export function acceptHtml(
  block: string,
  {file, line}: {readonly file: string; readonly line: number},
): {text: string; diagnostics: Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  if (!MAY_HAVE_HTML.test(block)) return {text: block, diagnostics};
  const braces = createBraces(block);
  const endOfCodeSpan = createCodeSpans(block);
  let text = '';
  let from = 0;
  const signs = new RegExp(SIGN);
  for (let match = signs.exec(block); match; match = signs.exec(block)) {
    const {0: sign, index} = match;
    if (sign.startsWith('`')) signs.lastIndex = endOfCodeSpan(index, sign.length);
    else if (sign === '{') signs.lastIndex = Math.max(braces.endOf(index), index + 1);
    else if (sign === '<!--') {
      const end = block.indexOf('-->', index);
      if (end < 0) continue;
      text += `${block.slice(from, index)} {/*${block.slice(index + 4, end).replaceAll('*/', '* /')}*/}`;
      from = signs.lastIndex = end + 3;
    } else if (sign === '<') {
      const tag = parseJsxTag(block, index, {braces});
      signs.lastIndex = tag?.end ?? index + 1;
      if (tag?.kind !== 'open' || !isVoid(tag.name)) continue;
      // `<img></img>` is an element of MDX as it is.
      const closing = new RegExp(`\\s*</${tag.name}\\s*>`, 'y');
      closing.lastIndex = tag.end;
      if (closing.test(block)) continue;
      const written = block.slice(index, tag.end);
      const replacement = `${written.slice(0, -1)}/>`;
      const at = pointAt(block, index);
      const place = {file, line: line + at.line - 1, column: at.column};
      diagnostics.push(
        createDiagnostic(
          'MD-116',
          {tag: tag.name},
          {place, fix: {written, replacement, isAtPlace: true}},
        ),
      );
      text += block.slice(from, index) + replacement;
      from = tag.end;
    }
  }
  return {text: text + block.slice(from), diagnostics};
}

/** Blanks comments that run over several lines: an empty line would end a comment of MDX in the middle. Lines keep their number. */
export function blankLongComments(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.includes('<!--'))) return lines;
  const kinds = classifyLines(lines);
  const out = [...lines];
  for (let i = 0; i < out.length; i++) {
    if (kinds[i] !== 'opaque' || !/^[ \t>]*<!--(?!.*-->)/.test(out[i]!)) continue;
    const end = out.findIndex((line, j) => j > i && line.includes('-->'));
    out.fill('', i, end);
    out[end] = out[end]!.replace(/^.*?-->/, (comment) => ' '.repeat(comment.length));
    i = end;
  }
  return out;
}
