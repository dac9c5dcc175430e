import {posix} from 'node:path';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {DOC_FIELDS} from '../../../../content/docs/docFrontMatter.ts';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {keepAnchors} from '../markdown/anchors.ts';
import {dropFolder, moveLinks} from '../book/noteLanguages.ts';
import {rewriteCodeMarks} from '../markdown/codeMarks.ts';
import {isContainer, printLabel, rewriteContainers} from '../markdown/containers.ts';
import {classify, mapLinks, mapProse, outsideSpans} from '../markdown/fences.ts';
import {rewriteThemeBlocks} from './themeBlocks.ts';
import {rewriteMarks} from '../markdown/marks.ts';
import {toFrontMatter} from './vueFrontMatter.ts';
import {type HomeSite, reportHomePicture, toHome} from '../common/home.ts';
import {mapAddresses} from '../book/noteLinks.ts';
import {
  decodeAddress,
  decodePath,
  encodePath,
  keepReadable,
  type OldFolder,
  printNote,
  type ProblemList,
  toDestination,
  toText,
  shiftLines,
} from '../common/migration.ts';
import {rewriteAlerts} from '../obsidian/obsidianCallouts.ts';
import {findEnded, listComponents} from './componentTags.ts';
import {toHopePlace} from './hopePlace.ts';
import {includeFiles} from './vueIncludes.ts';
import {
  createScope,
  fillPage,
  findVerbatim,
  dropFormulas,
  listUnknown,
  type SiteValues,
} from './vueExpressions.ts';
import {linkComponents} from './vueLinks.ts';
import {printListing} from './vueListing.ts';
import {type Permalinks, toSlug} from './vuePages.ts';

/** Where the notes of a Vue tool are. */
export interface VueRules {
  /** The folder as the language of the note has it. */
  readonly folder: OldFolder;
  /** The folder with the files of all languages, which notes may include. */
  readonly files: OldFolder;
  /** Title and tagline of the site in that language. */
  readonly site?: HomeSite;
  /** What expressions may name. */
  readonly values: SiteValues;
  /** Folder of the language, below that of the notes. */
  readonly dir?: string | undefined;
  /** Folder of the notes, `` or `docs/`. */
  readonly root: string;
  /** Folder of the files that are published as they are. */
  readonly publicDir: string;
  /** Whether pictures are where notes are published too, as by `rewrites` of VitePress. */
  readonly movesFiles: boolean;
  /** Addresses that notes name themselves. */
  readonly permalinks: Permalinks;
  /** Places of notes in sidebars that folders tell together. */
  readonly places: ReadonlyMap<string, number>;
  /** What `@` stands for in imported paths. */
  readonly sourceRoot: string;
  /** Whether plugins give Markdown the signs of the themes hope and plume: `==marked==`, `::carbon:home::`. */
  readonly hasSigns: boolean;
  /** Notes that are shown under the name of the one that they translate. */
  readonly pairs?: ReadonlyMap<string, string>;
  /** Where a note is in truth; what it includes counts from there. */
  originalOf(path: string): string;
  /** Anchor of a heading as that tool makes it. */
  slugify(text: string): string;
}

/** Rewrites a note of VitePress or VuePress. @param path of the file in the old folder */
export function rewriteVueNote(path: string, rules: VueRules, problems: ProblemList): string {
  const {data, body, lineCount} = parseFrontMatter(rules.folder.read(path), path);
  const shifted = shiftLines(problems, lineCount);
  const title = toText(data['title']) ?? findContentTitle(body);
  const scope = createScope({body, data, title}, rules.values);
  let text = linkComponents(dropScripts(body, shifted), rules);
  reportLeftOvers(text, scope, shifted);
  text = fillPage(includeFiles(keepWrittenIds(text), path, {rules, problems: shifted}), scope);
  const {files, root, dir} = rules;
  if (dir || !rules.movesFiles)
    text = moveLinks(text, {
      original: rules.originalOf(path),
      path,
      root,
      dir,
      folder: files,
      pairs: rules.pairs,
    });
  text = mapAddresses(dropSlots(text), (href) => toPublic(href, rules.originalOf(path), rules));
  text = keepAnchors(
    rewriteCodeMarks(rewriteAlerts(rewriteContainers(rewriteThemeBlocks(text)))),
    rules.slugify,
  );
  text = mapProse(text, (line) =>
    outsideSpans(rules.hasSigns ? rewriteMarks(line) : line, (part) =>
      rewriteInline(rules.hasSigns ? dropIcons(part) : part),
    ),
  );
  text = mapLinks(text, (href) => toFileLink(href, path, rules));
  const permalink = rules.permalinks.get(path);
  const kept = keepReadable(
    {
      ...toFrontMatter(data),
      ...(rules.hasSigns && toHopePlace(data, path, rules.places)),
      ...(permalink !== undefined && {slug: toSlug(dropFolder(permalink, dir))}),
    },
    DOC_FIELDS,
    problems,
  );
  const isDrawn = path === `${root}index.md` && /^(?:\s*<\/?[A-Z][^<>]*>)+\s*$/.test(text);
  const home = toHome(
    isDrawn ? {...data, layout: 'home', hero: {name: data['title']}} : data,
    (href) => toFileLink(dropFolder(href.replace(/^(?![./#]|[a-z]+:)/i, '/'), dir), path, rules),
    rules.site,
  );
  if (home !== undefined) reportHomePicture(data, problems);
  const listing = printListing(data, path, rules);
  return printNote({...kept, ...home}, (isDrawn ? '' : text) + (listing ? `\n${listing}\n` : ''));
}

/** `<template #title>` says where a component shows what is inside it; that is where it is. */
function dropSlots(text: string): string {
  const slot = /<template\s+(?:#|v-slot)[^>]*>/g;
  const bare = /<template(?:\s+(?!#|v-slot)[^>]*)?>/;
  const hasBare = classify(text).some(({text: line, kind}) => kind === 'prose' && bare.test(line));
  return mapProse(text, (line) =>
    outsideSpans(line, (part) => {
      const plain = part.replace(slot, '');
      return hasBare ? plain : plain.replace(/<\/template>/g, '');
    }),
  );
}

/** Gives a picture that is named by its path in the folder of public files its address: `../public/a.png` → `/a.png` */
function toPublic(href: string, from: string, {files, publicDir}: VueRules): string {
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(href)) return href;
  const [, written = '', rest = ''] = /^([^#?]*)(.*)$/.exec(href) ?? [];
  const file = posix.join(posix.dirname(from), decodeAddress(written));
  if (!file.startsWith(publicDir) || !files.has(file)) return href;
  return encodePath(`/${file.slice(publicDir.length)}`) + rest;
}

const dropSpans = (line: string): string => line.replace(/(?<!`)`+[^`]*`+/g, '');

/** Names what nothing here shows: expressions and components of Vue, containers of plugins. */
function reportLeftOvers(
  text: string,
  scope: Readonly<Record<string, unknown>>,
  problems: ProblemList,
): void {
  const verbatim = findVerbatim(text);
  const ended = findEnded(text);
  const outside = dropFormulas(text).split('\n');
  for (const [i, {text: line, kind}] of classify(text).entries()) {
    if (kind !== 'prose') continue;
    const container = /^(?:\s*>)*\s*:{3,}\s*([\w-]+)/.exec(line)?.[1];
    if (container !== undefined && !isContainer(container))
      problems.add(
        i + 1,
        `没有 ::: ${container} 这种容器，里面的内容照样保留。`,
        `There is no container ::: ${container}; what is inside it is kept.`,
      );
    const prose = dropSpans(line);
    const shown = dropSpans(outside[i]!);
    for (const all of verbatim.has(i + 1) ? [] : listUnknown(shown, scope))
      problems.add(
        i + 1,
        `Vue 的表达式 ${all} 会原样显示。`,
        `The expression ${all} of Vue is shown as it is written.`,
      );
    for (const name of listComponents(prose, ended))
      problems.add(
        i + 1,
        `组件 <${name}> 没有带过来。`,
        `The component <${name}> was not brought over.`,
      );
  }
}

/** Ids of headings as plugins of translators write them: `## 安装 %{#install}%` → `## 安装 {#install}` */
const keepWrittenIds = (text: string): string =>
  mapProse(text, (line) =>
    line.replace(
      /^(#{1,6}\s.*?)\s*(?:%\{(#[^\s{}]+)\}%|<!--\s*\{(#[^\s{}]+)\}\s*-->)\s*$/,
      '$1 {$2$3}',
    ),
  );

/** Leaves out scripts and styles of a component, but not those that are shown as code; lines keep their numbers. */
function dropScripts(body: string, problems: ProblemList): string {
  let end: string | undefined;
  return classify(body)
    .map(({text, kind}, i) => {
      const name = end === undefined && kind === 'prose' && /^<(script|style)\b/.exec(text)?.[1];
      if (name) {
        end = `</${name}>`;
        problems.add(i + 1, `<${name}> 没有带过来。`, `<${name}> was left out.`);
      }
      if (end === undefined) return text;
      if (text.trimEnd().endsWith(end)) end = undefined;
      return '';
    })
    .join('\n');
}

const BADGES: Readonly<Record<string, string>> = {
  tip: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

const dropIcons = (part: string): string =>
  part.replace(/::[a-z][\w-]*:[a-z\d][\w-]*::[ \t]*/g, '');

/** Classes behind a word or a block, which markdown-it-attrs reads; their styles do not come along. */
const CLASSES =
  /(?:(?<=[*_~=)\]>!])|^[ \t]*|(?<=\S)[ \t]+)\{[ \t]*(?:\.[a-z][\w-]*[ \t]*)+\}(?=[ \t]*$|[^\w{])/gi;

/** Addresses of files of the site, which components bind: `:src="$withBase('/a.png')"` */
const WITH_BASE =
  /\s(?::|v-bind:)(src|href)=(["'])\s*\$?withBase\(\s*(["'`])([^'"`]+)\3\s*\)\s*\2/g;

function rewriteInline(part: string): string {
  return part
    .replace(CLASSES, '')
    .replace(/<\/?(?:ClientOnly|client-only)[ \t]*>/g, '')
    .replace(/^\s*\[\[toc\]\]\s*$/i, '<TOCInline toc={toc} />')
    .replace(
      /<Badge\b([^>]*?)(?:\/>|>([^<]*)<\/Badge>)/g,
      (_, attributes: string, inner: string | undefined) => {
        const type = /\btype="(\w+)"/.exec(attributes)?.[1] ?? 'tip';
        const text = inner ?? /\btext="([^"]*)"/.exec(attributes)?.[1] ?? '';
        return `<span class="badge badge--${lookUp(BADGES, type) ?? 'secondary'}">${text}</span>`;
      },
    )
    .replace(/^\s*(?=<\/?(?:CodeGroup|code-group|code-block)[\s>])/, '')
    .replace(/<(\/?)(?:CodeGroup|code-group)(?=[\s>])[^>]*>/g, '<$1Tabs>')
    .replace(
      /<(?:CodeGroupItem|code-block)\b[^>]*?title="([^"]*)"[^>]*>/g,
      (_, title: string) => `<TabItem ${printLabel(title)}>\n`,
    )
    .replace(/<\/(?:CodeGroupItem|code-block)>/g, '\n</TabItem>')
    .replace(WITH_BASE, ' $1="$4"');
}

/** Returns a relative link to a page by its file: `./b` and `b.html` → `./b.md`, where there is such a file. */
function toFileLink(href: string, path: string, {folder, root}: VueRules): string {
  const [, address = '', hash = ''] = /^([^#?]*)(.*)$/.exec(href) ?? [];
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) || /\.mdx?$/.test(address)) return href;
  const plain = decodePath(address).replace(/\.html$/, '');
  const at = address.startsWith('/')
    ? root + plain.slice(1)
    : posix.join(posix.dirname(path), plain);
  const found = [`${at}.md`, posix.join(at, 'index.md'), posix.join(at, 'README.md')].find((file) =>
    folder.has(file),
  );
  if (found === undefined) return href;
  if (address.startsWith('/')) return toDestination(`/${found.slice(root.length)}`) + hash;
  const relative = posix.relative(posix.dirname(path), found);
  return toDestination(relative.startsWith('.') ? relative : `./${relative}`) + hash;
}
