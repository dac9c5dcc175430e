import type {ArticleFacts, Compiled} from '../article/compiled.ts';
import type {CompiledMarkdown} from '../article/parsedPage.ts';
import type {Cache} from '../cache/cache.ts';

/** What an article holds besides facts, in one entry: a line of JSON, then its HTML, which is read without parsing it. */
type SearchTexts = Pick<CompiledMarkdown, 'sectionTexts' | 'codeBlocks'>;

/** An article as the cache holds it. */
interface StoredArticle extends Pick<
  Compiled,
  'key' | 'markdown' | 'readHtml' | 'readSectionTexts'
> {
  readCodeBlocks(): CompiledMarkdown['codeBlocks'];
}

/** Compiled articles in the cache: facts in one kind of packs, long texts in another, because a build needs the facts of all at once. */
export interface ArticleStore {
  /** Returns undefined when there is none under `key`, or its entry is damaged. */
  find(key: string): StoredArticle | undefined;
  write(key: string, markdown: CompiledMarkdown): StoredArticle;
  /** Writes what is pending. With `used`, evicts entries beyond those when there are many. */
  save(used?: ReadonlySet<string>): void;
  /** Like `save`, when much was written before the first call; a pack for every few edits would leave many files open. */
  saveMany(): void;
  /** Finds what other processes have saved meanwhile. */
  reload(): void;
}

/** Minimum number of new articles for which a pack of their own is written. */
const MANY = 50;

const NEWLINE = 0x0a;

/** Opens the compiled articles of a cache. */
export function openArticleStore(cache: Cache): ArticleStore {
  const facts = cache.pack('facts');
  const texts = cache.pack('texts');

  /** What it gives is good until the next entry is read. */
  const readEntry = (key: string): {line: Buffer; html: Buffer} => {
    const entry = texts.peek(key);
    const end = entry?.indexOf(NEWLINE) ?? -1;
    if (!entry || end < 0)
      throw new Error(
        `The cache lost the text of a note (${key}); run wuya clean and build again.`,
      );
    return {line: entry.subarray(0, end), html: entry.subarray(end + 1)};
  };
  const readLine = (key: string) => JSON.parse(readEntry(key).line.toString('utf8')) as SearchTexts;
  const toArticle = (key: string, markdown: ArticleFacts): StoredArticle => ({
    key,
    markdown,
    readHtml: () => readEntry(key).html.toString('utf8'),
    readSectionTexts: () => readLine(key).sectionTexts,
    readCodeBlocks: () => readLine(key).codeBlocks,
  });

  const save = (used?: ReadonlySet<string>): void => {
    facts.save(used);
    texts.save(used);
  };
  let writtenCount = 0;
  let isFirst = true;

  return {
    find(key) {
      const known = parse<ArticleFacts>(facts.peek(key));
      return known && texts.has(key) ? toArticle(key, known) : undefined;
    },
    write(key, {html, sectionTexts, codeBlocks, ...rest}) {
      writtenCount++;
      const line = JSON.stringify({sectionTexts, codeBlocks} satisfies SearchTexts);
      texts.write(key, Buffer.from(`${line}\n${html}`));
      const json = JSON.stringify(rest);
      facts.write(key, Buffer.from(json));
      // Parsed again: what was compiled holds on to the text of the whole note.
      return toArticle(key, JSON.parse(json) as ArticleFacts);
    },
    reload() {
      facts.reload();
      texts.reload();
    },
    save,
    saveMany() {
      if (isFirst && writtenCount >= MANY) save();
      isFirst = false;
    },
  };
}

/** Keeps an article in memory alone: the next run compiles it again. */
export function toUnstored(
  key: string,
  {html, sectionTexts, codeBlocks: _codeBlocks, ...markdown}: CompiledMarkdown,
): Pick<Compiled, 'key' | 'markdown' | 'readHtml' | 'readSectionTexts'> {
  return {key, markdown, readHtml: () => html, readSectionTexts: () => sectionTexts};
}

/** Returns undefined when there is nothing, or it is damaged. */
function parse<T>(bytes: Buffer | undefined): T | undefined {
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8')) as T;
  } catch {
    return undefined;
  }
}
