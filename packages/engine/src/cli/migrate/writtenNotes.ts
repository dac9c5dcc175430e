import {type FrontMatter, parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import type {MigratedFile} from './from/common/migration.ts';

/** Tells whether a file of the new folder is a note, a post or a page. */
export const isWrittenNote = (path: string): boolean =>
  /^(?:docs|blog|src\/pages|i18n)\/.*\.mdx?$/.test(path);

interface BodyRewriter {
  /** Tells at a glance which files are worth a reading. */
  isWanted(text: string, path: string): boolean;
  /** Gives the new body. */
  rewrite(note: FrontMatter, path: string): string;
}

/** Rewrites the bodies of some files of the new folder; their front matter and all other files stay. */
export function mapBodies(
  files: ReadonlyMap<string, MigratedFile>,
  {isWanted, rewrite}: BodyRewriter,
): ReadonlyMap<string, MigratedFile> {
  const changed = new Map(files);
  for (const [path, file] of files) {
    if (!('text' in file) || !isWanted(file.text, path)) continue;
    const note = parseFrontMatter(file.text, path);
    const head = file.text.slice(0, file.text.length - note.body.length);
    changed.set(path, {text: head + rewrite(note, path)});
  }
  return changed;
}
