import {createDiagnostic, type Diagnostic, type DiagnosticLevel} from '../../errors/diagnostic.ts';
import {createNearestFinder} from '../../errors/nearest.ts';
import type {WrittenTag} from '../frontmatter/sharedFields.ts';
import {encodePath, joinPath} from '@wuya/theme/pathname';
import {toListLabel} from '../source/listLabel.ts';
import {findUnsafePart} from '../source/unsafePath.ts';
import {type DefinedTag, slugOf} from './tagFile.ts';

/** A tag with its final address. */
export interface ResolvedTag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
}

/** A page with its tags as they are written. */
export interface TaggedItem<T> {
  readonly item: T;
  readonly tags: readonly WrittenTag[];
  readonly isUnlisted: boolean;
  /** Where `tags` is written. */
  readonly place: {readonly file: string; readonly line: number; readonly column: number};
}

/** A tag and the pages that have it: those that are unlisted only when there are no others. */
export interface TagGroup<T> extends ResolvedTag {
  readonly items: readonly T[];
  readonly isUnlisted: boolean;
}

/** Tags of one page that count: each has pages and feeds of its own. */
const TAG_LIMIT = 100;

export interface TagIndex<T> {
  /** Groups in the order of their labels in Chinese. */
  readonly groups: readonly TagGroup<T>[];
  readonly tagsOf: ReadonlyMap<T, readonly ResolvedTag[]>;
  readonly diagnostics: readonly Diagnostic[];
}

interface TagInput<T> {
  readonly items: readonly TaggedItem<T>[];
  /** Address of all tags: `/wuya/tags/`. */
  readonly basePath: string;
  /** Tags of `tags.yml` by key; undefined when there is no such file. */
  readonly defined: ReadonlyMap<string, DefinedTag> | undefined;
  /** Level of a tag that `tags.yml` lacks; undefined says nothing. */
  readonly inlineLevel: DiagnosticLevel | undefined;
}

/** Gives every tag its address and gathers the pages of each. Two tags at one address are an error; the hundred first of a page count. */
export function resolveTags<T>({items, basePath, defined, inlineLevel}: TagInput<T>): TagIndex<T> {
  const diagnostics: Diagnostic[] = [];
  const findNearest = createNearestFinder(defined?.keys() ?? []);
  const groups = new Map<string, ResolvedTag & {listed: T[]; unlisted: T[]}>();
  const tagsOf = new Map<T, readonly ResolvedTag[]>();
  for (const {item, tags, isUnlisted, place} of items) {
    const own = new Map<string, ResolvedTag>();
    if (tags.length > TAG_LIMIT)
      diagnostics.push(createDiagnostic('TG-073', {count: tags.length, limit: TAG_LIMIT}, {place}));
    for (const written of tags.slice(0, TAG_LIMIT)) {
      const known = defined?.get(written.label);
      if (defined && !known && inlineLevel) {
        const nearest = findNearest(written.label);
        diagnostics.push(
          createDiagnostic(
            'TG-071',
            {tag: written.label, ...(nearest !== undefined && {nearest})},
            {place, level: inlineLevel},
          ),
        );
      }
      const {slug, ...tag} = known ?? {
        label: toListLabel(written.label),
        slug: written.permalink?.replace(/^\/+|(?<!\/)\/+$/g, '') ?? slugOf(written.label),
      };
      const unsafe = findUnsafePart(slug);
      if (unsafe !== undefined) {
        const address = written.permalink ?? written.label;
        diagnostics.push(createDiagnostic('RT-033', {address, part: unsafe}, {place}));
        continue;
      }
      const permalink = joinPath(basePath, encodePath(slug), '/');
      const group = groups.get(permalink) ?? {...tag, permalink, listed: [], unlisted: []};
      if (group.label !== tag.label)
        diagnostics.push(
          createDiagnostic('TG-070', {tags: [group.label, tag.label], slug}, {place}),
        );
      groups.set(permalink, group);
      if (own.has(permalink)) continue;
      own.set(permalink, {...tag, permalink});
      (isUnlisted ? group.unlisted : group.listed).push(item);
    }
    tagsOf.set(item, [...own.values()]);
  }
  const collator = new Intl.Collator('zh-CN', {numeric: true});
  const found = [...groups.values()].map(({listed, unlisted, ...tag}) => ({
    ...tag,
    items: listed.length > 0 ? listed : unlisted,
    isUnlisted: listed.length === 0,
  }));
  return {groups: found.sort((a, b) => collator.compare(a.label, b.label)), tagsOf, diagnostics};
}
