import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {splitName} from '../../../../routes/wikiName.ts';
import type {OldFolder} from '../common/migration.ts';
import type {NoteContext, WikiLink} from './wikiLinks.ts';

/** An id of a note, the time at which it was begun, as Zettlr and The Archive have them. */
export const ID = /^\d{8,14}$/;

/** Lists other names of a note, which its links may use; an id is at the front of its file's name, or in its front matter. */
export function aliasesOf(path: string, folder: OldFolder): string[] {
  if (!path.endsWith('.md')) return [];
  const {data} = parseFrontMatter(folder.read(path), path);
  const inName = /^(\d{8,14})(?=[\s_-])/.exec(posix.basename(path))?.[1];
  const id = ID.test(String(data['id'])) ? String(data['id']) : inName;
  return [data['aliases'], data['alias'], id].flatMap(readNames);
}

/** Reads a list of names, or names with commas between them. */
export const readNames = (value: unknown): string[] =>
  [typeof value === 'string' ? value.split(/[,，]/) : value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map((one) => String(one).trim())
    .filter(Boolean);

/** Reads the sign as a part of the name where a note is called so: `[[C#]]`, `[[C#/类#节]]`. */
export function withWholeName(link: WikiLink, {vault, path}: NoteContext): WikiLink {
  const isName = (whole: string): boolean => vault.find(whole, path) !== undefined;
  const {name, parts} = splitName([link.name, ...link.hash.split('#').slice(1)], isName);
  return {...link, name, hash: parts.map((part) => `#${part}`).join('')};
}

/**
 * Drops the signs of code inside of links, which name headings without them: ``[[a#b `c`]]`` → `[[a#b c]]`. What is
 * between signs of code itself is kept.
 */
export const dropCodeInLinks = (line: string): string =>
  line.replace(
    /(?<!`)(`+)(?!`).{0,1000}?(?<!`)\1(?!`)|\[\[[^[\]]{1,500}\]\]|\]\([^()\s]{1,500}\)/g,
    (all) => (all.startsWith('`') ? all : all.replaceAll('`', '')),
  );
