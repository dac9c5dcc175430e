import {posix} from 'node:path';
import {decodeAddress} from '../common/migration.ts';
import {toPlayer} from '../common/player.ts';
import {replaceNamed} from '../markdown/replaceNamed.ts';
import {
  isMediaFile,
  type NoteContext,
  type Report,
  rewriteEmbed,
  toRelative,
  toTarget,
} from './wikiLinks.ts';

const VIDEO =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/;
const POST = /^https?:\/\/(?:twitter|x)\.com\/\w+\/status\/\d+/;

/**
 * Rewrites links and images in Markdown's own form: in a vault they may name a file as wiki links do, images may be videos.
 * `![](a.png)` in `子/b.md` → `![](../附件/a.png)`
 */
export function rewriteMarkdownLinks(part: string, context: NoteContext, report: Report): string {
  return replaceNamed(
    rewriteTags(part, context),
    /(?<sign>!?)\[(?<text>[^[\]]*)\]\((?<href><[^<>\n]{1,2000}>|(?:[^()\s]|\([^()\s]*\))+)\)/g,
    ({sign = '', text = '', href = ''}, {all}) => {
      const url = href.replace(/^<(.*)>$/, '$1');
      if (/^[a-z][a-z\d+.-]*:/i.test(url)) return (sign && toEmbed(url, text)) || all;
      const [path = '', ...parts] = decodeAddress(url).split('#');
      const hash = parts.map((one) => `#${one}`).join('');
      if (sign && /\.md$/i.test(path) && context.vault.find(path, context.path) !== undefined)
        return rewriteEmbed({name: path, hash, alias: text || undefined}, context, report);
      const found = findFile(path, context);
      const target = found !== undefined && !sign ? toTarget(hash, found, context) : '';
      const file = path === '' || isRightAsItIs(path, found, context) ? undefined : found;
      // What no browser shows as an image is played, or a link, as of wiki links.
      const isMedia = sign !== '' && isMediaFile(path);
      const player =
        isMedia && found !== undefined
          ? toPlayer(path, file === undefined ? url : toRelative(file, context), text)
          : undefined;
      if (player !== undefined) return player;
      const shown = isMedia ? `[${text || posix.basename(path)}]` : `${sign}[${text}]`;
      if (file === undefined && target !== '' && href.includes('#'))
        return `${shown}(${href.slice(0, href.indexOf('#')) + target + (href.endsWith('>') ? '>' : '')})`;
      if (file === undefined) return isMedia ? `${shown}(${href})` : all;
      return `${shown}(${toRelative(file, context)}${target})`;
    },
  );
}

/** Finds the file at a path: beside the note first, then as wiki links find it. The note itself has none. */
function findFile(path: string, {path: own, folder, vault}: NoteContext): string | undefined {
  if (path === '') return own;
  const beside = posix.join(posix.dirname(own), path);
  return folder.has(beside) ? beside : vault.find(path, own);
}

/** Tells whether a path leads from the note to a file where it is, also in the new folder. */
const isRightAsItIs = (path: string, file: string | undefined, context: NoteContext): boolean =>
  file === posix.join(posix.dirname(context.path), path) && context.vault.newPath(file) === file;

/** Leads the pictures of tags to their files: `<img src="附件/a.png">` in `子/b.md` → `<img src="../附件/a.png">` */
const rewriteTags = (part: string, context: NoteContext): string =>
  part.replace(/(<img\b[^>]{0,1000}?\ssrc=")([^"]+)/gi, (all, open: string, src: string) => {
    const path = decodeAddress(src);
    if (/^[a-z][a-z\d+.-]*:/i.test(path)) return all;
    const file = findFile(path, context);
    return file === undefined || isRightAsItIs(path, file, context)
      ? all
      : open + toRelative(file, context);
  });

/** Returns what a vault shows in the place of an image with the address of a video or a post; undefined for others. */
function toEmbed(url: string, text: string): string | undefined {
  const video = VIDEO.exec(url)?.[1];
  if (video !== undefined)
    return `<iframe src="https://www.youtube.com/embed/${video}" width="560" height="315" title="${text.replace(/["<>&]/g, '') || 'YouTube'}" allowfullscreen></iframe>`;
  return POST.test(url) ? `[${text || url}](${url})` : undefined;
}
