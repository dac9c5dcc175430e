import {classify} from './fences.ts';
import {printFriends} from './hexoFriends.ts';

const NOTE_KINDS: Readonly<Record<string, string>> = {
  default: 'note',
  primary: 'info',
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
};

/** Makes Markdown of the words after the name of a tag and of what is between it and its end. */
type Block = (args: readonly string[], inner: string) => string;

/** Tags with an end: those of Hexo, and those that the themes NexT and Butterfly have in common. */
export const BLOCKS: Readonly<Record<string, Block>> = {
  note: (args, inner) => {
    const kind = args.find((arg) => Object.hasOwn(NOTE_KINDS, arg));
    const title = args.filter(
      (arg) => arg !== kind && !/^(?:no-icon|simple|modern|flat|disabled|'?fa\S*)$/.test(arg),
    );
    const colons = longerThan(':', inner);
    return `${colons}${NOTE_KINDS[kind ?? 'default']}${title.length > 0 ? `[${title.join(' ')}]` : ''}\n\n${inner}\n\n${colons}`;
  },
  codeblock: (args, inner) => {
    const language = args.find((arg) => arg.startsWith('lang:'))?.slice(5) ?? '';
    const title = args.filter((arg) => !/^\w+:/.test(arg)).join(' ');
    const signs = longerThan('`', `\`\`\`\n${inner}`);
    return `${signs}${language}${title ? ` title="${title}"` : ''}\n${inner}\n${signs}`;
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
  hideToggle: (args, inner) => toDetails(args, inner),
  hideBlock: (args, inner) => toDetails(args, inner),
  folding: (args, inner) => toDetails(args, inner),
  tabs: (args, inner) => toTabs(args, inner),
  timeline: (args, inner) => toTimeline(args, inner),
  flink: (_args, inner) => printFriends(inner) ?? `\`\`\`yaml\n${inner}\n\`\`\``,
  gallery: (_args, inner) => inner,
  gp: (_args, inner) => inner,
  grouppicture: (_args, inner) => inner,
  pullquote: (_args, inner) => BLOCKS['blockquote']!([], inner),
  // The kind of the diagram stands in the tag: `{% mermaid graph TD %}`.
  mermaid: (args, inner) =>
    `\`\`\`mermaid\n${args.length > 0 ? `${args.join(' ')}\n` : ''}${inner}\n\`\`\``,
  wavedrom: (_args, inner) => `\`\`\`js\n${inner}\n\`\`\``,
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

const toDetails = (args: readonly string[], inner: string): string =>
  `<details>\n<summary>${args[0]?.split(',')[0] ?? '…'}</summary>\n\n${inner}\n\n</details>`;

/** Signs at the front of a line, one more than any line inside begins with; three at least. */
function longerThan(sign: string, inner: string): string {
  const runs = inner
    .split('\n')
    .map((line) => line.trimStart())
    .map((line) => line.length - line.replace(new RegExp(`^${sign}+`), '').length);
  return sign.repeat(Math.max(3, ...runs.map((length) => length + 1)));
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

/** `{% tabs name, 2 %}` with `<!-- tab label@icon -->` …; a panel without a label has the name and its number. */
function toTabs(args: readonly string[], inner: string): string {
  const [name = '', opened] = args.join(' ').split(/,\s*/);
  const panels = readPanels(inner, 'tab');
  const labels = panels.map(({label}, i) => {
    const plain = label.replace(/@\S*$/, '').replaceAll('"', "'").trim();
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

/** `{% timeline title, color %}` with `<!-- timeline time -->` … → a list. */
function toTimeline(args: readonly string[], inner: string): string {
  const title = args.join(' ').split(',')[0]!.trim();
  const items = readPanels(inner, 'timeline').map(({label, text}) =>
    [`- **${label}**`, '', text.replace(/^(?=.)/gm, '  ')].join('\n'),
  );
  return [...(title === '' ? [] : [`**${title}**`]), ...items].join('\n\n');
}
