import {lookUp} from '../../../../config/schema/lookUp.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {colonsAround} from '../markdown/colonsAround.ts';
import {printLabel} from '../markdown/containers.ts';
import type {Attributes} from './attributes.ts';
import {toCodeTabs} from './codeTabs.ts';

/** The component around a component. */
export interface Parent {
  /** Labels of tabs that the component around it names. */
  readonly labels: readonly string[];
  /** Labels of its tabs so far. */
  readonly seen: string[];
}

/** A component of a note: what it was given and what is inside it, already rewritten. */
export interface Component {
  readonly name: string;
  readonly attributes: Attributes;
  readonly inner: readonly string[];
  readonly parent: Parent;
}

type Render = (component: Component) => readonly string[];

const KINDS: Readonly<Record<string, string>> = {
  ...CALLOUTS,
  default: 'note',
  warn: 'warning',
  important: 'info',
  idea: 'tip',
  caution: 'warning',
};

/** Prints an admonition around lines that may hold others. */
export function printAdmonition(
  kind: string,
  title: string | undefined,
  inner: readonly string[],
): readonly string[] {
  const colons = colonsAround(inner.join('\n'));
  const label = title === undefined ? '' : `[${title}]`;
  return [
    `${colons}${lookUp(KINDS, kind.toLowerCase()) ?? 'note'}${label}`,
    '',
    ...inner,
    '',
    colons,
  ];
}

const toAdmonition: Render = ({name, attributes, inner}) => {
  const kind = attributes.text('type') ?? attributes.text('kind') ?? attributes.text('variant');
  const own = /^(?:Aside|Callout|Admonition|Container)$/.test(name) ? 'note' : name;
  return printAdmonition(kind ?? own, attributes.text('title'), inner);
};

const onlyInner: Render = ({inner}) => inner;

const toTab: Render = ({attributes, inner, parent}) => {
  const written = ['label', 'title', 'value', 'name'].flatMap((key) => attributes.text(key) ?? []);
  const label = written[0] ?? parent.labels[parent.seen.length] ?? String(parent.seen.length + 1);
  const count = parent.seen.filter((one) => one === label).length;
  parent.seen.push(label);
  return [`<TabItem ${printLabel(label, count)}>`, '', ...inner, '', '</TabItem>', ''];
};

const toDetails: Render = ({attributes, inner}) => [
  '<details>',
  `<summary>${attributes.text('title') ?? attributes.text('summary') ?? '…'}</summary>`,
  '',
  ...inner,
  '',
  '</details>',
];

/** A card that leads on is an item of a list, another a title and what is inside it. */
const toCard: Render = ({attributes, inner}) => {
  const href = attributes.text('href') ?? attributes.text('link') ?? attributes.text('to');
  const title = attributes.text('title') ?? attributes.text('label') ?? href ?? '';
  const said = attributes.text('description') ?? attributes.text('desc');
  const about = [...(said ? [said] : []), ...inner.filter((line) => line.trim() !== '')];
  if (href === undefined)
    return ['', ...(title ? [`**${title}**`, ''] : []), ...(said ? [said, ''] : []), ...inner, ''];
  const [first, ...rest] = about;
  return [
    '',
    `- [${title}](${href})${first ? ` — ${first.trim()}` : ''}`,
    ...rest.map((line) => `  ${line}`),
  ];
};

/** Returns what is inside a tree of files, as items of a list. */
const toEntry: Render = ({attributes, inner}) => [
  `- ${attributes.text('name') ?? '…'}`,
  ...inner.filter((line) => line.trim() !== '').map((line) => `  ${line}`),
];

const toImage: Render = ({attributes}) => {
  const src = attributes.text('src');
  if (src === undefined) return [];
  const alt = attributes.text('alt') ?? '';
  const width = attributes.text('width');
  return width === undefined
    ? [`![${alt}](${src})`]
    : [`<img src="${src}" alt="${alt.replaceAll('"', "'")}" width="${width}" />`];
};

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#].*)?$/i;

/**
 * Prints what a component of the site's own was given to show: its picture, or the card that its words make; undefined for
 * one that shows nothing of the kind.
 */
export function printUnknown(component: Component): readonly string[] | undefined {
  const {attributes, inner} = component;
  const src = ['src', 'img', 'image'].map((key) => attributes.text(key)).find(Boolean);
  if (src !== undefined && PICTURE.test(src)) {
    const alt = attributes.text('alt') ?? attributes.text('title') ?? '';
    const caption = attributes.text('caption');
    return [
      `![${alt}](${src})`,
      ...(caption ? ['', caption] : []),
      ...(inner.length > 0 ? ['', ...inner] : []),
    ];
  }
  return attributes.text('title') === undefined ? undefined : toCard(component);
}

/** Returns a command of npm that is shown for other package managers too. */
const toCommand: Render = ({attributes}) => {
  const of = (command: string): readonly string[] => ['', '```bash npm2yarn', command, '```', ''];
  const written = attributes.text('command');
  if (written !== undefined) return of(/^(?:npm|npx)\s/.test(written) ? written : `npm ${written}`);
  const npm = /\bnpm\s*:\s*(["'`])((?:(?!\1).)*)\1/.exec(attributes.source('command') ?? '')?.[2];
  if (npm !== undefined) return of(npm);
  const name = [attributes.text('pkg'), attributes.text('args')].filter(Boolean).join(' ');
  const type = attributes.text('type') ?? 'add';
  if (type === 'exec' || type === 'dlx') return of(`npx ${name}`);
  return of(
    `npm ${type === 'add' ? 'install' : type} ${attributes.text('dev') ? '-D ' : ''}${name}`.trimEnd(),
  );
};

const toBadge: Render = ({attributes, inner}) => {
  const kind = attributes.text('variant') ?? attributes.text('type') ?? '';
  const style = {
    tip: 'success',
    success: 'success',
    caution: 'warning',
    warning: 'warning',
    danger: 'danger',
  }[kind];
  const text = attributes.text('text') ?? inner.join(' ').trim();
  return [`<span class="badge badge--${style ?? 'secondary'}">${text}</span>`];
};

/** Returns a title before what is inside. */
const toTitled: Render = ({attributes, inner}) => {
  const title = attributes.text('title');
  return ['', ...(title ? [`**${title}**`, ''] : []), ...inner, ''];
};

/** Returns a field of an API at Mintlify: its name, type and whether it has to be there, and what is said of it. */
const toField: Render = ({attributes, inner}) => {
  const name = ['name', 'path', 'query', 'body', 'header'].flatMap(
    (key) => attributes.text(key) ?? [],
  )[0];
  const isSet = (key: string): boolean =>
    ![undefined, 'false'].includes(attributes.source(key) ?? attributes.text(key));
  const facts = [
    attributes.text('type'),
    isSet('required') ? 'required' : undefined,
    isSet('deprecated') ? 'deprecated' : undefined,
    attributes.text('default') === undefined ? undefined : `= ${attributes.text('default')}`,
  ].filter((one) => one !== undefined && one !== '');
  const said = facts.map((one) => ` \`${one!.replaceAll('`', '')}\``).join('');
  return [
    '',
    `- **${name ?? '…'}**${said}`,
    ...(inner.length === 0 ? [] : ['', ...inner.map((line) => (line === '' ? '' : `  ${line}`))]),
    '',
  ];
};

/** Returns an entry of a changelog. */
const toUpdate: Render = ({attributes, inner}) => {
  const [label, said] = [attributes.text('label'), attributes.text('description')];
  return ['', ...(label ? [`## ${label}`, ''] : []), ...(said ? [said, ''] : []), ...inner, ''];
};

const named = (names: string, render: Render): readonly (readonly [string, Render])[] =>
  names.split(' ').map((name) => [name, render] as const);

/** Components of Starlight, Nextra, Rspress, Fumadocs and Mintlify, which have most of them in common. */
export const COMPONENTS: ReadonlyMap<string, Render> = new Map([
  ...named(
    'Aside Callout Admonition Container Note Tip Info Warning Caution Danger Important Check',
    toAdmonition,
  ),
  ...named('Tabs SyncedTabs', ({inner}) => ['<Tabs>', '', ...inner, '', '</Tabs>']),
  ...named('CodeGroup CodeTabs', ({inner}) => ['<Tabs>', '', ...toCodeTabs(inner), '', '</Tabs>']),
  ...named('Tab TabItem Tabs.Tab CodeTab', toTab),
  ...named('Details Accordion Collapse Expandable', toDetails),
  ...named('Card LinkCard Cards.Card LinkButton Tile', toCard),
  ...named('Folder File FileTree.Folder FileTree.File Tree.Folder Tree.File', toEntry),
  ...named('ResponseField ParamField', toField),
  ...named('Update', toUpdate),
  ...named('Image', toImage),
  ...named('PackageManagers PackageManagerTabs PackageInstall InstallTabs', toCommand),
  ...named('Badge', toBadge),
  ...named('Step View', toTitled),
  ...named(
    'CardGrid Cards CardGroup Columns Column Steps FileTree Files Tree Accordions AccordionGroup Fragment Frame Bleed Panel RequestExample ResponseExample Visibility Tooltip',
    onlyInner,
  ),
  ...named('Icon', () => []),
]);
