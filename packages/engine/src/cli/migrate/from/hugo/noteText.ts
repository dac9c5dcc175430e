import {createRoom} from '../common/room.ts';
import {posix} from 'node:path';
import {rewriteDefinitions} from '../markdown/definitions.ts';
import {classify, mapProse} from '../markdown/fences.ts';
import {type OldFolder, type ProblemList, toObject, shiftLines} from '../common/migration.ts';
import {ATTRIBUTES_LINE} from '../markdown/templateTags.ts';
import {rewriteAlerts} from '../obsidian/obsidianCallouts.ts';
import {trimFormulas} from '../markdown/paddedFormulas.ts';
import type {OldPage} from '../pages/oldPage.ts';
import {type LinkFinder, mapAllLinks} from '../pages/pageLinks.ts';
import {renderShortcodes} from './renderShortcodes.ts';
import {type ShortcodeSite, toCodeInfo} from './shortcodeRules.ts';

/** Facts of the site for rewriting a note. */
export interface NoteContext {
  readonly folder: OldFolder;
  /** Folders of the notes in each language, with a slash at their ends. */
  readonly roots: readonly string[];
  readonly finder: LinkFinder;
  readonly params: Readonly<Record<string, unknown>>;
  /** Whether `\(…\)` and `\[…\]` are formulas. */
  readonly hasPassthrough: boolean;
}

/** Rewrites what Hugo and its themes have of their own: shortcodes, attributes, marks of summaries; and links. */
export function rewriteHugoNote(
  page: OldPage,
  context: NoteContext,
  problems: ProblemList,
): string {
  const ofBody = shiftLines(problems, page.lineCount);
  const rendered = renderShortcodes(page.body, toShortcodeSite(page, context, ofBody), ofBody);
  const marked = classify(rewriteAlerts(rewriteDefinitions(rendered)))
    .map(({text, kind, info = ''}) => {
      if (kind === 'open') return rewriteInfo(text, info);
      return kind === 'prose' ? rewriteLine(text) : text;
    })
    .join('\n');
  const formulas = trimFormulas(rewriteFormulas(marked, context.hasPassthrough));
  return mapAllLinks(formulas, (href) => context.finder.toNewLink(href, page));
}

function toShortcodeSite(
  page: OldPage,
  context: NoteContext,
  problems: ProblemList,
): ShortcodeSite {
  const room = createRoom(problems);
  const {folder, finder, params, roots} = context;
  const own = roots.filter((root) => page.path.startsWith(root));
  const inFolder = (written: string): readonly string[] => {
    const path = written.replace(/^\/+/, '');
    return [
      posix.join(posix.dirname(page.path), path),
      path,
      ...[...own, ...roots, 'content/', 'static/'].map((root) => posix.join(root, path)),
    ];
  };
  return {
    findAddress(written) {
      const [path = '', hash] = written.split('#');
      const target = path === '' ? page : finder.findPage(path, page);
      if (target === undefined) return undefined;
      const address = encodeURI(target.prefix + target.address);
      return path === '' ? `#${hash ?? ''}` : `${address}${hash ? `#${hash}` : ''}`;
    },
    findParam(path) {
      const keys = path.toLowerCase().split('.');
      const found = [page.data, toObject(page.data['params']), params]
        .map((values) => keys.reduce<unknown>((value, key) => toOwn(value, key), values))
        .find((value) => typeof value === 'string' || typeof value === 'number');
      return found === undefined ? undefined : String(found);
    },
    readFile(path) {
      const file = inFolder(path).find((one) => !one.startsWith('..') && folder.has(one));
      const text = file === undefined ? undefined : folder.read(file);
      return text === undefined || room.take(text, 1) ? text : '';
    },
    findImage(part) {
      const dir = `${posix.dirname(page.path)}/`;
      const file = folder.paths.find(
        (path) =>
          path.startsWith(dir) &&
          path.slice(dir.length).includes(part) &&
          /\.(?:png|jpe?g|gif|webp|svg|avif)$/i.test(path),
      );
      return file?.slice(dir.length);
    },
  };
}

const toOwn = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** ` ```go {linenos=true,hl_lines=[2]} ` → ` ```go {2} showLineNumbers ` */
function rewriteInfo(line: string, info: string): string {
  const [, language = '', options] = /^([^\s{]*)\s*\{(.*)\}\s*$/.exec(info) ?? [];
  if (options === undefined || /^[\d,\s-]+$/.test(options)) return line;
  return line.slice(0, line.lastIndexOf(info)) + language + toCodeInfo(options);
}

/** Marks of summaries, separators of columns, attributes of blocks and headings. */
function rewriteLine(line: string): string {
  if (/^\s*<!--\s*more\s*-->\s*$/.test(line)) return '<!-- truncate -->';
  if (/^\s*<--->\s*$/.test(line)) return '';
  if (ATTRIBUTES_LINE.test(line)) return '';
  const [, heading, attributes = ''] = /^(#{1,6}\s.*?)\s*\{([^{}]*)\}\s*$/.exec(line) ?? [];
  if (heading !== undefined && /(?:^|\s)[.#][\w-]|=/.test(attributes)) {
    const id = /#([^\s}]+)/.exec(attributes)?.[1];
    return heading + (id ? ` {#${id}}` : '');
  }
  return line.replace(/:\(fa[bsr]?\s[\w\s-]*\):/g, '');
}

/** `\\(x\\)`, which themes give to KaTeX, and `\(x\)` where the site has it → `$x$` */
function rewriteFormulas(text: string, hasPassthrough: boolean): string {
  const sign = hasPassthrough ? String.raw`\\{1,2}` : String.raw`\\\\`;
  const inline = new RegExp(String.raw`${sign}\(((?:(?!\\\(|\\\)).)+?)${sign}\)`, 'g');
  const open = new RegExp(String.raw`^(\s*)${sign}\[\s*`);
  const close = new RegExp(String.raw`${sign}\]\s*$`);
  if (!text.includes('\\(') && !text.includes('\\[')) return text;
  return mapProse(text, (line) => {
    const isBlock = open.test(line);
    const shown = isBlock ? line.replace(open, '$1$$$$\n$1') : line;
    const ended = close.test(shown) ? shown.replace(close, '\n$$$$') : shown;
    return ended.replace(inline, (_, formula: string) => `$${formula.trim()}$`);
  });
}
