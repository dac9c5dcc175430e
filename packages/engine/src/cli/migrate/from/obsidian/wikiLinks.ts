import {keepFreeName} from '../common/freeName.ts';
import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {createSlugger} from '../../../../content/source/slugger.ts';
import {createVault as createFileVault} from '../../../../content/wiki/vault.ts';
import {plainHeading} from '../../../../content/wiki/plainHeading.ts';
import {findContentTitle, toPlainText} from '../../../../content/docs/contentTitle.ts';
import {classify} from '../markdown/fences.ts';
import {
  decodePath,
  type MigrationProblem,
  type OldFolder,
  toRelativeLink,
} from '../common/migration.ts';
import {isPlayed, toPlayer} from '../common/player.ts';
import {aliasesOf, ID} from './noteNames.ts';
import {withPlainEnding} from './plainEndings.ts';

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;
/** Tells whether a file is shown in a player, or is a paper. */
export const isMediaFile = (file: string): boolean => isPlayed(file) || /\.pdf$/i.test(file);

/** Finds what a link of a vault names. */
export interface Vault {
  /** Path of the file, by its path or its name alone. */
  find(name: string, from: string): string | undefined;
  /** Tells whether a note shows another one inside of it, itself or through notes that it embeds. */
  embeds(note: string, other: string): boolean;
  /** Anchor of a heading of a note, by what counts of its words. */
  anchorOf(heading: string, note: string): string | undefined;
  /** Path of a file in the new folder: names that begin with `_` or have a `\` make no pages here. */
  newPath(path: string): string;
}

/** Ends of the pictures that Excalidraw exports beside a drawing, as its settings say. */
const EXPORTED = ['.svg', '.png', '.light.svg', '.light.png'] as const;

/** Tells whether a file is a drawing of the plugin Excalidraw, which is no text. */
const isDrawing = (path: string): boolean => /\.excalidraw(?:\.md)?$/.test(path);

/** Tells whether a file is shown by Obsidian alone: a drawing, a canvas, a view of a base. It does not come along. */
export const isForApp = (path: string): boolean =>
  isDrawing(path) || /\.(?:canvas|base)$/.test(path);

/** Says in both languages what did not come along. */
export const sayLeftBehind = (path: string): readonly [zh: string, en: string] =>
  path.endsWith('.base')
    ? ['数据库视图没有带过来。', 'The view of a base was not brought over.']
    : ['画布没有带过来。', 'The canvas was not brought over.'];

/** Creates the index that finds a note by the name that a wiki link gives it. */
export function createVault(folder: OldFolder): Vault {
  const paths = folder.paths.filter((path) => !isForApp(path));
  const renamed = renameHidden(paths);
  const files = createFileVault(paths.map((path) => ({path, names: aliasesOf(path, folder)})));
  const find: Vault['find'] = (name, from) => {
    const drawing = name.replace(/\.md$/, '');
    // A note that is not there is none of the pictures that are called like it.
    const ends = isDrawing(name) ? EXPORTED : EXPORTED.slice(0, 1);
    return [name, withPlainEnding(name), ...ends.map((end) => drawing + end)]
      .map((one) => files.find(one, from)?.path)
      .find((path) => path !== undefined);
  };
  return {
    newPath: (path) => renamed.get(path) ?? path,
    find,
    embeds: createEmbedFinder(folder, find),
    anchorOf: createAnchorFinder(folder),
  };
}

/** Creates what finds the anchors of headings; each note is read once, however many links lead into it. */
function createAnchorFinder(folder: OldFolder): Vault['anchorOf'] {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (heading, note) => {
    const anchors = known.get(note) ?? readAnchors(folder.read(note));
    known.set(note, anchors);
    return anchors.get(heading);
  };
}

/** Creates what tells whether one note embeds another; each is read once. */
function createEmbedFinder(folder: OldFolder, find: Vault['find']): Vault['embeds'] {
  const known = new Map<string, readonly string[]>();
  const embedsOf = (note: string): readonly string[] => {
    const read = known.get(note);
    if (read !== undefined) return read;
    const names = [...folder.read(note).matchAll(/!\[\[([^\]|#\n]{1,200})/g)];
    const found = names.flatMap(([, name]) => find(name!.trim(), note) ?? []);
    const notes = found.filter((path) => path.endsWith('.md'));
    known.set(note, notes);
    return notes;
  };
  return (note, other) => {
    const seen = new Set([note]);
    for (const one of seen) {
      if (one === other) return true;
      for (const next of embedsOf(one)) seen.add(next);
    }
    return false;
  };
}

/** Chooses new paths of those with names that begin with `_`, or have a `\`, which no address may have: without it, and with a number where that is taken. */
function renameHidden(paths: readonly string[]): Map<string, string> {
  const renamed = new Map<string, string>();
  const taken = new Set(paths);
  for (const path of paths) {
    const plain = path.replace(/(^|\/)_+(?=[^/])/g, '$1').replaceAll('\\', '-');
    if (plain === path) continue;
    const found = keepFreeName(
      plain,
      (number) => plain.replace(/(\.\w+)?$/, `-${number}$1`),
      (one) => taken.has(one),
    );
    taken.add(found);
    renamed.set(path, found);
  }
  return renamed;
}

export interface NoteContext {
  readonly path: string;
  readonly folder: OldFolder;
  readonly vault: Vault;
  /** Imports of embedded notes: path → name. */
  readonly embeds: Map<string, string>;
  readonly tags: Set<string>;
}

/** Takes what could not be rewritten. */
export type Report = (zh: string, en: string) => void;

/** Begins what is said of a link to a note that is not there. */
const MISSING = 'There is no note ';

/** Tells whether a problem is a link to a note that is not there. */
export const isMissingNote = ({en}: MigrationProblem): boolean => en.startsWith(MISSING);

export interface WikiLink {
  readonly name: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  readonly alias: string | undefined;
}

/** Rewrites a wiki link: `[[甲#节|字]]` → `[字](./甲.md#节)`. The words of one that leads to no note stay, which is reported. */
export function rewriteLink(
  {name, hash, alias}: WikiLink,
  context: NoteContext,
  report: Report,
): string {
  const text = alias ?? [name, ...hash.split('#').filter(Boolean)].filter(Boolean).join(' > ');
  if (name === '') return `[${text}](${toHash(hash, context.path, context.vault)})`;
  const file = context.vault.find(name, context.path);
  const part = file === undefined ? findPart(name, context) : undefined;
  if (part !== undefined) return rewriteLink({...part, alias: alias ?? name}, context, report);
  if (file === undefined) {
    if (isDrawing(name))
      report(
        `「${name}」是 Excalidraw 的图，没有导出成图片，只留下名字；在插件里打开自动导出 SVG，再搬一次。`,
        `${name} is a drawing that was not exported as a picture; its name was kept. Have the plugin export SVG files, and migrate again.`,
      );
    else if (isForApp(name))
      report(
        `「${name}」只有 Obsidian 显示得出，只留下名字。`,
        `Obsidian alone shows ${name}; its name was kept.`,
      );
    else if (IMAGE.test(name) || isMediaFile(name))
      report(`没有文件「${name}」，只留下名字。`, `There is no file ${name}; its name was kept.`);
    else report(`没有笔记「${name}」，只留下文字。`, `${MISSING}${name}; its words were kept.`);
    return text;
  }
  const target = toTarget(hash, file, context);
  // An id says nothing to readers: editors show the title.
  const shown = alias === undefined && hash === '' && ID.test(name) ? titleOf(file, context) : text;
  return `[${shown}](${toRelative(file, context)}${target})`;
}

/** Returns the title of a note that its file is not called by alone: its front matter has it, a heading, or the name of the file behind the id. */
function titleOf(file: string, {folder}: NoteContext): string {
  const {data, body} = parseFrontMatter(folder.read(file), file);
  const title = typeof data['title'] === 'string' ? data['title'] : findContentTitle(body);
  return title ?? posix.basename(file, '.md').replace(/^\d+[\s_-]+/, '');
}

/** Reads a link to a heading as Bear writes it, `[[题/节]]`; undefined where there is no such note and heading. */
function findPart(
  name: string,
  {vault, folder, path}: NoteContext,
): {readonly name: string; readonly hash: string} | undefined {
  const at = name.indexOf('/');
  const file = at < 1 ? undefined : vault.find(name.slice(0, at), path);
  if (file === undefined || !file.endsWith('.md')) return undefined;
  const heading = name.slice(at + 1);
  const isThere = classify(folder.read(file)).some(
    ({text, kind}) =>
      kind === 'prose' && /^#{1,6}\s/.test(text) && text.replace(/^#+\s+/, '').trim() === heading,
  );
  return isThere ? {name: name.slice(0, at), hash: `#${heading}`} : undefined;
}

/** A reference to a footnote, which is no part of the anchor of its heading. */
const FOOTNOTE = /\[\^[^\]\n]{1,100}\]/g;

/** `#Heading#Below` → the anchor of the last heading in the note, `#^block` → that of the block. */
function toHash(hash: string, note: string, vault: Vault): string {
  const last = hash.split('#').findLast(Boolean);
  if (last === undefined) return '';
  if (last.startsWith('^')) return `#${last}`;
  const id = vault.anchorOf(plainHeading(last), note);
  return id === undefined ? '' : `#${encodeURIComponent(id)}`;
}

/** Reads the anchors of the headings of a note: what counts of their words → anchor of the first of these words. */
function readAnchors(note: string): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const slugger = createSlugger();
  for (const {text, kind} of classify(note)) {
    const title = kind === 'prose' ? /^#{2,6}\s+(.*)/.exec(text)?.[1]?.trimEnd() : undefined;
    if (title === undefined) continue;
    const id = slugger.slug(toPlainText(title.replace(FOOTNOTE, '')));
    const heading = plainHeading(title);
    if (!anchors.has(heading)) anchors.set(heading, id);
  }
  return anchors;
}

/** Tells whether a part is called by the title of its note, so that it is all of it. */
function namesTitle(hash: string, note: string): boolean {
  const title = classify(note).find(({text, kind}) => kind === 'prose' && /^#{1,6}\s/.test(text));
  const [, words] = /^#\s+(.*?)\s*$/.exec(title?.text ?? '') ?? [];
  return words !== undefined && plainHeading(words) === plainHeading(hash.replace(/^#+/, ''));
}

/** Rewrites an embed `![[…]]`: an image, an import of the note; one of a part stays, by the new path of its note. */
export function rewriteEmbed(link: WikiLink, context: NoteContext, report: Report): string {
  const {name, hash, alias} = link;
  const file = context.vault.find(name, context.path);
  if (file === undefined) return rewriteLink(link, context, report);
  const href = toRelative(file, context);
  if (IMAGE.test(file)) {
    const size = /^(\d+)(?:x(\d+))?$/.exec(alias ?? '');
    if (!size) return `![${alias ?? posix.basename(file)}](${href})`;
    const height = size[2] ? ` height="${size[2]}"` : '';
    return `<img src="${href}" alt="${posix.basename(file)}" width="${size[1]}"${height} />`;
  }
  if (isMediaFile(file))
    return toPlayer(file, href, alias) ?? `[${alias ?? posix.basename(file)}](${href})`;
  if (!file.endsWith('.md') || (hash === '' && file === context.path))
    return rewriteLink(link, context, report);
  const path = context.vault.newPath(file).replace(/\.md$/, '');
  if (hash !== '' && !namesTitle(hash, context.folder.read(file))) return `![[${path}${hash}]]`;
  // Imports may not go round in a circle; an embed shows a link where it would.
  if (context.vault.embeds(file, context.path)) return `![[${path}]]`;
  const note = decodePath(href);
  const known = context.embeds.get(note) ?? `Embed${context.embeds.size + 1}`;
  context.embeds.set(note, known);
  return `\n<${known} />\n`;
}

/** Returns the anchor of a heading that a link of a vault names, where the file is a note and has it. */
export const toTarget = (hash: string, file: string, {vault}: NoteContext): string =>
  file.endsWith('.md') ? toHash(hash, file, vault) : '';

/** Returns the way to a file from a note, in the new folder. */
export function toRelative(file: string, {path, vault}: NoteContext): string {
  return toRelativeLink(vault.newPath(file), vault.newPath(path));
}
