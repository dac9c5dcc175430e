import {
  around,
  block,
  forAll,
  inline,
  isKind,
  type Rendered,
  type ShortcodeRule,
  type ShortcodeUse,
  toAdmonition,
  toCodeInfo,
  toDetails,
  toFence,
  toImage,
  toLink,
  toTab,
} from './shortcodeRules.ts';

/** Makes an admonition, its kind and title wherever a theme has them: `hint info`, `callout type="info"`, `alert title="…" color="…"`. */
function admonition(use: ShortcodeUse): Rendered | undefined {
  if (!use.hasEnd) {
    const text = use.get('text') ?? use.get('content') ?? use.get('title', 0);
    return text === undefined ? undefined : block(`:::note\n\n${text}\n\n:::`);
  }
  const [first, second] = use.args.listed;
  const kind = [use.get('type'), use.get('color'), use.get('context'), use.get('style'), first];
  const title = use.get('title') ?? use.get('header') ?? (isKind(first) ? second : first);
  return toAdmonition(kind.find(isKind), title);
}

/** Makes an admonition of a shortcode that is called as the kind itself: `note`, `warning`. */
const namedAdmonition: ShortcodeRule = (use) =>
  use.hasEnd ? toAdmonition(use.name, use.get('title', 0)) : undefined;

const details: ShortcodeRule = (use) => {
  if (!use.hasEnd) return undefined;
  const summary = use.get('title') ?? use.get('summary') ?? use.get('label') ?? use.args.listed[0];
  const isOpen =
    use.get('closed') === 'false' ||
    use.get('open') === 'true' ||
    use.args.listed.slice(1).some((word) => /^(?:open|true)$/.test(word));
  return toDetails(summary ?? '…', isOpen);
};

const tab: ShortcodeRule = (use) => {
  const {parent} = use;
  const siblings = parent?.children.filter(({name}) => name === use.name) ?? [];
  const index = siblings.findIndex(({start}) => start === use.start);
  const listed = parent?.args.named.get('items')?.split(',')[index]?.trim();
  const given = use.get('name') ?? use.get('title') ?? use.get('header') ?? use.args.listed[0];
  const label = given ?? listed ?? use.get('tabname') ?? String(index + 1);
  if (!use.hasEnd) {
    const file = use.get('include');
    const code = file === undefined ? undefined : use.site.readFile(file);
    return use.get('disabled') === undefined && code === undefined
      ? undefined
      : block(code === undefined ? '' : tabOf(label, toFence(code, use.get('codelang'))));
  }
  const isText = [use.args, parent?.args].some((args) => args?.named.get('text') === 'true');
  const isCode = use.get('codelang') !== undefined || (parent?.name === 'tabpane' && !isText);
  if (!isCode || /^\s*```/.test(use.inner)) return toTab(label);
  const language = use.get('codelang') ?? use.get('lang') ?? parent?.args.named.get('lang');
  return block(tabOf(label, toFence(use.inner, language)));
};

const tabOf = (label: string, text: string): string => {
  const tags = toTab(label) as {open: string; close: string};
  return `${tags.open}\n${text}\n${tags.close}`;
};

/** Keeps what is inside, without anything around it. */
const keepInner: ShortcodeRule = ({hasEnd}) => (hasEnd ? around('', '') : undefined);

/** Makes code of what is inside. */
const codeOf =
  (language: string): ShortcodeRule =>
  ({hasEnd, inner}) =>
    hasEnd ? block(toFence(inner, language)) : undefined;

const highlight: ShortcodeRule = (use) => {
  if (!use.hasEnd) return undefined;
  const options = [...use.args.listed.slice(1), ...[...use.args.named].map(toOption)].join(',');
  return block(toFence(use.inner, `${use.get('lang', 0) ?? ''}${toCodeInfo(options)}`));
};

const toOption = ([key, value]: readonly [string, string]): string => `${key}="${value}"`;

const card: ShortcodeRule = (use) => {
  const title = use.get('title') ?? use.get('header') ?? use.args.listed[0];
  const link = use.get('link') ?? use.get('url') ?? use.get('href');
  const image = use.get('image');
  const head = title && (link ? toLink(title, link) : `**${title}**`);
  const more = [use.get('subtitle'), use.get('footer'), use.get('tag')].filter(Boolean);
  if (!use.hasEnd) {
    const text = [head, ...more].filter(Boolean).join('：');
    return text === '' && image === undefined
      ? undefined
      : block(`- ${text}${image === undefined ? '' : ` ${toImage(title, image)}`}`);
  }
  const lines = [head, ...more, image && toImage(title, image)].filter(Boolean);
  return around(lines.length > 0 ? `${lines.join('\n\n')}\n` : '', '');
};

/** Lists of files, folders with what is in them. */
const fileTree: ShortcodeRule = (use) => {
  const print = (one: ShortcodeUse['children'][number], depth: number): string[] => {
    const name = one.args.named.get('name') ?? one.args.listed[0] ?? '';
    const isFolder = one.name.endsWith('folder');
    return [
      `${'  '.repeat(depth)}- ${name}${isFolder ? '/' : ''}`,
      ...one.children.flatMap((child) => print(child, depth + 1)),
    ];
  };
  return use.hasEnd
    ? block(use.children.flatMap((child) => print(child, 0)).join('\n'))
    : undefined;
};

const quote: ShortcodeRule = (use) => {
  if (!use.hasEnd) return undefined;
  const author = use.get('author') ?? use.args.listed[0];
  const source = use.get('source') ?? use.get('link');
  const url = use.get('url');
  const by = [author, source && (url ? toLink(source, url) : source)].filter(Boolean).join('，');
  const lines = [...use.inner.trim().split('\n'), ...(by === '' ? [] : ['', `— ${by}`])];
  return block(lines.map((line) => `> ${line}`.trimEnd()).join('\n'));
};

const heading: ShortcodeRule = (use) => {
  const title = use.get('title');
  const url = use.get('url');
  const head = title === undefined ? '' : `### ${title}\n`;
  return use.hasEnd
    ? around(head, url ? `\n${toLink(use.get('url_text'), url)}` : '')
    : block(head);
};

const math: ShortcodeRule = (use) => {
  if (!use.hasEnd) return inline(''); // loads the library
  const inner = use.inner.trim();
  const isBlock = use.args.listed.length > 0 || use.get('display') !== undefined;
  const isPlain = /^\$\$|^\\[[(]/.test(inner);
  return isBlock || inner.includes('\n') || isPlain
    ? block(isPlain ? inner : `$$\n${inner}\n$$`)
    : inline(`$${inner}$`);
};

const script: ShortcodeRule = (use) => {
  use.report(`脚本 ${use.name} 没有带过来。`, `The script ${use.name} was not brought over.`);
  return use.hasEnd ? block(toFence(use.inner, 'js')) : undefined;
};

const chart: ShortcodeRule = (use) => {
  if (!use.hasEnd) return undefined;
  use.report(`图表 ${use.name} 当作代码显示。`, `The chart ${use.name} is shown as code.`);
  return block(toFence(use.inner, 'json'));
};

/** Shortcodes around text: those of Hugo, and those that themes for notes have in common. */
export const BLOCK_SHORTCODES: Readonly<Record<string, ShortcodeRule>> = {
  ...forAll('admonition callout hint alert notice book-hint admonish box message', admonition),
  ...forAll('note tip info warning caution danger important question success', namedAdmonition),
  ...forAll('attention example bug abstract todo error', namedAdmonition),
  pageinfo: (use) => (use.hasEnd ? toAdmonition('info') : undefined),
  ...forAll('details expand collapse spoiler fold accordion-item toggle', details),
  ...forAll('tabs tabpane tabgroup codetabs code-tabs', ({hasEnd}) =>
    hasEnd ? around('<Tabs>\n', '\n</Tabs>') : undefined,
  ),
  ...forAll('tab codetab code-tab', tab),
  ...forAll('columns column cards cardpane steps step center style section-wrapper div', keepInner),
  ...forAll('raw rawhtml html unsafe markdown md ltr rtl accordion gallery', keepInner),
  ...forAll('blocks/section blocks/lead hextra/hero-container hextra/hero-section', keepInner),
  ...forAll('hextra/feature-grid hextra/hero-headline hextra/hero-subtitle', keepInner),
  ...forAll('blocks/cover blocks/feature', heading),
  ...forAll('card hextra/feature-card', card),
  'filetree/container': fileTree,
  ...forAll('quote blockquote', quote),
  highlight,
  ...forAll('code codeblock', highlight),
  mermaid: codeOf('mermaid'),
  ...forAll('katex math mathjax latex', math),
  typeit: (use) => (use.get('code') !== undefined ? codeOf(use.get('code')!)(use) : keepInner(use)),
  ...forAll('echarts chart mapbox plotly', chart),
  script,
  comment: ({hasEnd}) => (hasEnd ? block('') : undefined),
};
