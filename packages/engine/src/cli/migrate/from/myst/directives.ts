import {posix} from 'node:path';
import {append} from '../../../../cache/append.ts';
import {escapeAttribute} from '../../../../article/html/escape.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {fence} from '../../../../output/machine/markdownText.ts';
import {toPlayer} from '../common/player.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {colonsAround} from '../markdown/colonsAround.ts';
import {printLabel} from '../markdown/containers.ts';
import {classify} from '../markdown/fences.ts';
import {printCard, splitCard} from './cards.ts';
import {pickCode} from './codeParts.ts';
import {printCsvTable, printListTable} from './tables.ts';

/** A directive of MyST or reStructuredText as it is written. */
export interface Directive {
  readonly name: string;
  /** What is behind its name. */
  readonly title: string;
  readonly options: ReadonlyMap<string, string>;
  readonly inner: readonly string[];
}

/** What is around a directive. */
export interface DirectiveContext {
  readonly isChinese: boolean;
  /** Rewrites what is inside it. */
  below(lines?: readonly string[]): readonly string[];
  /** Reads a file that it names: code as it is, a note without its front matter; undefined for none. */
  read(written: string, kind: 'code' | 'note'): string | undefined;
}

type Render = (directive: Directive, context: DirectiveContext) => readonly string[] | undefined;

/** Lists of pages, which the sidebar has, marks for programs, and settings of what follows. */
const DROPPED =
  'toctree tableofcontents contents index tags meta highlight currentmodule module article-info default-role sectionauthor';

/** Kinds of admonitions beside those of other tools. */
const KINDS: Readonly<Record<string, string>> = {...CALLOUTS, important: 'info', seealso: 'info'};

/** Names of admonitions that Sphinx and its extensions print in front of their text. */
const NAMES: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  versionadded: ['新增于', 'Added in version'],
  versionchanged: ['修改于', 'Changed in version'],
  deprecated: ['弃用于', 'Deprecated since version'],
  versionremoved: ['移除于', 'Removed in version'],
  exercise: ['练习', 'Exercise'],
  solution: ['解答', 'Solution'],
  theorem: ['定理', 'Theorem'],
  definition: ['定义', 'Definition'],
  proof: ['证明', 'Proof'],
  lemma: ['引理', 'Lemma'],
  corollary: ['推论', 'Corollary'],
  proposition: ['命题', 'Proposition'],
  property: ['性质', 'Property'],
  axiom: ['公理', 'Axiom'],
  algorithm: ['算法', 'Algorithm'],
  remark: ['注', 'Remark'],
  example: ['例', 'Example'],
  assumption: ['假设', 'Assumption'],
  conjecture: ['猜想', 'Conjecture'],
  criterion: ['判据', 'Criterion'],
  observation: ['观察', 'Observation'],
};

/** Prints a directive as what it shows; undefined for one without a counterpart. */
export function printDirective(
  directive: Directive,
  context: DirectiveContext,
): readonly string[] | undefined {
  const {name, options} = directive;
  const named = name.startsWith('prf:') ? name.slice('prf:'.length) : name;
  const render =
    RENDERS.get(named) ??
    (lookUp(NAMES, named) === undefined ? undefined : toNamed) ??
    (lookUp(KINDS, named) === undefined ? undefined : toAdmonition);
  const printed = render?.({...directive, name: named}, context);
  const label = options.get('name') ?? options.get('label');
  const isAnchored = label !== undefined && /^[^\s"<>]+$/.test(label) && printed !== undefined;
  return isAnchored && printed.length > 0 ? [`<a id="${label}"></a>`, '', ...printed] : printed;
}

const toCode: Render = ({name, title, options, inner}) => {
  const lines = options.get('emphasize-lines');
  const caption = options.get('caption')?.replaceAll('"', "'");
  const start = options.get('lineno-start');
  const isNumbered = start !== undefined || options.has('linenos');
  const language = name === 'doctest' ? 'python' : title.split(/\s/)[0]!;
  const info = [
    language === 'none' ? 'text' : language,
    ...(lines ? [`{${lines}}`] : []),
    ...(caption ? [`title="${caption}"`] : []),
    ...(isNumbered ? [`showLineNumbers${start ? `=${start}` : ''}`] : []),
  ];
  return fence(inner.join('\n'), info.join(' ').trim()).split('\n');
};

const toIncludedCode: Render = (directive, context) => {
  const {title, options} = directive;
  const text = context.read(title, 'code');
  if (text === undefined) return undefined;
  const language = options.get('language') ?? posix.extname(title).slice(1);
  return toCode({...directive, title: language, inner: pickCode(text, options)}, context);
};

const toIncluded: Render = (directive, context) => {
  const {title, options} = directive;
  const isCode = options.has('literal') || options.has('code');
  const text = context.read(title, isCode ? 'code' : 'note');
  if (text === undefined) return undefined;
  const inner = pickCode(text, options);
  return isCode
    ? toCode({...directive, title: options.get('code') ?? '', inner}, context)
    : context.below(inner);
};

/** A picture with its words below it; one that is scaled is a tag, for its width. */
const toPicture: Render = ({name, title, options, inner}, {below}) => {
  const words = inner.join(' ').trim();
  const alt = options.get('alt') ?? (/[`{<[]/.test(words) ? '' : words);
  const width = /^(\d+)(?:px)?$/.exec(options.get('width') ?? '')?.[1];
  const picture =
    width === undefined
      ? `![${alt}](${/[\s()]/.test(title) ? `<${title}>` : title})`
      : `<img src="${escapeAttribute(title)}" alt="${escapeAttribute(alt)}" width="${width}">`;
  const target = options.get('target');
  const shown =
    title === ''
      ? []
      : [target === undefined || width !== undefined ? picture : `[${picture}](${target})`];
  return name === 'image' ? shown : [...shown, '', ...below()];
};

const toDetails: Render = ({title}, {below}) => [
  '<details>',
  `<summary>${title || '…'}</summary>`,
  '',
  ...below(),
  '',
  '</details>',
];

/** An admonition; `:class:` names the kind of one with a title of its own, or makes it one that opens and closes. */
const toAdmonition: Render = (directive, context) => {
  const {name, title, options} = directive;
  const classes = (options.get('class') ?? '').split(/[\s,]+/);
  const isTitled = name === 'admonition' || name === 'sidebar' || name === 'topic';
  if (classes.some((one) => one === 'dropdown' || one === 'toggle'))
    return toDetails(
      {...directive, title: isTitled || title !== '' ? title : name.replace(/^./, upper)},
      context,
    );
  const ofClass = name === 'admonition' ? classes.find((one) => lookUp(KINDS, one)) : undefined;
  const kind = lookUp(KINDS, ofClass ?? name) ?? 'note';
  const body = context.below();
  return printAdmonition(kind, isTitled ? title : '', [
    ...(title === '' || isTitled ? [] : [title]),
    ...body,
  ]);
};

const upper = (letter: string): string => letter.toUpperCase();

const toNamed: Render = (directive, context) => {
  const {name, title} = directive;
  const word = lookUp(NAMES, name)![context.isChinese ? 0 : 1];
  // What is behind the name of a solution is the label of its exercise.
  const shown = title === '' || name === 'solution' ? word : joinName(word, directive, context);
  const isOpen = !/\bdropdown\b/.test(directive.options.get('class') ?? '');
  if (!isOpen) return toDetails({...directive, title: shown}, context);
  const kind = /^(?:deprecated|versionremoved)$/.test(name) ? 'warning' : 'note';
  return printAdmonition(kind, shown, context.below());
};

const joinName = (
  word: string,
  {name, title}: Pick<Directive, 'name' | 'title'>,
  {isChinese}: DirectiveContext,
): string => {
  if (/^(?:version|deprecated)/.test(name)) return `${word} ${title}`;
  return isChinese ? `${word}（${title}）` : `${word} (${title})`;
};

function printAdmonition(kind: string, title: string, body: readonly string[]): readonly string[] {
  const colons = colonsAround(body.join('\n'));
  return [`${colons}${kind}${title === '' ? '' : `[${title}]`}`, '', ...body, '', colons];
}

const toQuote: Render = (_, {below}) => below().map((line) => `> ${line}`.trimEnd());
const onlyInner: Render = (_, {below}) => below();
const toTitled: Render = ({title}, {below}) =>
  title === '' ? below() : [`**${title}**`, '', ...below()];

/** Tabs; a set that holds no tabs of its own is what is inside it. */
const toTabs: Render = (_, {below}) => {
  const body = below();
  return body.some((line) => /^<TabItem\b/.test(line)) ? ['<Tabs>', '', ...body, '</Tabs>'] : body;
};

const toTab: Render = ({title}, {below}) => printTab(title, below());

const printTab = (label: string, body: readonly string[]): readonly string[] => [
  `<TabItem ${printLabel(label)}>`,
  '',
  ...body,
  '',
  '</TabItem>',
  '',
];

const toCodeTab: Render = (directive, context) => {
  const [, language = '', label = ''] = /^(\S*)\s*(.*)$/.exec(directive.title) ?? [];
  return printTab(label || language, toCode({...directive, title: language}, context)!);
};

/** Blocks of code as tabs, called as their languages. */
const toTabsOfCode: Render = (_, {below}) => {
  const out: string[] = ['<Tabs>', ''];
  let open: string[] = [];
  let label = '';
  for (const {text, kind, info = ''} of classify(below().join('\n'))) {
    if (kind === 'prose') continue;
    if (kind === 'open') [open, label] = [[], info.trim().split(/\s/)[0] || '…'];
    open.push(text);
    if (kind === 'close') append(out, printTab(label, open));
  }
  return [...out, '</Tabs>'];
};

const toLink: Render = ({name, title, options, inner}) => {
  const words = inner.join(' ').trim() || title;
  if (name === 'button-link') return [`[${words}](${title})`];
  return options.get('ref-type') === 'doc'
    ? [`{doc}\`${words} <${title}>\``]
    : [`{any}\`${words} <${title}>\``];
};

/** Words and what they mean, below them, behind a colon or blanks. */
const toGlossary: Render = ({inner}, {below}) =>
  below(
    inner.flatMap((line) => {
      if (line.trim() === '') return [line];
      const meaning = /^(?::\s+|\s+(?::\s+)?)(.*)$/.exec(line)?.[1];
      return meaning === undefined ? ['', `**${line.trim()}**`, ''] : [meaning];
    }),
  );

const toFilm: Render = ({name, title}) => {
  if (name === 'youtube')
    return [
      `<iframe src="https://www.youtube.com/embed/${escapeAttribute(title)}" width="560" height="315" title="YouTube" allowfullscreen></iframe>`,
    ];
  if (name === 'iframe')
    return [`<iframe src="${escapeAttribute(title)}" width="560" height="315"></iframe>`];
  const player = toPlayer(title, title);
  return player === undefined ? undefined : [player];
};

const toHtml: Render = ({title, inner}) => (title === 'html' ? inner : []);
const toDiagram: Render = ({name, inner}) => fence(inner.join('\n'), name).split('\n');
const toCardOf: Render = ({title, options, inner}, {below}) =>
  printCard({title, options, parts: splitCard(inner)}, below);

const named = (names: string, render: Render): readonly (readonly [string, Render])[] =>
  names.split(' ').map((name) => [name, render]);

const RENDERS: ReadonlyMap<string, Render> = new Map([
  ...named(DROPPED, () => []),
  ...named('code code-block code-cell sourcecode prompt parsed-literal doctest', toCode),
  ...named('literalinclude', toIncludedCode),
  ...named('include', toIncluded),
  ...named('mermaid math', toDiagram),
  ...named('image figure', toPicture),
  ...named('dropdown toggle collapse details', toDetails),
  ...named('admonition sidebar topic', toAdmonition),
  ...named('epigraph pull-quote highlights margin aside', toQuote),
  ...named('div container only grid grid-item card-carousel hlist figure-md subfigure', onlyInner),
  ...named('rubric centered', toTitled),
  ...named('table', toTitled),
  ...named('list-table', ({title, options, inner}, {below}) =>
    printListTable(title, options, {lines: inner, below}),
  ),
  ...named('csv-table', ({title, options, inner}) => printCsvTable(title, options, inner)),
  ...named('tab-set tabs', toTabs),
  ...named('tab-item tab group-tab', toTab),
  ...named('code-tab', toCodeTab),
  ...named('tab-set-code', toTabsOfCode),
  ...named('card grid-item-card', toCardOf),
  ...named('button-link button-ref', toLink),
  ...named('glossary', toGlossary),
  ...named('video youtube iframe', toFilm),
  ...named('raw', toHtml),
]);
