import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {rewriteMdxNote} from '../mdx/mdxNote.ts';
import {readHugoNote} from '../hugo/frontMatter.ts';
import {
  createProblemList,
  type ProblemList,
  decodePath,
  type OldFolder,
  type OldTool,
  printFrontMatter,
  toRelativeLink,
} from '../common/migration.ts';
import {rewriteContainers} from '../markdown/containers.ts';
import {explainWords} from '../markdown/abbreviations.ts';
import {trimFormulas} from '../markdown/paddedFormulas.ts';
import {dropAttributes, reportTemplates} from '../markdown/templateTags.ts';
import {readDate} from '../pages/printPage.ts';
import {publish} from '../common/rewrites.ts';
import {rewriteCommentIds} from './commentIds.ts';
import {findContentRoot} from './contentRoot.ts';
import {NOTE} from './contents.ts';
import {rewriteEditorMarks} from './editorMarks.ts';
import {keepGitHubAnchors} from './gitHubAnchors.ts';
import {hasGitBookTags, rewriteGitBookNote} from './gitBook.ts';
import {rewriteExport} from './exportedNote.ts';
import {readHackMdTags} from './hackMd.ts';
import {migrateBook} from './migrateBook.ts';
import {readFieldLines} from './fieldLines.ts';
import {hasDirectives, rewriteMyst} from '../myst/note.ts';
import {mapAddresses} from './noteLinks.ts';

/** A folder of Markdown that no tool here knows: its folders are its table of contents. */
export const markdownFolder: OldTool = {
  name: 'Markdown',
  matches: ({paths}) => paths.some((path) => NOTE.test(path)),
  migrate(given) {
    const folder = publish(given, '', (path: string) => toShown(path, given));
    const root = findContentRoot(given);
    const readme = folder.paths.find(
      (path) => path.startsWith(root) && /^(?:readme|index)\.md$/i.test(path.slice(root.length)),
    );
    return Promise.resolve(
      migrateBook(folder, {
        root,
        isOfAnyTool: true,
        // What such a site publishes as it is.
        publicDir:
          root === '' ? undefined : ['public/', 'static/'].find((dir) => hasFiles(dir, given)),
        file: readme ?? '.',
        title: readme && findContentTitle(folder.read(readme)),
        readMeta,
        toFrontMatter: (data) => ({...data, ...readChange(data)}),
        rewrite: (written, {path, original, data, problems}) => {
          const body = rewriteCommentIds(rewriteExport(written, data));
          if (path.endsWith('.mdx'))
            return rewriteMdxNote(body, {path: original, folder, data}, problems);
          const isOfGitBook = hasGitBookTags(body);
          if (!isOfGitBook) reportTemplates(body, problems);
          const plainTags = isOfGitBook
            ? rewriteGitBookNote(body, {path: original, folder, variables: {}}, problems)
            : body;
          const explained = explainWords(plainTags);
          const marked = trimFormulas(rewriteEditorMarks(dropAttributes(explained)));
          const shown = CONTAINERS.test(marked) ? rewriteContainers(marked) : marked;
          const plain = hasDirectives(shown) ? rewriteDirectives(shown, problems) : shown;
          return keepGitHubAnchors(
            mapAddresses(plain, (href) => toShownName(href, original, given)),
          );
        },
      }),
    );
  },
};

const hasFiles = (dir: string, {paths}: OldFolder): boolean =>
  paths.some((path) => path.startsWith(dir));

/** Containers of VitePress, which editors and other tools took over, and of the editor that CSDN and Gitee have. */
const CONTAINERS = /^[ \t]{0,12}:{3,}[ \t]*(?:details|code-group|code-tabs|tabs|hljs-\w+)\b/m;

const rewriteDirectives = (body: string, problems: ProblemList): string =>
  rewriteMyst(body, (line, name) =>
    problems.add(
      line,
      `没有 {${name}} 这种写法，里面的内容照样保留。`,
      `The directive {${name}} has no counterpart; what is inside it is kept.`,
    ),
  );

/**
 * Reads front matter of any form.
 * Front matter between `+++`, as Hugo and Zola have it, becomes that between `---`, and so does that of Pelican, which is lines
 * alone; one that cannot be read stays.
 */
function readMeta(text: string): string {
  if (!/^\s*\+\+\+/.test(text)) return readHackMdTags(readFieldLines(text));
  const problems = createProblemList('');
  const {data, body} = readHugoNote(text.trimStart(), '', problems);
  return problems.all.length > 0 ? text : printFrontMatter(data) + body;
}

/** Reads when a note was changed, as Joplin, SiYuan, Obsidian and others write it. */
function readChange(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (data['last_update'] !== undefined) return {};
  const [date] = ['updated', 'lastmod', 'modified', 'dateModified'].flatMap(
    (key) => readDate(data[key])?.slice(0, 10) ?? [],
  );
  return date === undefined ? {} : {last_update: {date}};
}

/** Names that begin with `_` make no pages here: `_posts/_index.md` is `posts/index.md`, unless there is one. Those in MDX are partials. */
const toShown = (written: string, {has}: OldFolder): string => {
  // The first page of wikis: Wiki.js, GitLab, Azure DevOps.
  if (/^home\.md$/i.test(written) && !HOMES.some(has)) return 'index.md';
  // A bundle is a folder of one note and its pictures, as Bear and Ulysses export them.
  const path = written
    .replace(/\.textbundle\/text\.(?:md|markdown)$/i, '/index.md')
    .replace(/\.textbundle\//gi, '/');
  if (/\.mdx$|(?:^|\/)\./i.test(path)) return path;
  const ofFolders = path.replace(/(^|\/)_+(?=[^/_][^/]*\/)/g, '$1');
  const plain = ofFolders.replace(/(^|\/)_+(?=[^/]*\.(?:md|markdown)$)/i, '$1');
  return plain !== path && has(plain) ? path : plain;
};

/** Files that are the home page of a folder before `home.md` is. */
const HOMES = ['README.md', 'readme.md', 'Readme.md', 'index.md', 'index.mdx'] as const;

/**
 * Makes a link lead to the name that a note is shown by; `@/a.md` of Zola counts from `content`, and Wiki.js has the language before
 * addresses, `/zh/a`, which is no folder.
 */
function toShownName(href: string, from: string, folder: OldFolder): string {
  const [, written = '', rest = ''] = /^([^#?]*)(.*)$/.exec(href) ?? [];
  if (written.startsWith('@/')) {
    const inContent = folder.paths.find((one) =>
      `/${one}`.endsWith(`/content/${written.slice(2)}`),
    );
    return inContent === undefined ? href : toRelativeLink(toShown(inContent, folder), from) + rest;
  }
  const own = decodePath(written);
  const path = own.startsWith('/') ? own.slice(1) : posix.join(posix.dirname(from), own);
  const found = [path, `${path}.md`].find((one) => folder.has(one));
  if (found !== undefined) {
    const shown = toShown(found, folder);
    return shown === found ? href : toRelativeLink(shown, from) + rest;
  }
  const [, language, below] = /^\/([a-z]{2}(?:-[a-z]{2,4})?)\/(.+)$/i.exec(own) ?? [];
  if (below === undefined || !folder.has(`${below}.md`)) return href;
  if (folder.paths.some((one) => one.startsWith(`${language}/`))) return href;
  return toRelativeLink(toShown(`${below}.md`, folder), from) + rest;
}
