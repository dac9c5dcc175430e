import {classify, type MarkdownLine} from '../markdown/fences.ts';
import {BLOCKS} from './blocks.ts';
import {isStyled} from './fields.ts';
import {scanTags, splitRaw, withoutRaw, type WrittenTag} from './scanTags.ts';
import {SINGLES, STYLED_INLINE} from './themeTags.ts';
import {type ProblemList, shiftLines} from '../common/migration.ts';

/** Targets that a tag of Hexo may name. */
export interface HexoLinks {
  /** Address of the post whose file has this name; undefined for none. */
  findPost(name: string): {readonly address: string; readonly title: string} | undefined;
  /** Address of a file in the folder of the post. */
  asset(name: string): string;
}

/** Tags without an end. */
const INLINE: Readonly<
  Record<string, (args: readonly string[], links: HexoLinks) => string | undefined>
> = {
  post_link: ([name = '', ...title], links) => {
    const post = links.findPost(name);
    const own = title.filter((word, i) => i < title.length - 1 || !/^(?:true|false)$/.test(word));
    return post && `[${own.join(' ') || post.title}](${post.address})`;
  },
  asset_img: (args, links) => {
    const at = args.findIndex((arg) => /\.\w+$/.test(arg));
    return at < 0 ? undefined : `![${args.slice(at + 1).join(' ')}](${links.asset(args[at]!)})`;
  },
  asset_path: ([name = ''], links) => links.asset(name),
  asset_link: ([name = '', ...title], links) =>
    `[${title.join(' ') || name}](${links.asset(name)})`,
  img: (args) => {
    const at = args.findIndex((arg) => /^(?:https?:|\/)|\.\w+$/.test(arg));
    return at < 0
      ? undefined
      : `![${args
          .slice(at + 1)
          .filter((arg) => !/^\d+$/.test(arg))
          .join(' ')}](${args[at]!})`;
  },
  youtube: ([id = '']) =>
    `<iframe src="https://www.youtube.com/embed/${id}" width="560" height="315" title="YouTube" allowfullscreen></iframe>`,
  vimeo: ([id = '']) =>
    `<iframe src="https://player.vimeo.com/video/${id}" width="560" height="315" title="Vimeo" allowfullscreen></iframe>`,
  iframe: ([url = '', width = '100%', height = '300']) =>
    `<iframe src="${url}" width="${width}" height="${height}" title="${url}"></iframe>`,
  gist: ([id = '']) => `[gist ${id}](https://gist.github.com/${id})`,
  jsfiddle: ([id = '']) => `[jsfiddle ${id}](https://jsfiddle.net/${id}/)`,
  pdf: ([url = '']) => `[PDF](${url})`,
  inlineImg: ([url = '']) => `![](${url})`,
  post_path: ([name = ''], links) => links.findPost(name)?.address,
  hideInline: (args) => {
    const [hidden = '', shown = '…'] = args.join(' ').split(',');
    return `<details><summary>${shown}</summary>${hidden}</details>`;
  },
  label: (args) => {
    const [kind = '', text] = args.join(' ').includes('@')
      ? args.join(' ').split('@')
      : [args.at(-1), args.slice(0, -1).join(' ')];
    return `<mark class="${kind}">${text ?? ''}</mark>`;
  },
  caniuse: ([feature = '']) => {
    const name = feature.split('@')[0]!;
    return `[Can I use ${name}](https://caniuse.com/${name})`;
  },
  galleryGroup: ([name = '', words = '', href = '']) =>
    `[${words === '' ? name : `${name}：${words}`}](${href})`,
};

/** A place in a text. */
interface Place {
  readonly line: number;
  readonly column: number;
}

interface End {
  /** Where it begins. */
  readonly at: Place;
  /** The column behind it. */
  readonly column: number;
}

/**
 * Rewrites the tags `{% … %}` of a post; code stays.
 * @param problems takes tags that nothing here shows
 */
export function rewriteHexoTags(text: string, links: HexoLinks, problems: ProblemList): string {
  const lines = classify(text);
  const findBlock = createBlockFinder(lines);
  const findEnd = createEndFinder(lines);
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]!.kind !== 'prose') {
      out.push(lines[i]!.text);
      continue;
    }
    let made = '';
    let isBlank = true; // so far
    const write = (more: string): void => {
      made += more;
      isBlank &&= more.trim() === '';
    };
    let column = 0;
    for (let tag = findBlock({line: i, column}); tag; tag = findBlock({line: i, column})) {
      const before = lines[i]!.text.slice(column, tag.index);
      const blockName = toName(BLOCKS, tag.name);
      const end = blockName === undefined ? undefined : findEnd({line: i, column: tag.end}, tag);
      write(rewriteInline(before, links, (name) => report(name, i)));
      column = tag.end;
      const indent = isBlank ? made : '';
      let block: string;
      if (!end) {
        const single = SINGLES[toName(SINGLES, tag.name) ?? '']?.(tag.raw);
        if (single === undefined) {
          report(tag.name, i);
          write(lines[i]!.text.slice(tag.index, tag.end));
          continue;
        }
        block = single;
      } else {
        const inner = cut(lines, {from: {line: i, column}, to: end.at, indent});
        const shown = CODE.test(tag.name)
          ? inner
          : rewriteHexoTags(inner, links, shiftLines(problems, i));
        block = BLOCKS[blockName!]!(splitArguments(tag.raw), trimLines(shown), tag.raw);
        i = end.at.line;
        column = end.column;
      }
      const isLast = lines[i]!.text.slice(column).trim() === '';
      if (isLast) column = lines[i]!.text.length;
      if (tag.name === 'raw') write(block);
      else
        write(
          (isBlank ? '' : '\n\n') +
            block.replace(/\n(?=[^\n])/g, `\n${indent}`) +
            (isLast ? '' : '\n\n'),
        );
    }
    const rest = lines[i]!.text.slice(column);
    out.push(made + rewriteInline(rest, links, (name) => report(name, i)));
  }
  return out.join('\n');

  function report(name: string, index: number): void {
    problems.add(
      index + 1,
      `标签 {% ${name} %} 没有对应的写法，原样留下。`,
      `The tag {% ${name} %} has no counterpart; it was left as it is.`,
    );
  }
}

/** Tags in which others are text. */
const CODE = /^(?:codeblock|code|raw|flink|links)$/;

const trimLines = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/** Finds a name in a table; Volantis 6 writes those of Stellar with a capital, `{% Folding %}`. */
function toName(table: object, name: string): string | undefined {
  return [name, name.charAt(0).toLowerCase() + name.slice(1)].find((one) =>
    Object.hasOwn(table, one),
  );
}

/** Creates a function that finds the first tag on a line, at a column or behind it, that may have an end or is by itself; its places only grow. */
function createBlockFinder(
  lines: readonly MarkdownLine[],
): (from: Place) => WrittenTag | undefined {
  let current = -1;
  let tags: readonly WrittenTag[] = [];
  let next = 0;
  return ({line, column}) => {
    if (line !== current) {
      tags = scanTags(withoutRaw(lines[line]!.text)).filter(
        ({name}) => toName(BLOCKS, name) !== undefined || toName(SINGLES, name) !== undefined,
      );
      [current, next] = [line, 0];
    }
    while (next < tags.length && tags[next]!.index < column) next++;
    return tags[next];
  };
}

/** `{% note red, words %}` of Volantis has no end, `{% note red %}` has one. */
const isSingle = ({name, raw}: WrittenTag): boolean => /^note$/i.test(name) && isStyled(raw);

/**
 * Creates a function that finds the end of a tag, behind those of tags of its name inside it. In code an end is text, unless the tag
 * holds code itself. All ends of a name are found in one pass.
 */
function createEndFinder(
  lines: readonly MarkdownLine[],
): (from: Place, tag: WrittenTag) => End | undefined {
  const byName = new Map<string, ReadonlyMap<string, End>>();
  return (from, tag) => {
    if (isSingle(tag)) return undefined;
    let ends = byName.get(tag.name);
    if (!ends) byName.set(tag.name, (ends = findEnds(lines, tag.name)));
    return ends.get(toKey(from));
  };
}

const toKey = ({line, column}: Place): string => `${line}:${column}`;

/** Finds the ends of all tags of a name, by the places behind the tags. */
function findEnds(lines: readonly MarkdownLine[], name: string): ReadonlyMap<string, End> {
  const ends = new Map<string, End>();
  const isCode = CODE.test(name);
  let open: string[] = [];
  for (const [line, {text, kind}] of lines.entries()) {
    if (!isCode && kind !== 'prose') continue;
    const tags = scanTags(isCode ? text : withoutRaw(text), `(?:end)?${name}`);
    for (const tag of tags) {
      const column = tag.end;
      if (tag.name === name) {
        if (!isSingle(tag)) open.push(toKey({line, column}));
        continue;
      }
      const end = {at: {line, column: tag.index}, column};
      // What holds code holds tags of its own name as text: the first end is that of all.
      for (const key of isCode ? open : open.slice(-1)) ends.set(key, end);
      if (isCode) open = [];
      else open.pop();
    }
  }
  return ends;
}

/** Cuts the text between two places, without the indent that its tag has. */
function cut(
  lines: readonly MarkdownLine[],
  {from, to, indent}: {readonly from: Place; readonly to: Place; readonly indent: string},
): string {
  return lines
    .slice(from.line, to.line + 1)
    .map(({text}, i) => {
      const start = i === 0 ? from.column : 0;
      const part = text.slice(start, from.line + i === to.line ? to.column : undefined);
      return i > 0 && part.startsWith(indent) ? part.slice(indent.length) : part;
    })
    .join('\n');
}

function rewriteInline(line: string, links: HexoLinks, report: (name: string) => void): string {
  return splitRaw(line)
    .map((part, i) => (i % 2 === 1 ? part : rewriteTags(part, links, report)))
    .join('');
}

function rewriteTags(part: string, links: HexoLinks, report: (name: string) => void): string {
  let made = '';
  let from = 0;
  for (const {name, raw, index, end} of scanTags(part)) {
    const shown =
      INLINE[toName(INLINE, name) ?? '']?.(splitArguments(raw), links) ??
      STYLED_INLINE[toName(STYLED_INLINE, name) ?? '']?.(raw);
    if (shown === undefined) report(name);
    made += part.slice(from, index) + (shown ?? part.slice(index, end));
    from = end;
  }
  return made + part.slice(from);
}

/** Splits a text into words, those in quotes as one. */
function splitArguments(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}
