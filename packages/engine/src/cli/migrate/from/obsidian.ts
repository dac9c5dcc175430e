import {posix} from 'node:path';
import {parseFrontMatter} from '../../../content/frontmatter/frontMatter.ts';
import {createSlugger} from '../../../content/source/slugger.ts';
import {toPlainText} from '../../../content/docs/contentTitle.ts';
import {classify, outsideSpans} from './fences.ts';
import {
  createProblemList,
  type MigratedFile,
  type OldFolder,
  type OldTool,
  omit,
  printConfig,
  printFrontMatter,
  type ProblemList,
} from './migration.ts';

const CALLOUTS: Readonly<Record<string, string>> = {
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  info: 'info',
  todo: 'info',
  tip: 'tip',
  hint: 'tip',
  important: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  question: 'info',
  help: 'info',
  faq: 'info',
  warning: 'warning',
  caution: 'warning',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  danger: 'danger',
  error: 'danger',
  bug: 'danger',
  note: 'note',
  example: 'note',
  quote: 'note',
  cite: 'note',
};
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;
const MEDIA = /\.(?:mp4|webm|ogv|mov|mp3|wav|m4a|ogg|flac|pdf)$/i;

export const obsidian: OldTool = {
  name: 'Obsidian',
  matches: (folder) => folder.paths.some((path) => path.startsWith('.obsidian/')),
  migrate(folder) {
    const problems = createProblemList('.obsidian');
    const files = new Map<string, MigratedFile>();
    const vault = createVault(folder);
    for (const path of folder.paths) {
      if (path.startsWith('.')) continue;
      if (path.endsWith('.md'))
        files.set(`docs/${path}`, {
          text: rewriteNote(path, folder, vault, createProblemList(path, problems.all)),
        });
      else if (/\.(?:canvas|base)$/.test(path))
        createProblemList(path, problems.all).add(
          undefined,
          '画布没有带过来。',
          'The canvas was not brought over.',
        );
      else files.set(`docs/${path}`, {copyOf: path});
    }
    files.set('wuya.config.ts', {
      text: printConfig({
        title: '笔记',
        url: 'https://example.com',
        locale: 'zh-CN',
        docs: {routeBasePath: '/', numberPrefixParser: false, onInlineTags: 'ignore'},
        markdown: {rawHtml: true, math: true, mermaid: true},
      }),
    });
    return Promise.resolve({files, problems: problems.all});
  },
};

/** Finds what a link of a vault names. */
interface Vault {
  /** Path of the file, by its path or its name alone. */
  find(name: string, from: string): string | undefined;
}

function createVault({paths}: OldFolder): Vault {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = posix.basename(path).toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return {
    find(name, from) {
      const wanted = (
        /\.\w{2,6}$/.test(name) && !/\.\w+ /.test(name) ? name : `${name}.md`
      ).toLowerCase();
      const candidates =
        byName.get(posix.basename(wanted)) ??
        byName.get(`${posix.basename(name).toLowerCase()}.md`) ??
        [];
      const below = candidates.filter(
        (path) => path.toLowerCase() === wanted || path.toLowerCase().endsWith(`/${wanted}`),
      );
      const all = below.length > 0 ? below : wanted.includes('/') ? [] : candidates;
      // Of several, the one beside the note.
      return all.find((path) => posix.dirname(path) === posix.dirname(from)) ?? all[0];
    },
  };
}

interface NoteContext {
  readonly path: string;
  readonly folder: OldFolder;
  readonly vault: Vault;
  /** Imports of embedded notes: path → name. */
  readonly embeds: Map<string, string>;
  readonly tags: Set<string>;
}

function rewriteNote(path: string, folder: OldFolder, vault: Vault, problems: ProblemList): string {
  const {data, body, lineCount} = parseFrontMatter(folder.read(path), path);
  const context: NoteContext = {path, folder, vault, embeds: new Map(), tags: new Set()};
  const report = (index: number, zh: string, en: string): void =>
    problems.add(index + 1 + lineCount, zh, en);
  const lines = classify(dropComments(body)).map(({text, kind, info}, i) => {
    if (kind === 'open' && /^(?:dataview|dataviewjs|query|tasks|base)\b/.test(info ?? ''))
      report(i, `查询 ${info} 会当作代码显示。`, `The query ${info} is shown as code.`);
    return kind === 'prose'
      ? outsideSpans(text, (part) => rewriteInline(part, context, (zh, en) => report(i, zh, en)))
      : text;
  });
  const text = rewriteCallouts(lines.join('\n'));
  const imports = [...context.embeds].map(([file, name]) => `import ${name} from '${file}';`);
  const listed = [data['tags'] ?? data['tag']]
    .flat()
    .flatMap((one) => (one === undefined || one === null ? [] : String(one).split(/[,\s]+/)))
    .filter(Boolean);
  const allTags = [...new Set([...listed, ...context.tags].map((one) => one.replace(/^#/, '')))];
  const title = posix.basename(path, '.md');
  return (
    printFrontMatter({
      title,
      ...omit(data, ['tags', 'tag', 'aliases', 'alias', 'cssclasses', 'publish']),
      ...(allTags.length > 0 && {tags: allTags}),
      ...(data['publish'] === false && {draft: true}),
    }) +
    (imports.length > 0 ? `${imports.join('\n')}\n\n` : '') +
    text
  );
}

/** `%%…%%`, on one line or over several; lines keep their number. */
function dropComments(body: string): string {
  return body.replace(/%%[^]*?%%/g, (comment) => comment.replace(/[^\n]/g, ''));
}

function rewriteInline(
  part: string,
  context: NoteContext,
  report: (zh: string, en: string) => void,
): string {
  return part
    .replace(
      /(!?)\[\[([^\]|#]*)(#[^\]|]*)?(?:\|([^\]]*))?\]\]/g,
      (_, sign: string, name: string, hash = '', alias?: string) =>
        sign
          ? rewriteEmbed({name: name.trim(), hash: String(hash), alias}, context, report)
          : rewriteLink({name: name.trim(), hash: String(hash), alias}, context, report),
    )
    .replace(/==([^=\s](?:[^=]*[^=\s])?)==/g, '<mark>$1</mark>')
    .replace(/(^|\s)\^([\w-]+)\s*$/, '$1<a id="^$2"></a>')
    .replace(
      /(^|\s)#([\p{L}_][\p{L}\p{N}_/-]*)(?=\s|$|[，。、；：！？,.;:!?])/gu,
      (_, before: string, tag: string) => {
        context.tags.add(tag);
        return `${before}#${tag}`;
      },
    );
}

interface WikiLink {
  readonly name: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  readonly alias: string | undefined;
}

function rewriteLink(
  {name, hash, alias}: WikiLink,
  context: NoteContext,
  report: (zh: string, en: string) => void,
): string {
  const text = alias ?? [name, ...hash.split('#').filter(Boolean)].filter(Boolean).join(' > ');
  if (name === '') return `[${text}](${toHash(hash, context.folder.read(context.path))})`;
  const file = context.vault.find(name, context.path);
  if (file === undefined) {
    report(`没有笔记「${name}」，只留下文字。`, `There is no note ${name}; its words were kept.`);
    return text;
  }
  const target = file.endsWith('.md') ? toHash(hash, context.folder.read(file)) : '';
  return `[${text}](${toRelative(file, context.path)}${target})`;
}

/** `#Heading#Below` → the anchor of the last heading in the note, `#^block` → that of the block. */
function toHash(hash: string, note: string): string {
  const last = hash.split('#').findLast(Boolean);
  if (last === undefined) return '';
  if (last.startsWith('^')) return `#${last}`;
  const slugger = createSlugger();
  const wanted = plain(last);
  for (const {text, kind} of classify(note)) {
    const title = kind === 'prose' ? /^#{2,6}\s+(.*?)\s*$/.exec(text)?.[1] : undefined;
    if (title === undefined) continue;
    const id = slugger.slug(toPlainText(title));
    if (plain(title) === wanted) return `#${encodeURIComponent(id)}`;
  }
  return '';
}

const plain = (text: string): string =>
  toPlainText(text)
    .replace(/[#|^:%[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function rewriteEmbed(
  link: WikiLink,
  context: NoteContext,
  report: (zh: string, en: string) => void,
): string {
  const {name, hash, alias} = link;
  const file = context.vault.find(name, context.path);
  if (file === undefined) return rewriteLink(link, context, report);
  const href = toRelative(file, context.path);
  if (IMAGE.test(file)) {
    const size = /^(\d+)(?:x(\d+))?$/.exec(alias ?? '');
    if (!size) return `![${alias ?? posix.basename(file)}](${href})`;
    const height = size[2] ? ` height="${size[2]}"` : '';
    return `<img src="${href}" alt="${posix.basename(file)}" width="${size[1]}"${height} />`;
  }
  if (MEDIA.test(file)) return `[${alias ?? posix.basename(file)}](${href})`;
  if (hash !== '' || !file.endsWith('.md') || file === context.path) {
    report(
      `只嵌入一部分的「${name}${hash}」成了链接。`,
      `${name}${hash}, a part that was embedded, became a link.`,
    );
    return rewriteLink(link, context, report);
  }
  const known = context.embeds.get(decodeURI(href)) ?? `Embed${context.embeds.size + 1}`;
  context.embeds.set(decodeURI(href), known);
  return `\n<${known} />\n`;
}

function toRelative(file: string, from: string): string {
  const relative = posix.relative(posix.dirname(from), file);
  return encodeURI(relative.startsWith('.') ? relative : `./${relative}`).replace(/[()]/g, (sign) =>
    sign === '(' ? '%28' : '%29',
  );
}

/** `> [!tip]- Title` and the lines of the quote → an admonition, or details where it folds. */
function rewriteCallouts(text: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const match = /^>\s*\[!([\w-]+)\]([+-]?)\s*(.*)$/.exec(lines[i]!);
    if (!match) {
      out.push(lines[i]!);
      continue;
    }
    const inner: string[] = [];
    while (lines[i + 1]?.startsWith('>')) inner.push(lines[++i]!.replace(/^>\s?/, ''));
    const body = rewriteCallouts(inner.join('\n'));
    const [, kind = '', fold, title = ''] = match;
    if (fold === '-' || fold === '+') {
      const open = fold === '+' ? ' open' : '';
      out.push(
        `<details${open}>`,
        `<summary>${title || kind}</summary>`,
        '',
        body,
        '',
        '</details>',
      );
    } else {
      const colons = ':'.repeat(
        /^:{3,}/m.test(body) ? (/^:{3,}/m.exec(body)![0].length ?? 3) + 1 : 3,
      );
      const name = CALLOUTS[kind.toLowerCase()] ?? 'note';
      out.push(`${colons}${name}${title && `[${title}]`}`, '', body, '', colons);
    }
  }
  return out.join('\n');
}
