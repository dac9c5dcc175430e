import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {isFolderIndex, isIndexName} from '../../../../content/docs/slug.ts';
import {slugOf} from '../../../../content/tags/tagFile.ts';
import {DOC_FIELDS} from '../../../../content/docs/docFrontMatter.ts';
import {keepLineBreaks} from '../../editors/lineBreaks.ts';
import {classify, outsideSpans} from '../markdown/fences.ts';
import {rewriteMarks} from '../markdown/marks.ts';
import {
  createProblemList,
  keepReadable,
  LENIENT,
  type MigratedFile,
  type Migration,
  type OldFolder,
  type OldTool,
  omit,
  printConfig,
  printFrontMatter,
  type ProblemList,
  titleFor,
} from '../common/migration.ts';
import {guessLocale} from '../common/guessLocale.ts';
import {listHome} from '../common/homePage.ts';
import {rewriteMarkdownLinks} from './markdownLinks.ts';
import {keepInItem} from './keepInItem.ts';
import {dropCodeInLinks, readNames, withWholeName} from './noteNames.ts';
import {withPlainEndings} from './plainEndings.ts';
import {rewriteCallouts} from './obsidianCallouts.ts';
import {
  createVault,
  isForApp,
  type NoteContext,
  type Report,
  rewriteEmbed,
  rewriteLink,
  sayLeftBehind,
  type Vault,
} from './wikiLinks.ts';

const WIKI_LINK = /(!?\[\[[^\]]{0,1000}\]\])/;
const WIKI_LINKS = new RegExp(WIKI_LINK, 'g');

export const obsidian: OldTool = {
  name: 'Obsidian',
  matches: (folder) =>
    folder.paths.some((path) => path.startsWith('.obsidian/')) || hasWikiLinks(folder),
  migrate: (folder) => Promise.resolve(migrateVault(folder, {keepsLines: showsLines(folder)})),
};

/** Writes a site out of a vault. @param keepsLines whether a line break inside a paragraph is shown */
export function migrateVault(
  given: OldFolder,
  {keepsLines}: {readonly keepsLines: boolean},
): Migration {
  const folder = withPlainEndings(given);
  const problems = createProblemList('.obsidian');
  const files = new Map<string, MigratedFile>();
  const whole = {folder, vault: createVault(folder), labels: new Map<string, string>(), keepsLines};
  const {vault} = whole;
  const locale = guessLocale(folder);
  for (const path of folder.paths) {
    if (path.startsWith('.')) continue;
    if (isForApp(path))
      createProblemList(path, problems.all).add(undefined, ...sayLeftBehind(path));
    else if (path.endsWith('.md'))
      files.set(`docs/${vault.newPath(path)}`, {
        text: rewriteNote(path, whole, createProblemList(path, problems.all)),
      });
    else files.set(`docs/${vault.newPath(path)}`, {copyOf: folder.originalOf(path)});
  }
  const home = toHome(files, locale);
  if (home !== undefined) files.set('docs/index.md', {text: home});
  files.set('wuya.config.ts', {
    text: printConfig({
      title: titleFor(locale),
      url: 'https://example.com',
      locale,
      ...LENIENT,
      // Whatever its case: on some systems both would be one file.
      ...(isTaken('search', files) && {search: {path: 'find'}}),
      docs: {
        routeBasePath: '/',
        numberPrefixParser: false,
        onInlineTags: 'ignore',
        ...(isTaken('tags', files) && {tagsBasePath: 'tag-list'}),
      },
      // What embeds a part of a note stays as it is.
      markdown: {rawHtml: true, math: true, mermaid: true, wikiLinks: true},
    }),
  });
  const told = problems.all.map((one) => ({...one, file: folder.originalOf(one.file)}));
  return {files, problems: told};
}

/** Makes a page that lists the notes where none answers for the vault. */
function toHome(files: ReadonlyMap<string, MigratedFile>, language: string): string | undefined {
  const texts = new Map(
    [...files].flatMap(([path, file]) => ('text' in file ? [[path, file.text] as const] : [])),
  );
  const read = (path: string): string => texts.get(path) ?? '';
  return listHome(
    [...texts.keys()],
    {folder: {read}, root: 'docs/', isOfAnyTool: true},
    {title: undefined, language},
  );
}

/** Tells whether the app shows a line break inside a paragraph: unless its settings say otherwise. A folder without its settings may be of another. */
function showsLines({has, paths, read}: OldFolder): boolean {
  if (!paths.some((path) => path.startsWith('.obsidian/'))) return false;
  const settings = '.obsidian/app.json';
  return !has(settings) || !/"strictLineBreaks"\s*:\s*true/.test(read(settings));
}

/** Tells whether a note has an address that the site makes by itself. */
const isTaken = (address: string, files: ReadonlyMap<string, MigratedFile>): boolean =>
  [...files.keys()].some((path) =>
    new RegExp(`^docs/${address}(?:/(?:index|readme|${address}))?\\.md$`, 'i').test(path),
  );

/** Tells whether notes are those of a vault. Many are kept without their settings: links in double brackets that lead to files tell them too. */
function hasWikiLinks(given: OldFolder): boolean {
  const folder = withPlainEndings(given);
  let vault: Vault | undefined;
  const leadsOn = (link: string, from: string): boolean => {
    const name = /^!?\[\[([^\]|#]+)/.exec(link.replaceAll('\\|', '|'))?.[1]?.trim();
    return name !== undefined && (vault ??= createVault(folder)).find(name, from) !== undefined;
  };
  return folder.paths.some((path) => {
    const text = path.endsWith('.md') ? folder.read(path) : '';
    if (!text.includes('[[')) return false;
    return classify(text)
      .filter(({kind}) => kind === 'prose')
      .flatMap((line) => [...line.text.replace(/(?<!`)`+[^`]*`+/g, '').matchAll(WIKI_LINKS)])
      .some(([link]) => leadsOn(link, path));
  });
}

/** Tells whether a note named like its folder is beside one that answers for the folder: both would have one address. */
const isBesideIndex = (path: string, folder: OldFolder): boolean => {
  const [dir, name] = [posix.dirname(path), posix.basename(path, '.md')];
  return (
    isFolderIndex(dir, name) &&
    !isIndexName(name) &&
    folder.paths.some(
      (one) => posix.dirname(one) === dir && isIndexName(posix.basename(one, '.md')),
    )
  );
};

/** A note is called as its file; one that answers for its folder as the folder. */
const titleOf = (path: string): string => {
  const [name, folder] = [posix.basename(path, '.md'), posix.basename(posix.dirname(path))];
  return isIndexName(name) && folder !== '.' ? folder : name;
};

interface WholeVault {
  readonly folder: OldFolder;
  readonly vault: Vault;
  /** Labels of tags by their address: a vault takes `tag` and `Tag` for one, here the first stays. */
  readonly labels: Map<string, string>;
  readonly keepsLines: boolean;
}

function rewriteNote(
  path: string,
  {folder, vault, labels, keepsLines}: WholeVault,
  problems: ProblemList,
): string {
  const {data, body, lineCount} = parseFrontMatter(folder.read(path), path);
  const context: NoteContext = {path, folder, vault, embeds: new Map(), tags: new Set()};
  const report = (index: number, zh: string, en: string): void =>
    problems.add(index + 1 + lineCount, zh, en);
  const shown = dropComments(body);
  const lines = classify(keepsLines ? keepLineBreaks(shown) : shown).map(
    ({text, kind, info}, i) => {
      if (kind === 'open' && /^(?:dataview|dataviewjs|query|tasks|base)\b/.test(info ?? ''))
        report(i, `查询 ${info} 会当作代码显示。`, `The query ${info} is shown as code.`);
      if (kind === 'open') return rewriteInfo(text, info ?? '');
      return kind === 'prose'
        ? keepInItem(
            outsideSpans(rewriteMarks(dropCodeInLinks(text)), (part) =>
              rewriteInline(part, context, (zh, en) => report(i, zh, en)),
            ),
          )
        : text;
    },
  );
  const text = rewriteCallouts(lines.join('\n'));
  const imports = [...context.embeds].map(([file, name]) => `import ${name} from '${file}';`);
  const listed = [data['tags'] ?? data['tag']]
    .flat()
    .flatMap((one) => (one === undefined || one === null ? [] : String(one).split(/[,\s]+/)))
    .filter(Boolean);
  const unify = (tag: string): string => {
    const address = slugOf(tag).toLowerCase();
    if (!labels.has(address)) labels.set(address, tag);
    return labels.get(address)!;
  };
  const allTags = new Set([...listed, ...context.tags].map((one) => unify(one.replace(/^#/, ''))));
  const title = titleOf(path);
  // Links lead to the file here; readers who search by another name still find it.
  const called = String(data['title'] ?? title);
  const aliases = readNames(data['aliases'] ?? data['alias']).filter((one) => one !== called);
  return (
    printFrontMatter({
      title,
      ...(isBesideIndex(path, folder) && {slug: posix.basename(path, '.md')}),
      ...keepReadable(
        omit(data, ['id', 'slug', 'tags', 'tag', 'aliases', 'alias', 'cssclasses', 'publish']),
        DOC_FIELDS,
        problems,
      ),
      ...(aliases.length > 0 && {aliases: [...new Set(aliases)]}),
      ...(allTags.size > 0 && {tags: [...allTags]}),
      ...(data['publish'] === false && {draft: true}),
    }) +
    (imports.length > 0 ? `${imports.join('\n')}\n\n` : '') +
    text
  );
}

/** `%%…%%`, on one line or over several, with blocks of code in it. In code they are none, and a last one alone is text. Lines keep their number. */
function dropComments(body: string): string {
  const {count} = dropMarked(body, Infinity);
  return dropMarked(body, count - (count % 2)).text;
}

/** Drops what is between signs of comments. @param most signs that count; further ones are text */
function dropMarked(body: string, most: number): {readonly text: string; readonly count: number} {
  let count = 0;
  const isComment = () => count % 2 === 1;
  const drop = (part: string): string => {
    const [before = '', ...rest] = part.split('%%');
    return rest.reduce(
      (kept, text) => {
        if (count >= most) return `${kept}%%${text}`;
        count++;
        return isComment() ? kept : kept + text;
      },
      isComment() ? '' : before,
    );
  };
  const lines = classify(body).map(({text, kind}) => {
    if (isComment()) return drop(text);
    return kind === 'prose' && text.includes('%%') ? outsideSpans(text, drop) : text;
  });
  return {text: lines.join('\n'), count};
}

/** Rewrites what plugins write after the language of a block of code: `js title:"a.js" ln:true hl:1,3-4` → `js {1,3-4} showLineNumbers title="a.js"` */
function rewriteInfo(line: string, info: string): string {
  const options =
    /(?:^|\s)(title|file|ln|hl|fold|unfold|unwrap|wrap|ref)(?:[:=]("[^"]*"|'[^']*'|\S+))?(?=\s|$)/g;
  const found = new Map(
    [...info.matchAll(options)].map(([, key = '', value = '']) => [key, value]),
  );
  if (![...found.values()].some((value) => value !== '')) return line;
  const read = (key: string): string => (found.get(key) ?? '').replace(/^["']|["']$/g, '');
  const title = (read('title') || read('file')).replaceAll('"', "'");
  const parts = [
    info.replace(options, '').trim(),
    ...(/^[\d,-]+$/.test(read('hl')) ? [`{${read('hl')}}`] : []),
    ...(/^(?:true|\d+)$/.test(read('ln')) ? ['showLineNumbers'] : []),
    ...(title === '' ? [] : [`title="${title}"`]),
  ];
  return line.slice(0, line.lastIndexOf(info)) + parts.filter(Boolean).join(' ');
}

function rewriteInline(part: string, context: NoteContext, report: Report): string {
  return part
    .split(WIKI_LINK)
    .map((piece, i) =>
      i % 2 === 0
        ? rewriteSigns(rewriteMarkdownLinks(piece, context, report), context)
        : toLink(piece, context, report),
    )
    .join('');
}

/** `[[name#heading|alias]]`; in tables `|` is written `\\|`. */
function toLink(piece: string, context: NoteContext, report: Report): string {
  const [, sign, name = '', hash = '', alias] =
    /^(!?)\[\[([^|#]*)(#[^|]*)?(?:\|(.*))?\]\]$/.exec(piece.replace(/\\\|/g, '|')) ?? [];
  if (sign === undefined) return piece;
  const link = withWholeName({name: name.trim(), hash, alias}, context);
  return sign ? rewriteEmbed(link, context, report) : rewriteLink(link, context, report);
}

/** A tag in a text: `#标签`, and of several words, as Bear closes them, `#读书 笔记#`. */
const TAG =
  /(?<=^|\s)#(?:([\p{L}_](?:[^#\n]{0,60}[^\s#])?)#(?=\s|$)|([\p{L}_][\p{L}\p{N}_/-]*)(?=\s|$|[，。、；：！？,.;:!?]))/gu;

const rewriteSigns = (part: string, context: NoteContext): string =>
  part.replace(TAG, (_, closed: string | undefined, open: string | undefined) => {
    const tag = closed ?? open ?? '';
    context.tags.add(tag);
    return `#${tag}`;
  });
