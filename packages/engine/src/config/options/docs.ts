import {folder} from '../schema/folder.ts';
import {
  anyFunction,
  arrayOf,
  either,
  flag,
  type Infer,
  oneOf,
  optional,
  recordOf,
  type Schema,
  section,
  text,
  unchecked,
  withDefault,
} from '../schema/schema.ts';
import {address, addressPath} from './address.ts';
import {collectionId, collectionsOf, DEFAULT_COLLECTION} from './collection.ts';
import {tagsFile} from './tagsFile.ts';
import {unifiedPlugins} from './plugins.ts';
import {readAll, type SidebarsConfig} from '../schema/sidebarConfig.ts';

export type {SidebarsConfig};

/** What a function for the edit link gets to know of a note. */
export interface EditUrlInput {
  /** Folder of the version's notes, relative to the site. */
  readonly versionDocsDirPath: string;
  /** Path of the note in that folder. */
  readonly docPath: string;
  /** For a translation: its own file, relative to the site. */
  readonly translationPath?: string;
  readonly permalink: string;
  readonly locale: string;
  readonly version: string;
}

const version = section({
  label: optional(text()),
  /** Path of the version below the notes; the last version has none. */
  path: optional(text()),
  banner: optional(oneOf(['none', 'unreleased', 'unmaintained'])),
  badge: optional(flag()),
  noIndex: withDefault(flag(), false),
  className: optional(text()),
});

const written = unchecked<SidebarsConfig>(['侧栏的对象', 'an object of sidebars']);

/** Sidebars as they are; what fails when it is read fails here, where it is known to be of the configuration. */
const sidebarsObject: Schema<SidebarsConfig> = {
  ...written,
  parse(value, path, report) {
    readAll(value);
    return written.parse(value, path, report);
  },
};

const collection = section({
  /** Name of the collection, which its files and folders begin with. */
  id: collectionId,
  /** Name that readers see, where the collection has sections of its own. */
  label: optional(text()),
  /** Folder of the notes, relative to the site; left out, `docs`, or the name of the collection. */
  path: optional(folder()),
  /** Path of the notes below `baseUrl`; left out, `/`, or the name of the collection. */
  routeBasePath: optional(addressPath()),
  /** Named sidebars; left out, one sidebar is made from the folders; `false`: none. */
  sidebars: withDefault(
    either((v) => v === false, oneOf([false]), sidebarsObject),
    undefined,
  ),
  /** A file that exports the sidebars, in place of `sidebars`. */
  sidebarPath: optional(text()),
  /** Address of the source, to which the path of the file from the site's folder is appended; or a function that makes it. */
  editUrl: optional(
    either(
      (v) => typeof v === 'function',
      anyFunction<(input: EditUrlInput) => string | undefined>(),
      address(),
    ),
  ),
  /** Notes of older versions are edited in the files of the current one. */
  editCurrentVersion: withDefault(flag(), false),
  breadcrumbs: withDefault(flag(), true),
  /** Show below a note which others lead to it, with the sentence that says so. */
  backlinks: withDefault(flag(), false),
  sidebarCollapsible: withDefault(flag(), true),
  sidebarCollapsed: withDefault(flag(), true),
  /** Strip leading order numbers of file and folder names from ids and addresses. */
  numberPrefixParser: withDefault(flag(), true),
  /** Patterns of the notes to build, relative to their folder; left out, all. */
  include: optional(arrayOf(text())),
  /** Patterns, files or folders to leave out, relative to the folder of the notes. */
  exclude: withDefault(arrayOf(text()), []),
  /** Show when a note was last committed to git. What its front matter says comes first, and is always shown. */
  showLastUpdateTime: withDefault(flag(), false),
  /** Show by whom. */
  showLastUpdateAuthor: withDefault(flag(), false),
  /** The file that defines tags, relative to the folder of the notes; `false`: none. */
  tags: tagsFile,
  /** What a tag does that the file lacks. */
  onInlineTags: withDefault(oneOf(['throw', 'warn', 'log', 'ignore']), 'warn'),
  /** Path of the pages of tags, below the version. */
  tagsBasePath: withDefault(addressPath(), 'tags'),
  /** The version at the address of the notes; left out, the newest of `versions.json`. */
  lastVersion: optional(text()),
  includeCurrentVersion: withDefault(flag(), true),
  /** Build only these versions. */
  onlyIncludeVersions: optional(arrayOf(text())),
  disableVersioning: withDefault(flag(), false),
  /** Label, path, banner … of single versions, by name. */
  versions: withDefault(recordOf(version), {}),
  /** Plugins for these notes, after those of `markdown`. */
  remarkPlugins: unifiedPlugins,
  rehypePlugins: unifiedPlugins,
});

/** A collection of notes with every default filled in. */
export interface DocsOptions extends Omit<Infer<typeof collection>, 'path' | 'routeBasePath'> {
  readonly path: string;
  readonly routeBasePath: string;
}

/** `docs`: the notes, one collection or a list of them. `false` switches them off. */
export const docs: Schema<readonly DocsOptions[]> = collectionsOf(collection, (options) => {
  const {id, path, routeBasePath} = options;
  const isDefault = id === DEFAULT_COLLECTION;
  return {
    ...options,
    path: path ?? (isDefault ? 'docs' : id),
    routeBasePath: routeBasePath ?? (isDefault ? '/' : id),
  };
});
