import {classify} from './fences.ts';

/** Languages of the diagrams that Typora, CSDN and others drew before Mermaid: js-sequence-diagrams, flowchart.js. */
const FENCE = /^(\s*)(`{3,}|~{3,})\s*(sequence|seq|flow|flowchart)\s*$/;

/** Rewrites sequence diagrams and flowcharts in the notations older than Mermaid as those of Mermaid; one with a line that is not understood stays. */
export function rewriteOldDiagrams(body: string): string {
  if (!/^[ \t]*(?:```|~~~)[`~]*[ \t]*(?:sequence|seq|flow|flowchart)[ \t]*$/m.test(body))
    return body;
  const out: string[] = [];
  let open: {readonly fence: RegExpExecArray; readonly at: number} | undefined;
  for (const {text, kind} of classify(body)) {
    if (kind === 'open') {
      const fence = FENCE.exec(text);
      open = fence ? {fence, at: out.length} : undefined;
    }
    out.push(text);
    if (kind !== 'close' || open === undefined) continue;
    const [, indent = '', signs = '', language = ''] = open.fence;
    const lines = out.slice(open.at + 1, -1).map((line) => line.trim());
    const drawn = language.startsWith('seq') ? toSequence(lines) : toFlowchart(lines);
    if (drawn !== undefined) {
      out.length = open.at;
      for (const line of [`${signs}mermaid`, ...drawn, signs]) out.push(indent + line);
    }
    open = undefined;
  }
  return out.join('\n');
}

/** Arrows of js-sequence-diagrams, and of Mermaid. */
const ARROWS: Readonly<Record<string, string>> = {
  '->': '->>',
  '-->': '-->>',
  '->>': '->>',
  '-->>': '-->>',
  '-': '->',
  '--': '-->',
};

/** `甲->乙: 你好` → `甲->>乙: 你好` */
function toSequence(lines: readonly string[]): string[] | undefined {
  const out = ['sequenceDiagram'];
  for (const line of lines) {
    const text = line.replaceAll('\\n', '<br/>');
    const [, from, arrow, to, words] =
      /^([^\-:>#]{1,100}?)\s*(--?>{0,2})\s*([^\-:>]{1,100}?)\s*:(.*)$/.exec(text) ?? [];
    const title = /^title\s*:\s*(.+)$/i.exec(text)?.[1];
    if (text === '' || text.startsWith('#')) continue;
    if (title !== undefined) out.push(`title ${title}`);
    else if (/^(?:participant\s|note\s+(?:left of|right of|over)\s[^:]*:)/i.test(text))
      out.push(text);
    else if (from === undefined) return undefined;
    else out.push(`${from}${ARROWS[arrow!]}${to}:${words}`);
  }
  return out.length > 1 ? out : undefined;
}

/** Brackets of Mermaid for the kinds of nodes of flowchart.js. */
const SHAPES: Readonly<Record<string, readonly [string, string]>> = {
  start: ['([', '])'],
  end: ['([', '])'],
  operation: ['[', ']'],
  parallel: ['[', ']'],
  subroutine: ['[[', ']]'],
  condition: ['{', '}'],
  inputoutput: ['[/', '/]'],
  input: ['[/', '/]'],
  output: ['[/', '/]'],
};

/** `st=>start: 开始`, `c(yes)->e` → `n0(["开始"])`, `n1 -->|yes| n2` */
function toFlowchart(lines: readonly string[]): string[] | undefined {
  const ids = new Map<string, string>();
  const out = ['flowchart TD'];
  for (const line of lines.filter((one) => one !== '')) {
    const [, name, kind, words = ''] = /^([\w\p{L}]+)=>(\w+)(?::\s*(.*))?$/u.exec(line) ?? [];
    const shape = SHAPES[kind ?? ''];
    if (name !== undefined && shape !== undefined) {
      const id = `n${ids.size}`;
      ids.set(name, id);
      const label = words.replace(/(?:\|\w+)?(?::>.*)?$/, '').replaceAll('"', '#quot;') || name;
      out.push(`${id}${shape[0]}"${label.trim()}"${shape[1]}`);
      continue;
    }
    const steps = line
      .split('->')
      .map((step) => /^([\w\p{L}]+)(?:\(([^()]*)\))?(?:@\w.*)?$/u.exec(step.trim()));
    const nodes = steps.map((step) => ids.get(step?.[1] ?? ''));
    if (nodes.length < 2 || nodes.includes(undefined)) return undefined;
    const links = nodes.map((node, i) => {
      const answer = /^\s*(yes|no)\b/.exec(steps[i]?.[2] ?? '')?.[1];
      return i === nodes.length - 1 ? node : `${node} -->${answer ? `|${answer}|` : ''} `;
    });
    out.push(links.join(''));
  }
  return out.length > 1 ? out : undefined;
}
