import {posix} from 'node:path';
import {createMatcher} from '../../../../content/source/glob.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {findIncluded, NOTE} from '../book/contents.ts';
import {migrateBook} from '../book/migrateBook.ts';
import {type MystSite, rewriteMyst} from '../myst/note.ts';
import {rewriteEditorMarks} from '../book/editorMarks.ts';
import {rebase} from '../common/includedLinks.ts';
import {
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  type ProblemList,
  reportMissing,
  toObject,
  toRelativeLink,
  toText,
} from '../common/migration.ts';
import {createRoom} from '../common/room.ts';
import {rewriteDefinitions} from '../markdown/definitions.ts';
import {endHtmlBlocks, mapLinks} from '../markdown/fences.ts';
import {dropAttributes} from '../markdown/templateTags.ts';
import {findLabels, type Labels} from './labels.ts';
import {splitTarget} from '../myst/roles.ts';
import {findSettings, readSphinx} from './settings.ts';
import {dropFormulaLabels, fillIn, markEquations, nameLinks} from './text.ts';

/** What Sphinx and Jupyter Book write, and their templates. */
const MADE = /(?:^|\/)(?:_build|_templates|build\/html|jupyter_execute|\.jupyter_cache)\//;

/** Sites of Sphinx and Jupyter Book whose notes are Markdown, in the form that MyST has. */
export const sphinx: OldTool = {
  name: 'Sphinx',
  matches: (folder) => {
    const file = findSettings(folder);
    if (file === undefined) return false;
    const root = posix.dirname(file) === '.' ? '' : `${posix.dirname(file)}/`;
    return folder.paths.some(
      (path) => path.startsWith(root) && NOTE.test(path) && !NO_PAGE.test(path.slice(root.length)),
    );
  },
  migrate(folder) {
    const problems: MigrationProblem[] = [];
    const settings = readSphinx(folder, findSettings(folder), problems);
    const {root, file, home, entries} = settings;
    const isLeftOut = createMatcher(settings.excluded);
    const isOwn = (path: string): boolean => MADE.test(path) || isLeftOut(path.slice(root.length));
    const paths = folder.paths.filter(
      (path) => path.startsWith(root) && NOTE.test(path) && !isOwn(path),
    );
    const labels = findLabels(paths, folder);
    const first = ['.md', '.markdown'].map((end) => root + home + end).find(folder.has);
    return Promise.resolve(
      migrateBook(
        folder,
        {
          root,
          file,
          title: settings.title,
          locale: settings.locale,
          extras: settings.extras,
          contents: entries.length === 0 ? undefined : {entries, from: root},
          ...(first === undefined ? {isFirstHome: false} : {home: first}),
          hasHtmlNames: true,
          isOwn,
          toFrontMatter,
          rewrite(body, {path, data, problems: ofNote}) {
            const site = createSite(path, {folder, root, labels, ofNote});
            const values = {
              ...settings.substitutions,
              ...toObject(data['substitutions']),
              ...toObject(toObject(data['myst'])['substitutions']),
            };
            const report = createReport(ofNote);
            const shown = rewriteMyst(markEquations(fillIn(body, values)), report, site);
            const named = nameLinks(shown, (href) => findName(href, path, labels));
            const linked = mapLinks(named, (href) => toAddress(href, path, labels));
            return endHtmlBlocks(
              rewriteEditorMarks(dropAttributes(rewriteDefinitions(dropFormulaLabels(linked)))),
            );
          },
        },
        problems,
      ),
    );
  },
};

/** Notes of a repository, which no site has. */
const NO_PAGE =
  /^(?:README|CHANGELOG|CONTRIBUTING|LICENSE)\.md$|(?:^|\/)(?:_build|node_modules)\//i;

/** Fields of notebooks and of Sphinx alone. */
const OF_SPHINX =
  /^(?:jupytext|kernelspec|orphan|tocdepth|nosearch|substitutions|myst|html_meta|file_format|mystnb|numbering|exports|thebe)$/;

function toFrontMatter(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const meta = toObject(toObject(data['myst'])['html_meta'] ?? data['html_meta']);
  const description = toText(meta['description'] ?? meta['description lang=zh']);
  return {
    ...(description !== undefined && {description}),
    ...Object.fromEntries(Object.entries(data).filter(([key]) => !OF_SPHINX.test(key))),
  };
}

const createReport =
  (problems: ProblemList) =>
  (line: number | undefined, name: string): void =>
    problems.add(
      line,
      `没有 {${name}} 这种写法，里面的内容照样保留。`,
      `The directive {${name}} has no counterpart; what is inside it is kept.`,
    );

interface SiteInput {
  readonly folder: OldFolder;
  readonly root: string;
  readonly labels: Labels;
  readonly ofNote: ProblemList;
}

/** Makes what a note is told of its site. */
function createSite(path: string, {folder, root, labels, ofNote}: SiteInput): MystSite {
  const room = createRoom(ofNote);
  const find = (written: string): string | undefined =>
    findIncluded(
      written.replace(/^\/+/, ''),
      written.startsWith('/') ? [root] : [posix.dirname(path), root],
      folder,
    );
  return {
    isOfSphinx: true,
    read(written, kind) {
      const file = find(written);
      if (file === undefined) {
        reportMissing(ofNote, 1, written);
        return undefined;
      }
      const text = folder.read(file);
      if (!room.take(text, 1)) return undefined;
      return kind === 'code'
        ? text
        : rebase(parseFrontMatter(text, file).body, {from: file, to: path}, folder);
    },
    printRole: (role, words) => printReference(role, words, {path, root, labels}),
  };
}

const OF_LABELS = /^(?:ref|numref|any|eq|prf:ref|std:ref|bdg-ref(?:-[\w-]+)?)$/;

/** Prints a reference as a link; undefined for another role, and for what is nowhere. */
function printReference(
  role: string,
  words: string,
  {path, root, labels}: {readonly path: string; readonly root: string; readonly labels: Labels},
): string | undefined {
  const {text, target} = splitTarget(words);
  const toLink = (file: string): string => (file === path ? '' : toRelativeLink(file, path));
  if (OF_LABELS.test(role)) {
    const label = labels.find(target);
    if (label !== undefined)
      return `[${shownText(text) ?? label.title ?? target}](${toLink(label.file)}#${label.id})`;
  }
  if (role !== 'doc' && role !== 'any') return undefined;
  const base = target.startsWith('/')
    ? root + target.slice(1)
    : posix.join(posix.dirname(path), target);
  const file = [base, `${base}.md`].find((one) => NOTE.test(one) && labels.titleOf(one));
  return file === undefined
    ? undefined
    : `[${text ?? labels.titleOf(file)!}](${toLink(file) || '#'})`;
}

/** Words without the signs of a number, which comes from the old site: `图 %s` → `图` */
const shownText = (text: string | undefined): string | undefined =>
  text?.replace(/%s|\{(?:number|name)\}/g, '').trim() || undefined;

/** Makes a link to a label lead there: `[words](a)`, `[words](#a)`; other addresses stay. */
function toAddress(href: string, path: string, labels: Labels): string {
  const label = labels.find(href.replace(/^#/, ''));
  if (label === undefined) return href;
  return `${label.file === path ? '' : toRelativeLink(label.file, path)}#${label.id}`;
}

/** Finds what a link without words is called: as the heading that it leads to, or the note. */
function findName(href: string, path: string, labels: Labels): string | undefined {
  const [file = '', id] = href.split('#');
  const label = labels.find(id ?? href);
  if (label?.title !== undefined) return label.title;
  return labels.titleOf(file === '' ? path : posix.join(posix.dirname(path), file)) ?? label?.id;
}
