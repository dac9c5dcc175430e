import {classify, type MarkdownLine} from '../markdown/fences.ts';
import {BLOCKS} from './blocks.ts';
import {isStyled} from './fields.ts';
import {SINGLES, STYLED_INLINE} from './themeTags.ts';
import {type ProblemList, shiftLines} from '../common/migration.ts';

/** What a tag of Hexo may lead to. */
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

const OPEN = /\{%\s*(\w+)((?:(?!%\}).)*)%\}/;

/** A place in a text. */
interface Place {
  readonly line: number;
  readonly column: number;
}

interface BlockTag {
  readonly name: string;
  readonly args: readonly string[];
  /** All that follows the name. */
  readonly raw: string;
  readonly index: number;
  readonly end: number;
}

/**
 * Rewrites the tags `{% … %}` of a post; code stays.
 * @param problems takes tags that nothing here shows
 */
export function rewriteHexoTags(text: string, links: HexoLinks, problems: ProblemList): string {
  const lines = classify(text);
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]!.kind !== 'prose') {
      out.push(lines[i]!.text);
      continue;
    }
    let made = '';
    let column = 0;
    for (let tag = findBlock(lines[i]!.text, 0); tag; tag = findBlock(lines[i]!.text, column)) {
      const before = lines[i]!.text.slice(column, tag.index);
      const blockName = toName(BLOCKS, tag.name);
      const end =
        blockName === undefined ? undefined : findEnd(lines, {line: i, column: tag.end}, tag);
      made += rewriteInline(before, links, (name) => report(name, i));
      column = tag.end;
      const indent = made.trim() === '' ? made : '';
      let block: string;
      if (!end) {
        const single = SINGLES[toName(SINGLES, tag.name) ?? '']?.(tag.raw);
        if (single === undefined) {
          report(tag.name, i);
          made += lines[i]!.text.slice(tag.index, tag.end);
          continue;
        }
        block = single;
      } else {
        const inner = cut(lines, {line: i, column}, end.at, indent);
        const shown = CODE.test(tag.name)
          ? inner
          : rewriteHexoTags(inner, links, shiftLines(problems, i));
        block = BLOCKS[blockName!]!(tag.args, trimLines(shown), tag.raw);
        i = end.at.line;
        column = end.column;
      }
      const isLast = lines[i]!.text.slice(column).trim() === '';
      if (isLast) column = lines[i]!.text.length;
      if (tag.name === 'raw') made += block;
      else
        made +=
          (made.trim() === '' ? '' : '\n\n') +
          block.replace(/\n(?=[^\n])/g, `\n${indent}`) +
          (isLast ? '' : '\n\n');
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

/** Hides what is raw within a line, so that no tag is found in it. */
const withoutRaw = (line: string): string => line.replace(RAW, (raw) => '\0'.repeat(raw.length));

/** Finds a name in a table; Volantis 6 writes those of Stellar with a capital, `{% Folding %}`. */
function toName(table: object, name: string): string | undefined {
  return [name, name.charAt(0).toLowerCase() + name.slice(1)].find((one) =>
    Object.hasOwn(table, one),
  );
}

/** Finds the first tag on a line, at a column or behind it, that may have an end or is by itself. */
function findBlock(line: string, column: number): BlockTag | undefined {
  for (const match of withoutRaw(line).matchAll(new RegExp(OPEN, 'g'))) {
    const [all, name = '', args = ''] = match;
    if (match.index < column) continue;
    if (toName(BLOCKS, name) !== undefined || toName(SINGLES, name) !== undefined)
      return {
        name,
        args: splitArguments(args),
        raw: args,
        index: match.index,
        end: match.index + all.length,
      };
  }
  return undefined;
}

/**
 * Finds the end of a tag, behind those of tags of its name inside it. In code an end is text, unless the tag holds code itself.
 * @returns where it begins, and the column behind it
 */
function findEnd(
  lines: readonly MarkdownLine[],
  from: Place,
  {name, raw}: BlockTag,
): {readonly at: Place; readonly column: number} | undefined {
  const isCode = CODE.test(name);
  // `{% note red, words %}` of Volantis has no end, `{% note red %}` has one.
  const isSingle = (args: string): boolean => /^note$/i.test(name) && isStyled(args);
  if (isSingle(raw)) return undefined;
  let depth = 1;
  for (let line = from.line; line < lines.length; line++) {
    if (!isCode && lines[line]!.kind !== 'prose') continue;
    const text = isCode ? lines[line]!.text : withoutRaw(lines[line]!.text);
    for (const match of text.matchAll(
      new RegExp(`\\{%\\s*(end)?${name}\\b((?:(?!%\\}).)*)%\\}`, 'g'),
    )) {
      if (line === from.line && match.index < from.column) continue;
      if (match[1] === undefined && (isCode || isSingle(match[2]!))) continue;
      depth += match[1] === undefined ? 1 : -1;
      if (depth === 0)
        return {at: {line, column: match.index}, column: match.index + match[0].length};
    }
  }
  return undefined;
}

/** Cuts the text between two places, without the indent that its tag has. */
function cut(lines: readonly MarkdownLine[], from: Place, to: Place, indent: string): string {
  return lines
    .slice(from.line, to.line + 1)
    .map(({text}, i) => {
      const start = i === 0 ? from.column : 0;
      const part = text.slice(start, from.line + i === to.line ? to.column : undefined);
      return i > 0 && part.startsWith(indent) ? part.slice(indent.length) : part;
    })
    .join('\n');
}

/** `{% raw %}…{% endraw %}` within a line. */
const RAW = /\{%\s*raw\s*%\}(.*?)\{%\s*endraw\s*%\}/g;

function rewriteInline(line: string, links: HexoLinks, report: (name: string) => void): string {
  const parts = line.split(RAW); // at odd places what is raw
  return parts.map((part, i) => (i % 2 === 1 ? part : rewriteTags(part, links, report))).join('');
}

function rewriteTags(part: string, links: HexoLinks, report: (name: string) => void): string {
  return part.replace(new RegExp(OPEN, 'g'), (all, name: string, args: string) => {
    const made =
      INLINE[toName(INLINE, name) ?? '']?.(splitArguments(args), links) ??
      STYLED_INLINE[toName(STYLED_INLINE, name) ?? '']?.(args);
    if (made === undefined) report(name);
    return made ?? all;
  });
}

/** Words, those in quotes as one. */
function splitArguments(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}
