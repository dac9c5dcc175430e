import {append} from '../../cache/append.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {closesFence, findFence} from '../../content/source/fences.ts';
import {dropMarks} from '../text/marks.ts';
import {separateDisplayMath} from '../prepare/repairs/displayMath.ts';
import {opensMdxFence} from '../prepare/lines/mdxSigns.ts';
import {limitPadding} from '../prepare/repairs/paddedCells.ts';
import {repairInline, type SourceToPrepare} from '../prepare/prepare.ts';
import {classifyLines} from '../prepare/lines/lines.ts';
import {findSlips} from '../prepare/slips/slips.ts';
import {checkAdmonition} from '../prepare/marks/unknownAdmonition.ts';
import {parseProgram} from '../js/syntax.ts';
import type {StatementBlock} from './statements.ts';
import {acceptHtml, blankLongComments} from './source/acceptHtml.ts';
import {moveEndsAfterRows} from './source/endsAfterRows.ts';
import {outdentEnds} from '../prepare/repairs/outdentEnds.ts';

interface PreparedMdx {
  /** As many lines as the body has. */
  readonly text: string;
  /** Statements inside admonitions, where the parser sees none: they count for the whole page. */
  readonly statements: readonly StatementBlock[];
  readonly diagnostics: readonly Diagnostic[];
}

const CLOSED = /^(?:[ \t]*>)*[ \t]*:{3,}[ \t]*$/;
const CONTAINER = /^((?:[ \t]*>)*[ \t]*)(:{3,})[ \t]*([\w\p{L}-]+)(.*)$/u;
/** The id at the end of a heading. Docusaurus takes `\{#id}` for one too, and ids with blanks and braces, which would be code here. */
const HEADING_ID =
  /^([ \t>]*#{1,6}[ \t].*?)\\?\{#((?:[^\s{}\\]|\\[{}])(?:[^\n{}\\]|\\[{}]){0,200})\}[ \t]*$/gm;

/**
 * Repairs an MDX page before parsing: Chinese emphasis and addresses as in `.md`, `{#id}` of headings, which would be an
 * expression, titles of admonitions, HTML comments, and fences of `mdx-code-block`, which go. Code, `import` and `export` are left alone.
 */
export function prepareMdx({
  body,
  file,
  firstLine,
  hasMath,
  hasWikiLinks,
  hasSingleTilde,
  admonitions,
  findCodeLines,
}: SourceToPrepare): PreparedMdx {
  const own = moveEndsAfterRows(outdentEnds(blankLongComments(dropMarks(body).split('\n'))));
  const lines = hasMath ? separateDisplayMath(own) : own;
  const out: string[] = [];
  const diagnostics: Diagnostic[] = [];
  let fence: string | undefined;
  let mdxFence: string | undefined;
  let block: string[] = [];
  let depth = 0;
  const statements: StatementBlock[] = [];
  const inline = {hasMath, hasWikiLinks, hasSingleTilde, isMdx: true};
  const endBlock = (end: number): void => {
    if (block.length) out.push(repairBlock(block.join('\n'), firstLine + end - block.length));
    block = [];
  };
  const repairBlock = (text: string, line: number): string => {
    if (/^(?:import|export)[\s{*]/.test(text)) {
      if (depth === 0 || 'reason' in parseProgram(text)) return text;
      statements.push({code: text, line});
      return text.replaceAll(/[^\n]/g, '');
    }
    const accepted = acceptHtml(text, {file, line});
    append(diagnostics, accepted.diagnostics);
    return repairInline(accepted.text, inline).replace(
      HEADING_ID,
      (_, heading: string, id: string) => `${heading}\\{#${toAnchor(id)}\\}`,
    );
  };
  lines.forEach((line, i) => {
    if (fence !== undefined) {
      out.push(line);
      if (closesFence(line, fence)) fence = undefined;
      return;
    }
    if (mdxFence === undefined ? opensMdxFence(line) : closesFence(line, mdxFence)) {
      endBlock(i);
      mdxFence = mdxFence === undefined ? findFence(line) : undefined;
      out.push(line.replace(/[^ \t>].*$/, ''));
      return;
    }
    fence = findFence(line);
    const container = fence === undefined && line.includes(':::') ? CONTAINER.exec(line) : null;
    if (fence === undefined && !container && line.trim() !== '') {
      block.push(line);
      if (CLOSED.test(line)) {
        endBlock(i + 1);
        depth = Math.max(0, depth - 1);
      }
      return;
    }
    endBlock(i);
    if (!container) {
      out.push(line);
      return;
    }
    depth++;
    const [, prefix = '', colons = '', name = '', rest = ''] = container;
    const place = {file, line: firstLine + i, column: prefix.length + 1};
    const unknown = checkAdmonition(name, admonitions, {place, isBox: true});
    if (unknown) diagnostics.push(unknown);
    out.push(prefix + colons + name + toLabel(rest));
  });
  endBlock(lines.length);
  const placeOf = (line: number) => ({file, line: firstLine + line});
  const limited = limitPadding(out.join('\n'), placeOf, findCodeLines);
  append(diagnostics, findSlips(own, classifyLines(own), {placeOf}));
  append(diagnostics, limited.diagnostics);
  return {text: limited.text, statements, diagnostics};
}

/** Makes an id of what is written for one: `a b` → `a-b`, `a\{b` → `a-b`. */
const toAnchor = (id: string): string => id.trimEnd().replaceAll(/[\s{}\\]+/g, '-');

/** ` 标题` → `[标题]`; a label or attributes stay as they are. */
function toLabel(rest: string): string {
  const title = rest.trim();
  if (title === '' || /^[{[]/.test(title)) return title;
  return `[${title.replace(/[[\]]/g, '\\$&')}]`;
}
