import {fence} from '../../../../output/machine/markdownText.ts';
import {classify} from '../markdown/fences.ts';
import {findKind, findValue, readStyled, splitFields, toWords, withoutKeys} from './fields.ts';
import {printFriends} from './friends.ts';
import {printDetails, printNote} from './themeTags.ts';

const NOTE_KINDS: Readonly<Record<string, string>> = {
  default: 'note',
  primary: 'info',
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
};

/**
 * Makes Markdown of the words after the name of a tag and of what is between it and its end.
 * @param raw those words as they are written
 */
type Block = (args: readonly string[], inner: string, raw?: string) => string;

/** Tags with an end: those of Hexo, and those of the themes NexT, Butterfly, Fluid, Icarus, Volantis and Stellar. */
export const BLOCKS: Readonly<Record<string, Block>> = {
  note: (args, inner) => {
    const kind = args.find((arg) => Object.hasOwn(NOTE_KINDS, arg));
    const title = args.filter(
      (arg) => arg !== kind && !/^(?:no-icon|simple|modern|flat|disabled|'?fa\S*)$/.test(arg),
    );
    return printNote(NOTE_KINDS[kind ?? 'default'], title.join(' '), inner);
  },
  codeblock: (args, inner) => {
    const language = args.find((arg) => arg.startsWith('lang:'))?.slice(5) ?? '';
    const title = args.filter((arg) => !/^\w+:/.test(arg)).join(' ');
    return fence(inner, `${language}${title ? ` title="${title}"` : ''}`);
  },
  code: (args, inner) => BLOCKS['codeblock']!(args, inner),
  blockquote: (args, inner) =>
    [...inner.split('\n'), ...(args.length > 0 ? ['', `— ${args.join(' ')}`] : [])]
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  quote: (args, inner) => BLOCKS['blockquote']!(args, inner),
  cq: (_args, inner) => BLOCKS['blockquote']!([], inner),
  centerquote: (_args, inner) => BLOCKS['blockquote']!([], inner),
  raw: (_args, inner) => inner,
  noteblock: (_args, inner, raw = '') => toStyledNote(inner, raw),
  box: (_args, inner, raw = '') => toStyledNote(inner, raw),
  tip: (args, inner) => printNote(findKind(args) ?? 'tip', '', inner),
  message: (_args, inner, raw = '') =>
    printNote(findKind([findValue(raw, 'color') ?? '']), findValue(raw, 'title') ?? '', inner),
  hideToggle: (args, inner) => printDetails(args.join(' ').split(',')[0]!, inner),
  hideBlock: (args, inner) => printDetails(args.join(' ').split(',')[0]!, inner),
  folding: (_args, inner, raw = '') => {
    const {style, text} = readStyled(withoutKeys(raw));
    return printDetails(text, inner, style.includes('open') || findValue(raw, 'open') === 'true');
  },
  fold: (_args, inner, raw = '') => printDetails(raw.split('@')[1]?.trim() ?? '', inner),
  folders: (_args, inner) =>
    readPanels(inner, 'folder')
      .map(({label, text}) => printDetails(label, text))
      .join('\n\n') || inner,
  tabs: (args, inner) => toTabs(args, inner),
  timeline: (args, inner) => toTimeline(args, inner),
  timenode: (args, inner) => toItem(args.join(' '), inner),
  menu: (_args, inner) => inner,
  submenu: (_args, inner, raw = '') => toItem(splitFields(raw)[0]!, inner),
  poem: (_args, inner, raw = '') => toPoem(splitFields(raw), inner),
  poetry: (_args, inner, raw = '') =>
    toPoem([withoutKeys(raw), findValue(raw, 'author') ?? ''], inner),
  paper: (_args, inner, raw = '') =>
    toPoem([findValue(raw, 'title') ?? '', findValue(raw, 'author') ?? ''], inner),
  flink: (_args, inner) => printFriends(inner) ?? fence(inner, 'yaml'),
  links: (args, inner) => BLOCKS['flink']!(args, inner, ''),
  ...Object.fromEntries(
    // Only how it is laid out is lost.
    [
      'gallery',
      'gp',
      'gi',
      'grouppicture',
      'btns',
      'buttonGroup',
      'videos',
      'swiper',
      'table',
      'grid',
    ]
      .concat(['fancybox', 'sitegroup', 'about', 'banner'])
      .map((name) => [name, (_args: readonly string[], inner: string) => inner]),
  ),
  pullquote: (_args, inner) => BLOCKS['blockquote']!([], inner),
  // The kind of the diagram is in the tag: `{% mermaid graph TD %}`.
  mermaid: (args, inner) =>
    fence(`${args.length > 0 ? `${args.join(' ')}\n` : ''}${inner}`, 'mermaid'),
  wavedrom: (_args, inner) => fence(inner, 'js'),
  plantuml: (_args, inner) => fence(inner, 'plantuml'),
  graphviz: (_args, inner) => fence(inner, 'dot'),
  linkgrid: (args, inner) => toLinks(args, inner),
  lg: (args, inner) => toLinks(args, inner),
  subnote: (args, inner) => BLOCKS['note']!(args, inner),
  subtabs: (args, inner) => BLOCKS['tabs']!(args, inner),
};

/** `{% linkgrid image, sign, comment %}` with `name | address | words | image` on each line → a list of links. */
function toLinks(args: readonly string[], inner: string): string {
  const [, sign = '|', comment = '%'] = args.filter((one) => one !== '');
  return inner
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith(comment))
    .map((line) => {
      const [name = '', href = '', words = ''] = line.split(sign).map((part) => part.trim());
      return `- [${name}](${href})${words === '' ? '' : ` ${words}`}`;
    })
    .join('\n');
}

interface Panel {
  readonly label: string;
  readonly text: string;
}

/** Reads panels between comments: `<!-- tab label -->` … `<!-- endtab -->`, with `timeline` in the place of `tab` in a timeline. */
function readPanels(inner: string, name: string): Panel[] {
  const start = new RegExp(`^\\s*<!--\\s*${name}\\b\\s*(.*?)\\s*-->(.*)$`);
  const stop = new RegExp(`^(.*?)<!--\\s*end${name}\\s*-->\\s*$`);
  const panels: {label: string; lines: string[]; isOpen: boolean}[] = [];
  for (const {text, kind} of classify(inner)) {
    const [, written, after = ''] = (kind === 'prose' && start.exec(text)) || [];
    const last = panels.at(-1);
    if (written !== undefined) {
      const plain = written.replace(/<[^>]*>/g, '').trim();
      panels.push({label: plain, lines: [after], isOpen: true});
      continue;
    }
    const end = last?.isOpen && kind === 'prose' ? stop.exec(text)?.[1] : undefined;
    if (last?.isOpen) last.lines.push(end ?? text);
    if (last && end !== undefined) last.isOpen = false;
  }
  return panels.map(({label, lines}) => ({label, text: lines.join('\n').trim()}));
}

/** `{% noteblock style, title %}`, `{% box title color:red %}` */
function toStyledNote(inner: string, raw: string): string {
  const plain = withoutKeys(raw);
  const isStyleAlone =
    !/::|,/.test(plain) && toWords(plain).every((word) => /^[a-z-]+$/.test(word));
  const {style, text} = isStyleAlone ? {style: toWords(plain), text: ''} : readStyled(plain);
  return printNote(findKind([...style, findValue(raw, 'color') ?? '']), text, inner);
}

/** Prints an item of a list with a title, and what belongs to it. */
const toItem = (title: string, text: string): string =>
  [`- **${title.trim()}**`, '', text.replace(/^(?=.)/gm, '  ')].join('\n');

/** Verses keep their lines. */
function toPoem([title = '', author = '']: readonly string[], inner: string): string {
  const head = [title === '' ? '' : `**${title}**`, author]
    .filter((words) => words !== '')
    .join(' ');
  const lines = inner.split('\n').map((line) => line.trimEnd());
  const verses = lines.map((line, i) => (line === '' || !lines[i + 1] ? line : `${line}\\`));
  return [...(head === '' ? [] : [head, '']), ...verses]
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** `{% tabs name, 2 %}` with `<!-- tab label@icon -->` …; a panel without a label has the name and its number. */
function toTabs(args: readonly string[], inner: string): string {
  const words = args.join(' ');
  const [name = '', second] = withoutKeys(words).split(/,\s*/);
  const opened = second ?? findValue(words, 'active');
  const panels = readPanels(inner, 'tab');
  if (panels.length === 0) return inner;
  const labels = panels.map(({label}, i) => {
    const [, titled] = /\btitle:\s*"?([^"]+?)"?(?:\s+"?\w+:.*)?$/.exec(label) ?? []; // of Icarus
    const plain = (titled ?? label).replace(/@\S*$/, '').replaceAll('"', "'").trim();
    return plain || `${name} ${i + 1}`.trim();
  });
  const items = panels.map(({text}, i) => {
    const label = labels[i]!;
    const count = labels.slice(0, i).filter((one) => one === label).length;
    const value = count === 0 ? label : `${label}-${count + 1}`;
    const isShown = i > 0 && Number(opened) === i + 1;
    return `<TabItem value="${value}" label="${label}"${isShown ? ' default' : ''}>\n\n${text}\n\n</TabItem>`;
  });
  return `<Tabs>\n\n${items.join('\n\n')}\n\n</Tabs>`;
}

/** `{% timeline title, color %}` with `<!-- timeline time -->` or `<!-- node time -->` … → a list. */
function toTimeline(args: readonly string[], inner: string): string {
  const title = args.join(' ').split(',')[0]!.trim();
  const panels = [...readPanels(inner, 'timeline'), ...readPanels(inner, 'node')];
  const items = panels.length === 0 ? [inner] : panels.map(({label, text}) => toItem(label, text));
  return [...(title === '' ? [] : [`**${title}**`]), ...items].join('\n\n');
}
