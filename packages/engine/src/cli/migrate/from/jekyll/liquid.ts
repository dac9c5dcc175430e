import {fence} from '../../../../output/machine/markdownText.ts';
import type {ProblemList} from '../common/migration.ts';
import {createRoom, type Room} from '../common/room.ts';
import {toPlayer, toVideo} from './players.ts';
import {findBelow, readExpression, readParameters, type Scope} from './expression.ts';

/** Facts of the site for tags of Liquid. */
export interface LiquidSite {
  /** What `site` and `page` are. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Address of the page or file at a path, `_posts/2024-05-06-甲.md`; undefined for none. */
  findAddress(path: string): string | undefined;
  /** Address of a post by the name of its file without its ending. */
  findPost(name: string): string | undefined;
  /** Text of a file of `_includes`. */
  readInclude(name: string): string | undefined;
  /** Text of a file beside the note. */
  readBeside(name: string): string | undefined;
}

/** Includes may include others; deeper than this they include themselves. */
const MAX_DEPTH = 5;
/** Longer tags than any author writes are text. */
const MAX_TAG = 4000;

interface Piece {
  readonly kind: 'text' | 'tag' | 'value';
  /** As it is written. */
  readonly raw: string;
  readonly name: string;
  readonly rest: string;
  /** 1-based. */
  readonly line: number;
}

interface Context {
  readonly site: LiquidSite;
  /** Values of `assign`, and of `include` in files that are included. */
  readonly locals: Map<string, unknown>;
  readonly room: Room;
  readonly depth: number;
  /** Line of the note that includes the text. */
  readonly line?: number;
  report(piece: Piece): void;
}

/**
 * Runs the Liquid of a note as far as it stands for text: values, `raw`, `highlight`, `link`, `post_url`, `include`. Conditions
 * and loops stay as they are written and are problems of the note.
 */
export function renderLiquid(text: string, site: LiquidSite, problems: ProblemList): string {
  return render(text, {
    site,
    locals: new Map(),
    room: createRoom(problems),
    depth: 0,
    report: ({line, raw}) =>
      problems.add(
        line,
        `${shorten(raw)} 没有对应的写法，原样留下。`,
        `${shorten(raw)} has no counterpart; it was left as it is.`,
      ),
  });
}

const shorten = (raw: string): string =>
  raw.length > 60 ? `${raw.slice(0, 60)}…` : raw.replace(/\s+/g, ' ');

function render(text: string, context: Context): string {
  const pieces = splitPieces(text);
  let out = '';
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (piece.kind === 'text') {
      out += piece.raw;
      continue;
    }
    if (piece.kind === 'value') {
      const value = fit(readExpression(piece.rest, toScope(context)), piece, context);
      if (value === undefined) context.report(piece);
      out += value ?? keep(piece);
      continue;
    }
    const end = ENDS.get(piece.name);
    if (end !== undefined) {
      let close = i + 1;
      while (close < pieces.length && pieces[close]!.name !== end) close++;
      if (close < pieces.length) {
        const inner = pieces
          .slice(i + 1, close)
          .map(({raw}) => raw)
          .join('');
        if (piece.name === 'capture')
          context.locals.set(piece.rest.trim(), fit(render(inner, context), piece, context) ?? '');
        else out += renderBlock(piece, inner);
        i = close;
        continue;
      }
      // Without its end it is one of many that have none: they would all be looked for again.
      return `${out}${keepAll(pieces.slice(i), context)}`;
    }
    const made = renderTag(piece, context);
    if (made === undefined) context.report(piece);
    out += made ?? keep(piece);
  }
  return out;
}

/** Values from this length on are counted with what a note embeds: each may be made of those before, twice. */
const LONG_VALUE = 1000;

function fit(
  value: string | undefined,
  {line}: Pick<Piece, 'line'>,
  {room, line: outer = line}: Context,
): string | undefined {
  const isShort = value === undefined || value.length < LONG_VALUE;
  return isShort || room.take(value, outer) ? value : undefined;
}

const ENDS: ReadonlyMap<string, string> = new Map(
  ['raw', 'highlight', 'comment', 'capture'].map((name) => [name, `end${name}`]),
);

const keep = ({raw}: Piece): string => raw;

function keepAll(pieces: readonly Piece[], {report}: Context): string {
  if (pieces[0] !== undefined) report(pieces[0]);
  return pieces.map(keep).join('');
}

function toScope({site, locals}: Context): Scope {
  return {
    find: ([first = '', ...rest]) =>
      locals.has(first)
        ? findBelow(locals.get(first), rest)
        : findBelow(site.values, [first, ...rest]),
  };
}

function renderBlock({name, rest}: Piece, inner: string): string {
  if (name === 'comment') return '';
  if (name === 'raw') return inner;
  const [language = '', ...options] = rest.trim().split(/\s+/);
  const marked = /(?:mark_lines|hl_lines)="([\d\s-]+)"/.exec(rest)?.[1]?.trim().split(/\s+/);
  const info = [
    language,
    ...(marked ? [`{${marked.join(',')}}`] : []),
    ...(options.some((one) => one.startsWith('linenos')) ? ['showLineNumbers'] : []),
  ].join(' ');
  return `\n${fence(inner.trimEnd().replace(/^\s*\n/, ''), info)}\n`;
}

function renderTag({name, rest, line}: Piece, context: Context): string | undefined {
  const {site} = context;
  const scope = toScope(context);
  const written = rest.trim();
  const plain = written.replace(/^["']|["']$/g, '');
  switch (name) {
    case 'link':
      return site.findAddress(fillIn(plain, scope));
    case 'post_url':
      return site.findPost(plain);
    case 'include':
    case 'include_cached':
      return include(written, context.line ?? line, context);
    case 'include_relative':
      return site.readBeside(written.split(/\s/)[0]!);
    case 'assign': {
      const [, key = '', value = ''] = /^([\w-]+)\s*=\s*(.*)$/s.exec(written) ?? [];
      const read = fit(readExpression(value, scope), {line}, context);
      if (read === undefined) return undefined;
      context.locals.set(key, read);
      return '';
    }
    case 'gist': {
      const [id = ''] = plain.split(/\s/);
      return /^[\w/-]+$/.test(id) ? `[gist ${id}](https://gist.github.com/${id})` : undefined;
    }
    case 'youtube':
      return /^[\w-]+$/.test(plain) ? toVideo('https://www.youtube.com/embed/', plain) : undefined;
    case 'seo':
    case 'feed_meta':
      return '';
    default:
      return undefined;
  }
}

/** Values inside of an argument: `{{ page.path }}` */
const fillIn = (written: string, scope: Scope): string =>
  written.replace(/\{\{([^{}]*)\}\}/g, (all, inner: string) => readExpression(inner, scope) ?? all);

/** Puts a file in the place of its include, or what its parameters say: an image, a video. */
function include(written: string, line: number, context: Context): string | undefined {
  const {site, room, depth} = context;
  const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(fillIn(written, toScope(context))) ?? [];
  const values = readParameters(rest, toScope(context));
  const get = (...keys: readonly string[]): string | undefined =>
    keys.map((key) => values.get(key)).find((one) => one !== undefined && one !== '');
  if (/toc/i.test(name) && !/toc\w*\/\w/i.test(name)) return '<TOCInline toc={toc} />';
  const id = get('id', 'video_id', 'videoId');
  const isVideo = /youtube|bilibili/i.test(name + (get('provider') ?? ''));
  if (isVideo && id !== undefined && /^[\w-]+$/.test(id))
    return /bilibili/i.test(name)
      ? toVideo('https://player.bilibili.com/player.html?bvid=', id)
      : toVideo('https://www.youtube.com/embed/', id);
  const player = toPlayer(name, {id, src: get('src'), title: get('title')});
  if (player !== undefined) return player;
  const image = get(
    'image_path',
    'src',
    'img',
    'image',
    'url',
    'path',
    'file',
    'filename',
    'imageurl',
  );
  if (/im(?:g|age)|fig|picture|photo/i.test(name) && image !== undefined) {
    const caption = get('caption', 'title', 'description');
    const shown = `![${(get('alt') ?? caption ?? '').replace(/[[\]]/g, '')}](${image.replace(/\s/g, '%20')})`;
    return caption === undefined ? shown : `${shown}\n\n*${caption}*\n`;
  }
  const file = depth < MAX_DEPTH ? site.readInclude(name) : undefined;
  if (file === undefined || !room.take(file, line)) return undefined;
  const unknown: Piece[] = [];
  const text = render(file.trim(), {
    site,
    locals: new Map([...context.locals, ['include', Object.fromEntries(values)]]),
    room,
    line,
    depth: depth + 1,
    report: (piece) => void unknown.push(piece),
  });
  return unknown.length === 0 ? text : undefined;
}

/** Something all pages of which a list shows. */
const LISTED = /\b(?:site\.(?:posts|pages|tags|categories|collections|html_pages)\b|paginator\.)/;
/** Maximum number of letters around the lists of a page that is nothing but lists. */
const MAX_WORDS = 200;

/** Tells whether a page is a list of what the site has, with hardly any text of its own. */
export function isListing(text: string): boolean {
  const pieces = splitPieces(text);
  if (!pieces.some(({kind, rest}) => kind === 'tag' && LISTED.test(rest))) return false;
  const own = pieces.flatMap(({kind, raw}) => (kind === 'text' ? raw : [])).join(' ');
  return own.replace(/<[^<>]*>/g, '').replace(/[^\p{L}]/gu, '').length <= MAX_WORDS;
}

/** Splits a text at `{{ … }}` and `{% … %}`. What is between `raw` and its end is text of one piece. */
function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let line = 1;
  let from = 0;
  const push = (
    kind: Piece['kind'],
    end: number,
    {name = '', rest = ''}: Partial<Pick<Piece, 'name' | 'rest'>> = {},
  ): void => {
    const raw = text.slice(from, end);
    if (raw !== '') pieces.push({kind, raw, name, rest, line});
    line += raw.split('\n').length - 1;
    from = end;
  };
  const opener = /\{(?=[{%])/g;
  for (let found = opener.exec(text); found; found = opener.exec(text)) {
    const at = found.index;
    const isTag = text[at + 1] === '%';
    const sign = isTag ? '%}' : '}}';
    const close = text.slice(at + 2, at + MAX_TAG).indexOf(sign);
    if (close < 0) continue;
    const end = at + 2 + close + sign.length;
    const inner = text.slice(at + 2, end - sign.length).replace(/^-|-$/g, '');
    const [, name = '', rest = ''] = isTag ? (/^\s*([\w-]+)(.*)$/s.exec(inner) ?? []) : [];
    if (isTag && name === '') continue;
    push('text', at);
    push(isTag ? 'tag' : 'value', end, {name, rest: isTag ? rest : inner});
    opener.lastIndex = end;
    if (!isTag || name !== 'raw') continue;
    const stop = new RegExp(/\{%-?\s*endraw\s*-?%\}/g);
    stop.lastIndex = end;
    const closing = stop.exec(text);
    if (!closing) break; // the rest is text
    push('text', closing.index);
    push('tag', stop.lastIndex, {name: 'endraw'});
    opener.lastIndex = stop.lastIndex;
  }
  push('text', text.length);
  return pieces;
}
