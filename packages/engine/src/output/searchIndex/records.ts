import type {Hierarchy, PageRecords, RecordType, SearchRecord} from '@wuya/search';
import type {CompiledMarkdown, Heading} from '../../article/parsedPage.ts';

type ListedText = Pick<CompiledMarkdown, 'sectionTexts' | 'references'>;

/** The fields that all records of a page share. */
interface RecordPage {
  /** Final address: base URL, trailing slash. */
  readonly url: string;
  /** Name of the section, or of the kind of page. */
  readonly section: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** Tags and keywords of the page: it is found by them. */
  readonly tags?: readonly string[] | undefined;
  readonly language: string;
  /** Version of a note; pages and posts have none. */
  readonly version?: string | undefined;
}

// A page that lists others has the words of all their titles, and so more words of a question than the page that answers it. Of eight
// sets of questions to three sites .8 helps in four and harms in none, .7 and .9 about as well; with 80 and 100 characters pages that
// tell something themselves come later, too (2026-11).
const LIST_BOOST = 0.8;
const CHARS_PER_LINK = 60;
const FEWEST_LINKS = 5;

const OTHER_PAGE = /^(?!#|[a-z][a-z\d+.-]*:)/i;

/** Creates the search records of a page: one for the page with the text before its first heading, one a heading. */
export function createPageRecords(
  page: RecordPage,
  markdown: ListedText & Pick<CompiledMarkdown, 'headings'>,
): PageRecords {
  const [intro = '', ...rest] = markdown.sectionTexts;
  const first: SearchRecord = {
    objectID: page.url,
    url: page.url,
    type: 'lvl1',
    content: [page.lead, intro, tagLine(page)].filter(Boolean).join('\n') || null,
    hierarchy: hierarchyOf(page, []),
    language: page.language,
    ...(page.version !== undefined && {version: page.version}),
    section: page.section,
    ...(isListOfPages(markdown) && {boost: LIST_BOOST}),
  };
  const path: Heading[] = [];
  const records = markdown.headings.map((heading, i): SearchRecord => {
    while (path.length > 0 && path.at(-1)!.level >= heading.level) path.pop();
    path.push(heading);
    const url = `${page.url}#${encodeURIComponent(heading.id)}`;
    return {
      ...first,
      objectID: url,
      url,
      type: `lvl${heading.level}` as RecordType,
      content: rest[i] || null,
      hierarchy: hierarchyOf(page, path),
    };
  });
  return {url: page.url, records: [first, ...records]};
}

/** Tells whether the text is hardly more than links to other pages. */
function isListOfPages({sectionTexts, references}: ListedText): boolean {
  const links = references.filter(
    ({kind, url}) => (kind === 'link' || kind === 'wiki') && OTHER_PAGE.test(url),
  );
  if (links.length < FEWEST_LINKS) return false;
  const {length} = sectionTexts.join('').replace(/\s/g, '');
  return length <= CHARS_PER_LINK * links.length;
}

/**
 * Writes the tags in a line of their own, each with the sign that pages show it by, so that a hit in the line does not look like
 * a sentence. Each tag once; tags that the title contains already would add no weight.
 */
function tagLine({title, tags = []}: RecordPage): string {
  const said = title.toLowerCase();
  const lower = tags.map((tag) => tag.toLowerCase());
  return tags
    .filter((_, i) => lower.indexOf(lower[i]!) === i && !said.includes(lower[i]!))
    .map((tag) => `# ${tag}`)
    .join(' ');
}

function hierarchyOf(page: RecordPage, path: readonly Heading[]): Hierarchy {
  const at = (level: number) => path.find((heading) => heading.level === level)?.text ?? null;
  return {
    lvl0: page.section,
    lvl1: page.title,
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  };
}
