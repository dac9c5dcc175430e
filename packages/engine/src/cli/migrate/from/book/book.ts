import type {ProblemList} from '../common/migration.ts';
import type {SiteExtras} from '../common/siteExtras.ts';
import type {Entry, EntryList, NoteFinder} from './contents.ts';
import type {NoteLanguage} from './noteLanguages.ts';

/** A note of a book that is rewritten. */
export interface BookNote {
  /** Where it is shown. */
  readonly path: string;
  /** Where it is in truth, in the old folder. */
  readonly original: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** What is wrong with its body, by the lines of that. */
  readonly problems: ProblemList;
}

/** A table of contents. */
export interface Contents extends EntryList {
  /** What it is in other languages, by their locale: the labels are taken from there. */
  readonly others?: ReadonlyMap<string, readonly Entry[]>;
  /** Contents that folders have of their own; links in them count from the folder. */
  readonly folders?: readonly FolderContents[];
}

/** A table of contents of a folder: its path with a slash at its end, and the file that the contents are in. */
export interface FolderContents {
  readonly dir: string;
  readonly file: string;
  readonly entries: readonly Entry[];
}

/** A folder of notes as the reader of a tool describes it. */
export interface Book {
  /** Folder of the notes, `` or `src/`. */
  readonly root: string;
  /** File under which problems of the whole site are reported. */
  readonly file: string;
  /** Table of contents; without one the folders are. */
  readonly contents?: Contents | undefined;
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  readonly url?: string | undefined;
  readonly locale?: string | undefined;
  readonly navbar?: readonly Entry[];
  /** What else its settings say; pictures are paths in the old folder. */
  readonly extras?: SiteExtras;
  /** Folder of the files that are published as they are, with a slash at its end. */
  readonly publicDir?: string | undefined;
  /** Languages that names of files or folders tell, the main one first. */
  readonly languages?: readonly NoteLanguage[];
  /** Folder of the addresses of the main language, `zh`, whose pages are at the top here. */
  readonly oldPrefix?: string;
  /** Redirects that its settings have. */
  readonly redirects?: readonly {readonly from: string; readonly to: string}[];
  /** Whether what its contents do not name is no page. @default false */
  readonly isListed?: boolean;
  /** Home page where no note is named like one; contents need not name it. */
  readonly home?: string;
  /** Whether the first note of its contents is the home page where it has none; else one that lists all notes is. @default true */
  readonly isFirstHome?: boolean;
  /** Whether pages were files: `/a.html`. @default false */
  readonly hasHtmlNames?: boolean;
  /** What is behind the kind of an alert, `> [!NOTE] words`. @default 'title' */
  readonly alertWords?: 'title' | 'text';
  /** Whether no tool is known, so that notes are drafts by what any tool writes. @default false */
  readonly isOfAnyTool?: boolean;
  /** Files of the tool itself, which are no notes. */
  isOwn?(path: string): boolean;
  /** Gives a note the front matter that its tool reads in another form. @param path where it is shown */
  readMeta?(text: string, path: string): string;
  /** Finds ids that headings of a note, as it is rewritten, had in the old site: ours by theirs. */
  findAnchors?(text: string): Readonly<Record<string, string>>;
  /** Converts the front matter of a note to what is read here. @param lead makes an address lead to what it did */
  toFrontMatter?(
    data: Readonly<Record<string, unknown>>,
    lead: (href: string) => string,
  ): Readonly<Record<string, unknown>>;
  /** Rewrites what the tool has of its own; front matter is not part of the body. */
  rewrite?(body: string, note: BookNote): string;
}

/** A book whose notes are known. */
export interface OpenBook {
  readonly book: Book;
  readonly finder: NoteFinder;
  /** What its contents call their notes, in their order, by path. */
  readonly labels: ReadonlyMap<string, string>;
  /** What becomes a page, by path in the old folder. */
  readonly notes: readonly string[];
  /** Addresses that differ from those of the files, by path. */
  readonly slugs: ReadonlyMap<string, string>;
}
