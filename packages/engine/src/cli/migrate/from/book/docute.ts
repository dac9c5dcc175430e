import {posix} from 'node:path';
import {type Literal, toLiteral} from '../../../../article/js/literal.ts';
import {isNode, nodesIn, parseProgram, type SyntaxNode} from '../../../../article/js/syntax.ts';
import {guessLocale} from '../common/guessLocale.ts';
import {type OldFolder, type OldTool, toText} from '../common/migration.ts';
import {toRoot} from '../common/readSettings.ts';
import {classify} from '../markdown/fences.ts';
import type {Entry} from './contents.ts';
import {migrateBook} from './migrateBook.ts';

const PAGE = /^(?:[^/]+\/)?index\.html$/;
const START = /\bnew\s+Docute\s*\(|\bdocute\.init\s*\(/;

/** A site of docute: a page whose script names the sidebar or the navbar, and notes that it fetches. */
interface Start {
  readonly page: string;
  /** Code that starts docute. */
  readonly code: string;
}

export const docute: OldTool = {
  name: 'docute',
  matches: (folder) => findStart(folder) !== undefined,
  migrate(folder) {
    const {page, code} = findStart(folder) ?? {page: 'index.html', code: ''};
    const options = readOptions(code);
    const source = toText(options.get('sourcePath')) ?? '.';
    const root = toRoot(posix.join(posix.dirname(page), source));
    const sidebar = toEntries(options.get('sidebar'));
    return Promise.resolve(
      migrateBook(folder, {
        root,
        file: page,
        title: toText(options.get('title')),
        locale: guessLocale(folder),
        ...(sidebar.length > 0 && {contents: {entries: sidebar, from: root}}),
        navbar: flatten(toEntries(options.get('nav'))),
        rewrite: rewriteNote,
      }),
    );
  },
};

/** Finds the page of a site and the script that starts docute: in it, or in a file that it loads. */
function findStart(folder: OldFolder): Start | undefined {
  for (const page of folder.paths.filter((path) => PAGE.test(path))) {
    const html = folder.read(page);
    if (!/docute/i.test(html)) continue;
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)].map(
      ([, attributes = '', inner = '']) => {
        const src = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
        const file = src && posix.join(posix.dirname(page), src.replace(/^\//, ''));
        return file && folder.has(file) && !/docute(?:\.min)?\.js$/.test(file)
          ? folder.read(file)
          : inner;
      },
    );
    const code = scripts.find((script) => START.test(script));
    if (code !== undefined) return {page, code};
  }
  return undefined;
}

/** Reads what docute is started with, as far as it is written out: nothing is run. */
function readOptions(code: string): ReadonlyMap<string, Literal> {
  const options = new Map<string, Literal>();
  const parsed = parseProgram(code);
  if ('reason' in parsed) return options;
  const names = new Map<string, Literal>();
  for (const node of nodesIn(parsed.program)) {
    const init = node.type === 'VariableDeclarator' && isNode(node['init']) && node['init'];
    const value = init ? toLiteral(init, names) : undefined;
    if (value !== undefined) names.set(String((node['id'] as SyntaxNode)['name']), value);
    const given = startedWith(node);
    for (const property of (given?.['properties'] ?? []) as readonly SyntaxNode[]) {
      const key = property['key'] as SyntaxNode | undefined;
      const literal = isNode(property['value']) ? toLiteral(property['value'], names) : undefined;
      if (key && literal !== undefined) options.set(String(key['name'] ?? key['value']), literal);
    }
  }
  return options;
}

/** Returns the object that docute is started with; undefined for other code. */
function startedWith(node: SyntaxNode): SyntaxNode | undefined {
  const callee = node['callee'];
  if (!isNode(callee)) return undefined;
  const isStart =
    node.type === 'NewExpression'
      ? callee['name'] === 'Docute'
      : isNode(callee['object']) &&
        callee['object']['name'] === 'docute' &&
        (callee['property'] as SyntaxNode)['name'] === 'init';
  const [first] = (node['arguments'] ?? []) as readonly SyntaxNode[];
  return isStart && first?.type === 'ObjectExpression' ? first : undefined;
}

/** `[{title: '甲', children: [{title: '乙', link: '/b'}]}]` of version 4, `path` and `items` of those before; lines and labels are none. */
function toEntries(list: Literal | undefined): Entry[] {
  if (!Array.isArray(list)) return [];
  return (list as readonly Literal[]).flatMap((one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return [];
    const item = one as {readonly [key: string]: Literal};
    if (item['type'] === 'label' || item['type'] === 'sep') return [];
    const items = toEntries(item['children'] ?? item['links'] ?? item['items']);
    const href = toText(item['link']) ?? toText(item['path']);
    return [{label: toText(item['title']) ?? '', href, items}];
  });
}

const flatten = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [
    ...(entry.href === undefined ? [] : [{...entry, items: []}]),
    ...flatten(entry.items),
  ]);

const KINDS: Readonly<Record<string, string>> = {
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
  error: 'danger',
};

const OPEN_NOTE = /^\s*<(?:docute-)?note\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*)$/i;
const CLOSE_NOTE = /<\/(?:docute-)?note>\s*$/i;

/** Rewrites notices, pictures that can be enlarged, signs of links that lead out, and the lines that a block of code marks. */
function rewriteNote(body: string): string {
  return classify(body)
    .map(({text, kind, info}) => {
      if (kind === 'open') return rewriteInfo(text, info ?? '');
      if (kind !== 'prose') return text;
      const [, attributes, words = ''] = OPEN_NOTE.exec(text) ?? [];
      const line = attributes === undefined ? text : words;
      const inner = line
        .replace(/<ExternalLinkIcon\s*\/?>(?:<\/ExternalLinkIcon>)?/g, '')
        .replace(/<(?:ImageZoom|image-zoom)\b/g, '<img')
        .replace(CLOSE_NOTE, '\n\n:::\n');
      return attributes === undefined ? inner : `${openNote(attributes)}\n\n${inner}`;
    })
    .join('\n');
}

function openNote(attributes: string): string {
  const type = /\btype\s*=\s*["']?(\w+)/.exec(attributes)?.[1] ?? '';
  const label = /(?<![:\w])label\s*=\s*(?:"([^"]+)"|'([^']+)')/.exec(attributes);
  const words = (label?.[1] ?? label?.[2])?.replace(/[[\]]/g, '\\$&');
  return `:::${KINDS[type] ?? 'note'}${words === undefined ? '' : `[${words}]`}`;
}

/** `js {highlightLines: [1, '3-5']}` → `js {1,3-5}` */
function rewriteInfo(line: string, info: string): string {
  const [options, lines] = /\{[^{}]*highlightLines\s*:\s*\[([^\]]*)\][^{}]*\}/.exec(info) ?? [];
  if (options === undefined) return line;
  return line.replace(options, `{${lines!.replace(/["'\s]/g, '')}}`);
}
