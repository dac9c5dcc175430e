import {append} from '../../../../cache/append.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {classify} from './fences.ts';

/** Containers of VitePress, VuePress and its theme hope, and of HackMD → admonitions here. */
const ADMONITIONS: Readonly<Record<string, string>> = {
  info: 'info',
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
  success: 'success',
};
const ALIGNED: Readonly<Record<string, string>> = {
  center: 'center',
  right: 'right',
  left: 'left',
  'hljs-center': 'center',
  'hljs-right': 'right',
  'hljs-left': 'left',
};

interface Open {
  readonly colons: string;
  /** Lines that end it. */
  readonly end: readonly string[];
  readonly isTabs: boolean;
  /** Whether lines like `@type string` say what it is of: a field of the theme plume. */
  readonly isField: boolean;
  /** Labels of its tabs so far. */
  readonly labels: string[];
  hasTab: boolean;
}

/**
 * Rewrites `:::` containers: kinds of admonitions, details, groups of code and tabs. What is inside them stays.
 */
export function rewriteContainers(markdown: string): string {
  const out: string[] = [];
  const open: Open[] = [];
  const endTab = (container: Open): void => {
    if (container.hasTab) out.push('', '</TabItem>');
    container.hasTab = false;
  };
  const startTab = (container: Open, label: string): void => {
    endTab(container);
    const count = container.labels.filter((one) => one === label).length;
    out.push(`<TabItem ${printLabel(label, count)}>`, '');
    container.labels.push(label);
    container.hasTab = true;
  };
  const written = classify(markdown);
  for (const [i, {text: line, kind, info = ''}] of written.entries()) {
    const last = open.at(-1);
    if (kind === 'open' && last?.isTabs && !last.hasTab) {
      const label = /\[([^\]]+)\]/.exec(info)?.[1];
      startTab(last, label ?? (info.split(/[\s{:]/)[0] || 'code'));
      out.push(cleanInfo(line, {keepsTitle: false}));
      continue;
    }
    if (kind === 'close' && last?.isTabs && open.length > 0 && !last.end.includes('@tab')) {
      out.push(line);
      endTab(last);
      continue;
    }
    if (kind !== 'prose') {
      out.push(kind === 'open' ? cleanInfo(line, {keepsTitle: true}) : line);
      continue;
    }
    const tab = last?.isTabs ? TAB.exec(line)?.[1] : undefined;
    if (tab !== undefined) {
      startTab(last!, tab);
      continue;
    }
    const [, indent = '', colons = '', name = '', rest = ''] =
      /^((?:\s*>)*\s*)(:{3,})\s*([\w-]*)\s*(.*)$/.exec(line) ?? [];
    if (colons === '') out.push(last?.isField ? readFact(line) : line);
    else if (name === '') {
      const outer = open.findIndex((one) => one.colons === colons);
      const inner = open.findLastIndex((one) => one.colons === colons);
      const at = outer === inner || isClosedAgain(written.slice(i + 1), colons) ? inner : outer;
      if (at < 0) out.push(line);
      for (const ended of at < 0 ? [] : open.splice(at).reverse()) {
        endTab(ended);
        append(
          out,
          ended.end.filter((end) => end !== '@tab').map((end) => indent + end),
        );
      }
    } else {
      const {lines, end, isTabs} = readContainer(name, rest, colons);
      append(
        out,
        lines.map((text) => indent + text),
      );
      open.push({colons, end, isTabs, isField: name === 'field', labels: [], hasTab: false});
    }
  }
  return out.join('\n');
}

/** `@tab a` of hope, `== a` of vitepress-plugin-tabs */
const TAB = /^\s*(?:@tab(?::active)?|==)\s+(.*)$/;

/** Tells whether the next line of a container with so many colons closes one: one line may close those inside it too. */
function isClosedAgain(lines: ReturnType<typeof classify>, colons: string): boolean {
  const next = lines.find(
    ({text, kind}) => kind === 'prose' && /^(?:\s*>)*\s*(:{3,})(?!:)/.exec(text)?.[1] === colons,
  );
  return next !== undefined && /:\s*$/.test(next.text);
}

interface Container {
  readonly lines: readonly string[];
  readonly end: readonly string[];
  readonly isTabs: boolean;
}

function readContainer(name: string, rest: string, colons: string): Container {
  const [, title = '', id] = /^(.*?)\s*(?:\{#([^\s{}]+)\})?$/.exec(rest.trim()) ?? [];
  const anchor = id === undefined ? [] : [`<a id="${id}"></a>`, ''];
  const plain = (lines: readonly string[], end: readonly string[]): Container => ({
    lines: [...anchor, ...lines],
    end,
    isTabs: false,
  });
  const kind = lookUp(ADMONITIONS, name);
  if (kind) return plain([`${colons}${kind}${title && `[${title}]`}`], [colons]);
  if (name === 'details')
    return plain(['<details>', `<summary>${title || 'Details'}</summary>`, ''], ['', '</details>']);
  if (name === 'code-group') return {lines: ['<Tabs>', ''], end: ['', '</Tabs>'], isTabs: true};
  if (name === 'code-group-item' || name === 'tab')
    return plain([`<TabItem ${printLabel(title)}>`, ''], ['', '</TabItem>']);
  if (name === 'tabs' || name === 'code-tabs')
    return {lines: ['<Tabs>', ''], end: ['', '</Tabs>', '@tab'], isTabs: true};
  const side = lookUp(ALIGNED, name);
  if (side) return plain([`<div style="text-align: ${side}">`, ''], ['', '</div>']);
  const shown = title === '' ? '' : findTitle(name, title);
  return plain(shown === '' ? [] : [`**${shown}**`, ''], []);
}

/** Containers whose words are a title; those of others say how they look. */
const TITLED =
  /^(?:field|preview|(?:\w+-)?demo|chartjs|echarts|chart|flowchart|card|timeline|collapse)$/;

/** Finds the title of a container that has no counterpart: `title="…"`, or its words, which are code in a field. */
function findTitle(name: string, written: string): string {
  const titled = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(written);
  if (titled) return titled[1] ?? titled[2] ?? titled[3]!;
  if (!TITLED.test(name) || /\w=|^\[|^#/.test(written)) return '';
  return name === 'field' ? `\`${written.replaceAll('`', '')}\`` : written;
}

/** Returns what a line says of a field: `@type string` → `- type: string` */
function readFact(line: string): string {
  const [, indent = '', name, value] =
    /^(\s*)@(type|default|required|optional|deprecated)\b[ \t]*(.*)$/.exec(line) ?? [];
  return name === undefined ? line : `${indent}- ${name}${value ? `: ${value}` : ''}`;
}

const OTHERS =
  /^(?:details|code-group|code-group-item|tabs|code-tabs|tab|raw|v-pre|slot|file-tree|npm-to|cardList|cardImgList)$/;

/** Tells whether a container of this name has a counterpart. */
export function isContainer(name: string): boolean {
  return Object.hasOwn(ADMONITIONS, name) || Object.hasOwn(ALIGNED, name) || OTHERS.test(name);
}

/**
 * Prints the attributes of a tab: `config.js` → `value="config.js" label="config.js"`; `npm:active` and ids after `#` are
 * signs of their tools.
 * @param count of tabs with this label before it
 */
export function printLabel(label: string, count = 0): string {
  const text = label
    .replace(/(?::active|#\S+)\s*$/, '')
    .replaceAll('"', "'")
    .trim();
  return `value="${text}${count === 0 ? '' : `-${count + 1}`}" label="${text}"`;
}

/** `js:line-numbers=2{1,3} [a.js]` → `js showLineNumbers=2 {1,3} title="a.js"` */
function cleanInfo(line: string, {keepsTitle}: {readonly keepsTitle: boolean}): string {
  return line
    .replace(/:(?:no-)?v-pre\b|:no-line-numbers\b/g, '')
    .replace(
      /:line-numbers(=\d+)?(?=(\{)?)/,
      (_, first = '', glued?: string) =>
        ` showLineNumbers${first}${glued === undefined ? '' : ' '}`,
    )
    .replace(/(?:(?<!\s)\s+)?\[([^\]]+)\]\s*$/, (_, title: string) =>
      keepsTitle ? ` title="${title.replaceAll('"', "'")}"` : '',
    );
}
