import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {ADMONITION_NAMES, isAdmonition} from '../markdown/admonitionTypes.ts';
import {closesFence, findFence} from '../markdown/lineKinds.ts';
import {dropMarks} from '../markdown/marks.ts';
import {opensMdxFence} from '../markdown/mdxSigns.ts';
import {repairInline, type SourceToPrepare} from '../markdown/prepare.ts';

export interface PreparedMdx {
  /** As many lines as the body has. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

const CONTAINER = /^((?:[ \t]*>)*[ \t]*)(:{3,})[ \t]*([\w\p{L}-]+)(.*)$/u;
const HEADING_ID = /^([ \t>]*#{1,6}[ \t].*?)\{(#[^\s{}]+)\}[ \t]*$/gm;

/**
 * Repairs a strict page before parsing: Chinese emphasis and addresses as in `.md`, `{#id}` of headings, which would be an
 * expression, titles of admonitions, and fences of `mdx-code-block`, which go. Code, `import` and `export` are left alone.
 */
export function prepareMdx({body, file, firstLine, hasMath}: SourceToPrepare): PreparedMdx {
  const lines = dropMarks(body).split('\n');
  const out: string[] = [];
  const diagnostics: Diagnostic[] = [];
  let fence: string | undefined;
  let mdxFence: string | undefined;
  let block: string[] = [];
  const endBlock = (): void => {
    if (block.length) out.push(repairBlock(block.join('\n'), hasMath));
    block = [];
  };
  lines.forEach((line, i) => {
    if (fence !== undefined) {
      out.push(line);
      if (closesFence(line, fence)) fence = undefined;
      return;
    }
    if (mdxFence === undefined ? opensMdxFence(line) : closesFence(line, mdxFence)) {
      endBlock();
      mdxFence = mdxFence === undefined ? findFence(line) : undefined;
      out.push(line.replace(/[^ \t>].*$/, ''));
      return;
    }
    fence = findFence(line);
    const container = fence === undefined && line.includes(':::') ? CONTAINER.exec(line) : null;
    if (fence === undefined && !container && line.trim() !== '') {
      block.push(line);
      return;
    }
    endBlock();
    if (!container) {
      out.push(line);
      return;
    }
    const [, prefix = '', colons = '', name = '', rest = ''] = container;
    if (!isAdmonition(name)) {
      const nearest = findNearest(name, ADMONITION_NAMES);
      const place = {file, line: firstLine + i, column: prefix.length + 1};
      diagnostics.push(createDiagnostic('MD-140', {type: name, known: ADMONITION_NAMES, ...(nearest && {nearest})}, {place}));
    }
    out.push(prefix + colons + name + toLabel(rest));
  });
  endBlock();
  return {text: out.join('\n'), diagnostics};
}

function repairBlock(block: string, hasMath: boolean): string {
  if (/^(?:import|export)[\s{*]/.test(block)) return block;
  return repairInline(acceptHtml(block), {hasMath, isMdx: true}).replace(HEADING_ID, (_, heading: string, id: string) => `${heading}\\{${id}\\}`);
}

const HTML = /(`+)[^]*?[^`]\1(?!`)|<!--((?:(?!-->|\*\/)[^])*)-->|<((?:br|hr|img|input|wbr)\b(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)>/gi;

/** HTML that strict MDX refuses but that means one thing only: comments, and `<br>` without its slash. */
function acceptHtml(block: string): string {
  if (!/<(?:!--|br|hr|img|input|wbr)/i.test(block)) return block;
  return block.replace(HTML, (whole, _ticks?: string, comment?: string, tag?: string) => {
    if (comment !== undefined) return ` {/*${comment}*/}`;
    return tag === undefined || tag.endsWith('/') ? whole : `<${tag}/>`;
  });
}

/** ` 标题` → `[标题]`; a label or attributes stay as they are. */
function toLabel(rest: string): string {
  const title = rest.trim();
  if (title === '' || /^[{[]/.test(title)) return title;
  return `[${title.replace(/[[\]]/g, '\\$&')}]`;
}
