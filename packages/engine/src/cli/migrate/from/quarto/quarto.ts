import {migrateBook} from '../book/migrateBook.ts';
import {
  toRelativeLink,
  toText,
  type Migration,
  type OldFolder,
  type OldTool,
} from '../common/migration.ts';
import {publish} from '../common/rewrites.ts';
import {endHtmlBlocks, mapLinks} from '../markdown/fences.ts';
import {rewriteEditorMarks} from '../book/editorMarks.ts';
import {rewriteCells} from './cells.ts';
import {openCitations} from './citations.ts';
import {findLabels, linkReferences} from './crossReferences.ts';
import {createRoom} from '../common/room.ts';
import {includeFiles} from './includes.ts';
import {rewriteGridTables} from '../markdown/gridTables.ts';
import {markFormulas, rewritePandoc} from '../markdown/pandoc.ts';
import {reportShortcodes} from '../markdown/templateTags.ts';
import {readBookdown, readQuarto, type QuartoSettings} from './settings.ts';

/** Markdown with cells of code: `.qmd` of Quarto, `.Rmd` of R Markdown. */
const CELLS = /\.(?:qmd|rmd)$/i;
/** What these tools write, and keep of runs. */
const MADE = /(?:^|\/)(?:_book|_site|_freeze|_bookdown_files|[^/]+_(?:files|cache))\//;
/** Names of the parts that other notes include. */
const PARTIAL = /(?:^|\/)_[^/]*$/;

/** Quarto: books and sites, and a folder of its notes alone. */
export const quarto: OldTool = {
  name: 'Quarto',
  matches: (folder) => isOf(folder, /\.qmd$/i, /(?:^|\/)_quarto\.ya?ml$/),
  migrate: (folder) => Promise.resolve(migrate(folder, readQuarto(folder))),
};

/** Books of R's bookdown, and other notes in R Markdown. */
export const bookdown: OldTool = {
  name: 'bookdown',
  matches: (folder) => isOf(folder, /\.rmd$/i, /(?:^|\/)_bookdown\.ya?ml$/),
  migrate: (folder) => Promise.resolve(migrate(folder, readBookdown(folder))),
};

/** Tells whether a folder has such notes, with the settings of their tool or more of them than of Markdown: a lone one is a note among others. */
function isOf({paths}: OldFolder, ending: RegExp, settings: RegExp): boolean {
  const notes = paths.filter((path) => !MADE.test(path) && !`/${path}`.includes('/.'));
  const {length} = notes.filter((path) => ending.test(path));
  if (length === 0) return false;
  return (
    notes.some((path) => settings.test(path)) ||
    length > notes.filter((path) => /\.(?:mdx?|markdown)$/i.test(path)).length
  );
}

function migrate(
  given: OldFolder,
  {problems, bibliography = [], ...settings}: QuartoSettings,
): Migration {
  const {root} = settings;
  const folder = publish(given, '', (path: string) => toShown(path, given));
  const paths = folder.paths.filter((path) => path.startsWith(root) && path.endsWith('.md'));
  const labels = findLabels(paths, folder);
  const citations = openCitations(paths, folder, bibliography);
  let resultCount = 0;
  const migration = migrateBook(
    folder,
    {
      ...settings,
      hasHtmlNames: true,
      isOwn: (path) => PARTIAL.test(path.slice(root.length)) || MADE.test(path.slice(root.length)),
      toFrontMatter,
      rewrite: (body, {path, problems: ofNote}) => {
        const room = createRoom(ofNote);
        const cells = rewriteCells(includeFiles(body, path, {folder, root, room, depth: 0}));
        resultCount += cells.resultCount;
        const linked = mapLinks(cells.text, (href) => href.replace(/\.(?:qmd|rmd)(?=$|#)/i, '.md'));
        const language = settings.locale ?? guess(body);
        const toLink = (file: string): string => (file === path ? '' : toRelativeLink(file, path));
        const isChinese = language.startsWith('zh');
        const cited = citations.rewrite(linked, {path, isChinese, toLink});
        const known = linkReferences(cited, {labels, language, toLink});
        const shown = rewritePandoc(rewriteGridTables(known));
        reportShortcodes(shown, ofNote, 'Quarto');
        return endHtmlBlocks(rewriteEditorMarks(markFormulas(shown)));
      },
    },
    problems,
  );
  if (resultCount > 0)
    problems.push({
      file: settings.file,
      zh: `有 ${resultCount} 个代码块的结果（图、表、输出）是运行得来的，没有带过来：图存成文件放在笔记旁边，输出可以用 run 记下来。`,
      en: `Results of ${resultCount} cells of code (figures, tables, output) came from running them and were not brought over: save figures beside the notes; output can be recorded with run.`,
    });
  return migration;
}

/** What says how a note is run and printed. */
const OF_RUNS =
  /^(?:format|execute|engine|editor|jupyter|knitr|output|site|documentclass|bibliography|csl|biblio-style|link-citations|listing|freeze|toc|number-sections|code-.*|fig-.*|tbl-.*|title-block-.*|page-layout|about|repl|filters|author-.*|cover-image|github-repo|date-.*)$/;

/** Fields of a note: categories are tags, and pictures beside it are named as here. */
function toFrontMatter(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(data).filter(([key]) => !OF_RUNS.test(key)));
  const {categories, image, ...others} = kept;
  const tags = Array.isArray(categories) ? categories.map(String) : toText(categories);
  return {
    ...others,
    ...(tags !== undefined && {tags: [tags].flat()}),
    ...(typeof image === 'string' && {
      image: /^(?:[./]|[a-z]+:)/.test(image) ? image : `./${image}`,
    }),
  };
}

const guess = (body: string): string => (/\p{Script=Han}/u.test(body) ? 'zh' : 'en');

/** `a.qmd` → `a.md`. What was made of a note beside it, `README.md` of `README.Rmd`, goes before it: it has the results. */
const toShown = (path: string, {has}: OldFolder): string => {
  const plain = path.replace(CELLS, '.md');
  return plain === path || has(plain) ? path : plain;
};
