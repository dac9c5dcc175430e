import {posix} from 'node:path';
import {fence} from '../../../../output/machine/markdownText.ts';
import {toPlainText} from '../../../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {unindent} from '../../../../article/prepare/lines/indent.ts';
import {classify, mapProse} from '../markdown/fences.ts';
import {replaceNamed} from '../markdown/replaceNamed.ts';
import {rebase} from '../common/includedLinks.ts';
import {
  decodeAddress,
  type OldFolder,
  type ProblemList,
  reportMissing,
} from '../common/migration.ts';
import {createRoom, type Room} from '../common/room.ts';
import type {VueRules} from './vueMarkdown.ts';

/** `<<< ./a.js#part{2 ts} [title]`, behind blanks or signs of a quote. */
const SNIPPET =
  /^((?:\s*>)*\s*)<<<\s*([^\s#{[]+)(?:#([\w-]+))?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]+)\])?\s*$/;

/** `@[code{2-3} js{1}](./a.js)` of VuePress: the lines to show, the language, the lines of these that are marked. */
const CODE =
  /^((?:\s*>)*\s*)@\[code(?:\{(\d*)(?:(-)(\d*))?\})?(?:\s+([\w+#-]+))?(?:\{([\d,\s-]*)\})?\]\(([^)#]+)\)\s*$/;

/** A file of code to show, behind blanks or signs of a quote. */
interface Snippet {
  readonly prefix: string;
  readonly written: string;
  readonly region?: string | undefined;
  /** Lines to mark, and the language: `1-2 ts` */
  readonly meta?: string | undefined;
  readonly title?: string | undefined;
  /** The only lines of the file that are shown, from 1. */
  readonly lines?: {readonly start: string | undefined; readonly end: string | undefined};
}

/** Reads a line that names a file of code; undefined for another one. */
function readSnippet(line: string): Snippet | undefined {
  const [all, prefix = '', written = '', region, meta, title] = SNIPPET.exec(line) ?? [];
  if (all !== undefined) return {prefix, written, region, meta, title};
  const code = CODE.exec(line);
  if (!code) return undefined;
  const [, before = '', start, dash, end, language = '', marks = '', path = ''] = code;
  return {
    prefix: before,
    written: path,
    meta: `${marks} ${language}`,
    lines: {start, end: dash === undefined ? start : end},
  };
}

/** `<!--@include: ./a.md#part{1,3}-->`; VuePress writes lines as `{1-3}`. */
const INCLUDE =
  /<!--\s*@include:\s*(?<written>[^\s{#]+)(?:#(?<region>[^\s{}]+?))?(?:\s*\{(?<start>\d*)(?:(?<dash>[,-])(?<end>\d*))?\})?\s*-->/g;

/** Maximum depth of files that include each other. */
const MAX_DEPTH = 10;

/** Puts files that a note includes in the place of what names them: code and Markdown, these with what they include. */
export function includeFiles(
  text: string,
  path: string,
  {rules, problems}: Pick<Including, 'rules' | 'problems'>,
): string {
  const room = createRoom(problems);
  return includeInto(text, rules.originalOf(path), {rules, problems, room, depth: 0});
}

interface Including {
  readonly rules: VueRules;
  readonly problems: ProblemList;
  readonly room: Room;
  readonly depth: number;
  /** Line of the note that includes this text. */
  readonly line?: number;
}

/** @param from the file whose text it is: what it includes counts from there */
function includeInto(text: string, from: string, including: Including): string {
  const {rules, problems, room, depth} = including;
  const {files: folder} = rules;
  const find = (written: string, line: number): string | undefined => {
    const file = findIncluded(written, from, rules);
    if (file === undefined) reportMissing(problems, including.line ?? line, written);
    else if (!room.take(folder.read(file), including.line ?? line, depth)) return undefined;
    return file;
  };
  return mapProse(text, (line, number) => {
    const code = readSnippet(line);
    if (code) {
      const file = find(code.written, number);
      return file === undefined
        ? `${code.prefix}\`${line.slice(code.prefix.length).trim()}\``
        : printSnippet(code, folder.read(file));
    }
    if (!line.includes('@include') || depth === MAX_DEPTH) return line;
    return replaceNamed(line, INCLUDE, ({written = '', region, start, dash, end}, {all, at}) => {
      const file = find(written, number);
      if (file === undefined) return all;
      const {body} = parseFrontMatter(folder.read(file), written);
      const part = pickLines(region ? pickPart(body, region, rules) : body, {
        start,
        end: dash === undefined ? start : end,
      });
      const inner = includeInto(part.replace(/^\n+/, '').trimEnd(), file, {
        ...including,
        depth: depth + 1,
        line: including.line ?? number,
      });
      const moved = rebase(inner, {from: file, to: from}, folder);
      const before = line.slice(0, at);
      const indent = /^\s*$/.test(before) ? before : '';
      return moved.replaceAll(/\n(?=.)/g, `\n${indent}`);
    });
  });
}

function findIncluded(
  written: string,
  from: string,
  {files: folder, sourceRoot}: VueRules,
): string | undefined {
  const path = posix.normalize(
    /^@?\//.test(written)
      ? sourceRoot + written.replace(/^@?\//, '')
      : posix.join(posix.dirname(from), written),
  );
  return folder.has(path) ? path : findNamed(written, folder);
}

/** `@name.md` of an alias that the configuration resolves by code: the one file of that name or path end; undefined for none or several. */
function findNamed(written: string, folder: OldFolder): string | undefined {
  if (!written.startsWith('@')) return undefined;
  const end = `/${written.slice(1).replace(/^\//, '')}`;
  const found = folder.paths.filter((path) => `/${path}`.endsWith(end));
  return found.length === 1 ? found[0] : undefined;
}

/** Prints a file, or a region of it, as a fence in place of the line that named it. */
function printSnippet(found: Snippet, content: string): string {
  const {prefix, written, region, meta = '', title, lines: shown} = found;
  const part = region ? unindent(pickRegion(content, region) ?? content) : content;
  const own = (shown ? pickLines(part, shown) : part).replace(/\n$/, '');
  const [, lines = '', language = ''] = /^\s*(\d[\d,\s-]*)?\s*(\S*)/.exec(meta) ?? [];
  const info = [
    language || posix.extname(written).slice(1),
    lines && `{${lines.trim()}}`,
    title && `title="${title}"`,
  ];
  return fence(own, info.filter(Boolean).join(' '))
    .split('\n')
    .map((line) => prefix + line)
    .join('\n');
}

/** Picks the lines between the marks of a region; undefined where there are none of this name. */
function pickRegion(content: string, name: string): string | undefined {
  const lines = content.split('\n');
  const mark = new RegExp(`#?region\\s+${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`);
  const start = lines.findIndex((line) => mark.test(line) && !line.includes('endregion'));
  const end = lines.findIndex((line, i) => i > start && /#?endregion/.test(line));
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}

/** Picks a region of Markdown, else what is below the heading with this id, up to the next one as high; all of it for neither. */
function pickPart(body: string, name: string, {slugify}: VueRules): string {
  const region = pickRegion(body, name);
  if (region !== undefined) return region;
  const lines = classify(body);
  const headings = lines.flatMap(({text, kind}, i) => {
    const [, signs = '', title = '', id] =
      (kind === 'prose' && /^(#{1,6})\s+(.*?)\s*(?:\{#([^\s{}]+)\}\s*)?$/.exec(text)) || [];
    return signs === '' ? [] : [{i, level: signs.length, id: id ?? slugify(toPlainText(title))}];
  });
  const found = headings.find(({id}) => id === decodeAddress(name));
  if (found === undefined) return body;
  const next = headings.find(({i, level}) => i > found.i && level <= found.level);
  return lines
    .slice(found.i + 1, next?.i)
    .map(({text}) => text)
    .join('\n');
}

/** Picks lines by number, from 1; one that is left out is the first or the last. */
function pickLines(
  text: string,
  {start, end}: {readonly start: string | undefined; readonly end: string | undefined},
): string {
  if (!start && !end) return text;
  return text
    .split('\n')
    .slice(start ? Number(start) - 1 : 0, end ? Number(end) : undefined)
    .join('\n');
}
