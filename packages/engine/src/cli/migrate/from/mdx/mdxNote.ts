import {append} from '../../../../cache/append.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {rewriteContainers} from '../markdown/containers.ts';
import {rewriteCallouts} from '../obsidian/obsidianCallouts.ts';
import {classify, mapProse, outsideSpans} from '../markdown/fences.ts';
import {rebase} from '../common/includedLinks.ts';
import {type OldFolder, type ProblemList, toRelativeLink} from '../common/migration.ts';
import {type Attributes, findEnd, readTag, type Tag} from './attributes.ts';
import {type Block, isVoid, type Line, readBlock} from './blocks.ts';
import {printCode} from './code.ts';
import {COMPONENTS, type Parent, printUnknown} from './components.ts';
import {firstByKey} from '../common/firstByKey.ts';
import {createRoom, type Room} from '../common/room.ts';
import {findFormulaEnd, outsideFormulas} from './formulas.ts';
import {printHtmlTag} from './html.ts';
import {findImported, includeCode} from './imported.ts';
import {dropImports} from './imports.ts';

/** A note of MDX and where it is. */
export interface MdxNote {
  /** Path in the old folder. */
  readonly path: string;
  readonly folder: OldFolder;
  readonly data?: Readonly<Record<string, unknown>>;
  /** How many notes include it, and what the first of them may still embed. */
  readonly depth?: number;
  readonly room?: Room;
}

interface Context {
  readonly note: MdxNote & {readonly room: Room};
  readonly imports: ReadonlyMap<string, string>;
  /** How many tags the lines are in. */
  readonly level: number;
  /** Component that they are in. */
  readonly parent: Parent;
  report(number: number, zh: string, en: string): void;
}

const NO_PARENT: Parent = {labels: [], seen: []};
/** Notes that include notes, at most. */
const MAX_DEPTH = 5;
/** Tags in tags, at most; those inside are text. */
const MAX_LEVEL = 100;
/** Tags that hold Markdown between lines. */
const HOLDER = /^(?:div|section|article|aside|center|figure|main|details)$/;

/** Rewrites an MDX note as Markdown: imports go, components that many tools have become ours, partials are in their place. */
export function rewriteMdxNote(body: string, note: MdxNote, problems: ProblemList): string {
  const {text, paths, exports} = dropImports(body);
  const context: Context = {
    note: {...note, room: note.room ?? createRoom(problems)},
    imports: paths,
    level: 0,
    parent: NO_PARENT,
    report: (number, zh, en) => problems.add(number, zh, en),
  };
  for (const number of exports)
    context.report(number, 'export 没有带过来。', 'What is exported was left out.');
  const plain = mapProse(dropComments(text), rewriteSigns);
  const contained = rewriteContainers(plain);
  const lines = (plain.includes('[!') ? rewriteCallouts(contained) : contained).split('\n');
  const before = plain.split('\n');
  const places = firstByKey(before.keys(), (i) => [before[i]!]);
  const numbered = lines.map((line, i) => ({
    text: line,
    number: lines.length === before.length ? i + 1 : (places.get(line) ?? -1) + 1,
  }));
  return rewriteLines(numbered, context).join('\n');
}

/** `:::tip[Title]{open}` → `:::tip Title`; `## A [#b]` and `## A \{#b}` → `## A {#b}` */
const rewriteSigns = (line: string): string =>
  line
    .replace(/^(\s*:{3,}\s*[\w-]+)\[([^\]]*)\](?:\{[^}]*\})?\s*$/, '$1 $2')
    .replace(/^(\s*:{3,}\s*[\w-]+)\s*\{title=(?:(["'])(.*?)\2[^}]*|([^\s"'}]+))\}\s*$/, '$1 $3$4')
    .replace(/^(#{1,6}\s.*?)\s+(?:\[(#[^\]\s]+)\]|\\\{(#[^}\s]+)\\?\})\s*$/, '$1 {$2$3}');

/** `{/* … *\/}` goes, also over several lines; code stays. */
function dropComments(text: string): string {
  let isOpen = false;
  return mapProse(text, (line) => {
    let kept = '';
    let rest = line;
    for (;;) {
      const at = isOpen ? rest.indexOf('*/}') : rest.indexOf('{/*');
      if (at < 0) return isOpen ? kept : kept + rest;
      if (!isOpen) kept += rest.slice(0, at);
      rest = rest.slice(at + 3);
      isOpen = !isOpen;
    }
  });
}

function rewriteLines(lines: readonly Line[], context: Context): string[] {
  const kinds = classify(lines.map(({text}) => text).join('\n'));
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const {text, number} = lines[i]!;
    if (kinds[i]!.kind === 'open') {
      let end = i + 1;
      while (kinds[end]?.kind === 'code' && kinds[end]!.text.trim() === '') end++;
      const included = kinds[end]?.kind === 'close' ? includeCode(text, context.note) : undefined;
      append(out, included ?? [text.replace(/\bfilename=/, 'title=')]);
      if (included !== undefined) i = end - 1;
    } else if (kinds[i]!.kind !== 'prose') out.push(text);
    else {
      const formulaEnd = findFormulaEnd(kinds, i);
      if (formulaEnd !== undefined) {
        append(
          out,
          lines.slice(i, formulaEnd + 1).map((line) => line.text),
        );
        i = formulaEnd;
        continue;
      }
      const block = context.level < MAX_LEVEL ? readBlock(lines, i, kinds) : undefined;
      if (block === undefined) {
        out.push(rewriteInline(text, number, context));
        continue;
      }
      const own = renderBlock(block, number, context);
      append(
        out,
        own.map((line) => (line === '' ? '' : block.indent + line)),
      );
      i = block.last;
      if (block.after.trim() !== '')
        out.push(block.indent + rewriteInline(block.after, number, context));
    }
  }
  return out;
}

function renderBlock({tag, inner}: Block, number: number, context: Context): readonly string[] {
  const {name, kind} = tag;
  const {parent} = context;
  const attributes = withImports(tag.attributes, context);
  const partial = includePartial(name, number, context);
  if (partial !== undefined) return ['', ...partial.split('\n'), ''];
  const code =
    /^Code(?:Block)?$/.test(name) && kind === 'whole' ? showCode(tag, context) : undefined;
  if (code !== undefined) return ['', ...code, ''];
  const isComponent = name === '' || /^[A-Z]/.test(name);
  const own: Parent = /^(?:Tabs|CodeGroup|CodeTabs|SyncedTabs)$/.test(name)
    ? {labels: attributes.list('items'), seen: []}
    : parent;
  const rewritten = rewriteLines(inner, {...context, level: context.level + 1, parent: own});
  if (!isComponent) {
    const open = printHtmlTag(name, attributes, kind === 'whole');
    if (kind === 'whole' || isVoid(name)) return [open];
    const edge = HOLDER.test(name) ? [''] : [];
    return [open, ...edge, ...trimBlank(rewritten), ...edge, `</${name}>`];
  }
  const render = COMPONENTS.get(name);
  if (render) return render({name, attributes, inner: trimBlank(rewritten), parent});
  const inside = trimBlank(rewritten);
  const shown = name === '' ? undefined : printUnknown({name, attributes, inner: inside, parent});
  if (name !== '' && !isPicture(shown)) reportComponent(name, number, context);
  return shown !== undefined ? ['', ...shown, ''] : kind === 'whole' ? [''] : ['', ...inside, ''];
}

const showCode = ({attributes}: Tag, {imports, note}: Context): readonly string[] | undefined =>
  printCode({
    attributes,
    imports,
    read: (path) => {
      const file = findImported(path, note);
      return file === undefined ? undefined : note.folder.read(file);
    },
  });

function trimBlank(lines: readonly string[]): readonly string[] {
  const isFilled = (line: string): boolean => line.trim() !== '';
  const first = lines.findIndex(isFilled);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}

/** `src={logo}` and `src={logo.src}` of an imported picture are its path. */
function withImports(attributes: Attributes, {imports, note}: Context): Attributes {
  return {
    ...attributes,
    text: (key) => {
      const name = /^([\w$]+)(?:\.(?:src|default))?$/.exec(attributes.source(key) ?? '')?.[1];
      const written = name === undefined ? undefined : imports.get(name);
      if (written === undefined) return attributes.text(key);
      const file = findImported(written, note);
      return file === undefined ? written : toRelativeLink(file, note.path);
    },
  };
}

/** Returns the text of an imported note, in the place of its component; undefined for other components. */
function includePartial(name: string, number: number, context: Context): string | undefined {
  const written = context.imports.get(name);
  const {note} = context;
  if (written === undefined || !/\.mdx?$/.test(written)) return undefined;
  const file = findImported(written, note);
  const depth = (note.depth ?? 0) + 1;
  if (file === undefined || depth > MAX_DEPTH) {
    context.report(
      number,
      `找不到要包含的 ${written}。`,
      `${written}, to be included, is not there.`,
    );
    return '';
  }
  const {data, body} = parseFrontMatter(note.folder.read(file), file);
  if (!note.room.take(body, number)) return '';
  const own: ProblemList = {all: [], add: (_, zh, en) => context.report(number, zh, en)};
  const text = rewriteMdxNote(body, {...note, path: file, data, depth}, own);
  return rebase(text.trim(), {from: file, to: note.path}, note.folder);
}

function rewriteInline(line: string, number: number, context: Context): string {
  return outsideSpans(line, (part) =>
    outsideFormulas(part, (text) => rewriteTags(text, number, context)),
  );
}

/** Beginnings on a line that have no end, each of which is looked for in all behind it; what is behind so many of them is text. */
const MAX_UNENDED = 100;

/** Rewrites tags and expressions within a line. */
function rewriteTags(text: string, number: number, context: Context): string {
  let out = '';
  let unended = 0;
  for (let i = 0; i < text.length;) {
    if (unended > MAX_UNENDED) return out + text.slice(i);
    const sign = text[i]!;
    const tag = sign === '<' && text[i - 1] !== '\\' ? readTag(text, i) : undefined;
    const end = sign === '{' && text[i - 1] !== '\\' ? findEnd(text, i) : undefined;
    if (tag) {
      out += rewriteTag(tag, {text: text.slice(i, tag.end), number}, context);
      i = tag.end;
      if (tag.kind === 'open' && /^(?:Badge|Image|Icon)$/.test(tag.name)) {
        const close = text.indexOf(`</${tag.name}>`, i);
        const inner = close < 0 ? '' : text.slice(i, close);
        if (tag.name === 'Badge') out += `${inner}</span>`;
        if (close >= 0) i = close + tag.name.length + 3;
      }
    } else if (end !== undefined) {
      out += rewriteExpression(text.slice(i, end), number, context);
      i = end;
    } else {
      if (sign === '<' || sign === '{') unended++;
      out += sign;
      i++;
    }
  }
  return out;
}

/** @param all what is in the place of the tag, and its line */
function rewriteTag(tag: Tag, {text: all, number}: Line, context: Context): string {
  const {name, kind} = tag;
  const attributes = withImports(tag.attributes, context);
  if (/^[a-z]/.test(name))
    return /[{]|className=/.test(all) ? printHtmlTag(name, attributes, kind === 'whole') : all;
  if (/^(?:Link|LinkButton|A|NextLink)$/.test(name)) {
    if (kind === 'close') return '</a>';
    return `<a href="${attributes.text('href') ?? attributes.text('to') ?? ''}">`;
  }
  const render = /^(?:Badge|Image|Icon)$/.test(name) ? COMPONENTS.get(name) : undefined;
  if (render) {
    const printed = render({name, attributes, inner: [], parent: NO_PARENT}).join('');
    return kind === 'open' ? printed.replace('</span>', '') : printed;
  }
  if (name === 'Kbd') return kind === 'close' ? '</kbd>' : '<kbd>';
  if (name === '' || kind === 'close' || name === 'Tooltip') return '';
  const shown =
    kind === 'whole' ? printUnknown({name, attributes, inner: [], parent: NO_PARENT}) : undefined;
  if (isPicture(shown)) return shown![0]!;
  reportComponent(name, number, context);
  return '';
}

const isPicture = (shown: readonly string[] | undefined): boolean =>
  shown?.[0]?.startsWith('![') === true;

function reportComponent(name: string, number: number, {report}: Context): void {
  report(number, `组件 <${name}> 没有带过来。`, `The component <${name}> was not brought over.`);
}

/** `{' '}` is its text, `{frontmatter.title}` the value; what runs stays as it is written. */
function rewriteExpression(all: string, number: number, {note, report}: Context): string {
  const [, , text] = /^\{\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1\s*\}$/.exec(all) ?? [];
  if (text !== undefined && !text.includes('${')) return text.replace(/\\(.)/g, '$1');
  const key = /^\{\s*(?:frontmatter|frontMatter)\.(\w+)\s*\}$/.exec(all)?.[1];
  const value = key === undefined ? undefined : note.data?.[key];
  if (value !== undefined) return String(value);
  if (/^\{[A-Za-z_$(]/.test(all))
    report(
      number,
      `表达式 ${all} 会原样显示。`,
      `The expression ${all} is shown as it is written.`,
    );
  return all;
}
