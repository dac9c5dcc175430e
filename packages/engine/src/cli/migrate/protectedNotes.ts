import {loadYaml} from '../../content/frontmatter/loadYaml.ts';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {asDraft, isUnpublished, reportProtected, reportUnpublished} from './from/common/drafts.ts';
import {classify} from './from/markdown/fences.ts';
import {
  createProblemList,
  type MigratedFile,
  type MigrationProblem,
  type OldFolder,
  toObject,
} from './from/common/migration.ts';
import {isWrittenNote} from './writtenNotes.ts';

type Values = Readonly<Record<string, unknown>>;

/** What hides notes of a site, beside what every tool has. */
interface Hiding {
  /** Tags whose posts have a password. */
  readonly protectedTags: ReadonlySet<string>;
  /** Whether no tool is known, so that any field that says a note is not for all is believed. */
  readonly isOfAnyTool: boolean;
}

/**
 * Makes drafts of notes that readers needed a password for, and of those that say that they are not published: no page asks for a
 * password here, and they would be public.
 */
export function hideProtected(
  files: ReadonlyMap<string, MigratedFile>,
  {protectedTags, isOfAnyTool}: Hiding,
): {readonly files: ReadonlyMap<string, MigratedFile>; readonly problems: MigrationProblem[]} {
  const problems: MigrationProblem[] = [];
  const changed = new Map(files);
  for (const [path, file] of files) {
    if (!('text' in file) || !isWrittenNote(path)) continue;
    const {data, body} = parseFrontMatter(file.text, path);
    if (data['draft'] === true) continue;
    const report = isProtected(data, body, protectedTags)
      ? reportProtected
      : isUnpublished(data, isOfAnyTool)
        ? reportUnpublished
        : undefined;
    if (report === undefined) continue;
    changed.set(path, {text: asDraft(file.text)});
    report(createProblemList(path, problems));
  }
  return {files: changed, problems};
}

/** `password` of plugins of Hexo, Hugo, MkDocs and VuePress; `keys` of the theme reco; a shortcode around the text of Hugo. */
function isProtected(data: Values, body: string, protectedTags: ReadonlySet<string>): boolean {
  const {password, encrypt, keys, tags} = data;
  if (password === '') return false; // how a post says that it has none although its tags do
  const hashes: unknown[] = Array.isArray(keys) ? keys : [];
  return (
    (password !== undefined && password !== null && password !== false) ||
    encrypt === true ||
    data['encrypted'] === true ||
    (hashes.length > 0 && hashes.every((key) => /^[\da-f]{32}$/i.test(String(key)))) ||
    (Array.isArray(tags) && tags.some((tag) => protectedTags.has(String(tag)))) ||
    (body.includes('encrypt') &&
      classify(body).some(
        ({text, kind}) => kind === 'prose' && /^\s*\{\{[<%]\s*[\w-]*encrypt(?:or)?\b/.test(text),
      ))
  );
}

/** Reads for which tags a blog of Hexo asks a password. */
export function readProtectedTags(folder: OldFolder): ReadonlySet<string> {
  if (!folder.has('_config.yml')) return new Set();
  try {
    const tags = toObject(toObject(loadYaml(folder.read('_config.yml')))['encrypt'])['tags'];
    const listed: unknown[] = Array.isArray(tags) ? tags : [];
    return new Set(listed.map((tag) => String(toObject(tag)['name'])));
  } catch {
    return new Set(); // Settings that cannot be read are named where they are read for the site.
  }
}
