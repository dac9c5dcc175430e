import {toListLabel} from '../source/listLabel.ts';
import {createPlaceFinder, type PlaceFinder} from '../../config/locate.ts';
import {printValue} from '../../config/schema/schema.ts';
import {createSlugger} from '../source/slugger.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {compareText} from '../../errors/compareText.ts';
import {createNearestFinder} from '../../errors/nearest.ts';
import {encodePath, joinPath} from '@wuya/theme/pathname';
import {findUnsafePart} from '../source/unsafePath.ts';
import type {FoundCategory} from './categoryFile.ts';
import type {Doc} from './doc.ts';
import type {
  CategoryLinkConfig,
  SidebarItemConfig,
  SidebarsConfig,
} from '../../config/schema/sidebarConfig.ts';
import {copyObject} from './sidebarItem.ts';
import type {GeneratedIndex, SidebarNode} from './sidebarTree.ts';

interface SidebarRules {
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly parsesNumberPrefixes: boolean;
  /** The site was made for Docusaurus, where names are sorted by code unit. */
  readonly isForeign: boolean;
  /** Address that generated pages are below. */
  readonly basePath: string;
  /** Where the sidebars are written, for messages. */
  readonly place: Place;
  /** The text of that file, in which lines are found. */
  readonly readSource?: () => string;
}

export interface SidebarInput {
  readonly config: SidebarsConfig;
  /** Docs that a sidebar may show; an unlisted one is shown only while it is open. */
  readonly docs: readonly Doc[];
  /** Drafts that are left out: naming one is no mistake. */
  readonly draftIds: ReadonlySet<string>;
  /** By written folder path, `` for the notes' own folder. */
  readonly categories: ReadonlyMap<string, FoundCategory>;
  readonly rules: SidebarRules;
  /** Items of folders that a function of the site makes, by `dirName`. */
  readonly generated?: GeneratedItems | undefined;
}

export type GeneratedItems = ReadonlyMap<string, readonly SidebarItemConfig[]>;

/** Makes the nodes of sidebars out of docs and finished categories, and collects what is wrong. */
export class SidebarNodes {
  readonly diagnostics: Diagnostic[] = [];
  protected readonly input: SidebarInput;
  protected readonly docsById: ReadonlyMap<string, Doc>;
  protected readonly slugger = createSlugger();
  /** Made for the first problem: most sites have none. */
  private finder: PlaceFinder | undefined;
  private readonly findNearest: (id: string) => string | undefined;
  /** In order; made for the first problem. */
  private ids: readonly string[] | undefined;

  constructor(input: SidebarInput) {
    this.input = input;
    this.docsById = new Map(input.docs.map((doc) => [doc.id, doc]));
    this.findNearest = createNearestFinder(this.docsById.keys());
  }

  /** Returns the line of what is wrong when it is written once, as a text or as a key; else the file. */
  protected placeOf(texts: readonly string[], key?: string): Place {
    const {place, readSource} = this.input.rules;
    if (!readSource) return place;
    this.finder ??= createPlaceFinder(readSource());
    const {finder} = this;
    const found = texts.map((text) => finder.text(text)).find((at) => at !== undefined);
    return {
      ...place,
      ...(found ??
        (key !== undefined && /^[\w\p{L}]+$/u.test(key) ? finder.option(key) : undefined)),
    };
  }

  protected unknown(item: unknown): SidebarNode[] {
    const fields = typeof item === 'object' && item !== null ? (copyObject(item) ?? {}) : {};
    const texts = Object.values(fields).filter((value) => typeof value === 'string');
    this.diagnostics.push(
      createDiagnostic('SB-041', {item: printValue(item)}, {place: this.placeOf(texts)}),
    );
    return [];
  }

  protected doc(
    id: string,
    {
      label,
      isRef = false,
      className: own,
      key: ownKey,
      customProps: props,
    }: {label?: string | undefined; isRef?: boolean} & ItemExtras = {},
  ): SidebarNode[] {
    const doc = this.docsById.get(id);
    if (doc) {
      // As in Docusaurus, a note's own word comes before that of the sidebars.
      const {sidebar_label, sidebar_class_name, sidebar_custom_props} = doc.frontMatter;
      const className = sidebar_class_name ?? own;
      const key = ownKey ?? doc.frontMatter.sidebar_key;
      const customProps = sidebar_custom_props ?? props;
      return [
        {
          kind: 'doc',
          docId: id,
          label: sidebar_label === undefined ? (label ?? doc.sidebarLabel) : doc.sidebarLabel,
          isRef,
          ...(doc.isUnlisted && {isUnlisted: true}),
          ...(className && {className: toListLabel(className)}),
          ...(key && {key}),
          ...(customProps && {customProps}),
        },
      ];
    }
    this.reportMissing(id);
    return [];
  }

  /** Reports an id that no doc has, nor a draft. */
  protected reportMissing(id: string, place?: Place): void {
    if (this.input.draftIds.has(id)) return;
    this.ids ??= [...this.docsById.keys()].sort(compareText);
    const {ids} = this;
    const nearest = this.findNearest(id);
    this.diagnostics.push(
      createDiagnostic(
        'SB-040',
        {id, ids, ...(nearest && {nearest})},
        {place: place ?? this.placeOf([id])},
      ),
    );
  }

  /** An empty category becomes its own doc, or nothing. Where its doc is unlisted, the doc is one of its items. */
  protected finishCategory(category: {
    label: string;
    key: string;
    items: readonly SidebarNode[];
    docId: string | undefined;
    generated: Extract<CategoryLinkConfig, {type: 'generated-index'}> | undefined;
    description?: string | undefined;
    collapsible?: boolean | undefined;
    collapsed?: boolean | undefined;
    className?: string | undefined;
    customProps?: Readonly<Record<string, unknown>> | undefined;
  }): SidebarNode[] {
    const {label, key, docId, generated, description, className, customProps} = category;
    const more = {
      ...(className && {className: toListLabel(className)}),
      ...(customProps && {customProps}),
    };
    if (category.items.length === 0)
      return docId === undefined ? [] : this.doc(docId, {label, ...more});
    const isEmptyToReaders = category.items.every((item) => item.isUnlisted);
    const isLinkUnlisted = docId !== undefined && this.docsById.get(docId)!.isUnlisted;
    const isUnlisted = isEmptyToReaders && (docId === undefined || isLinkUnlisted);
    const isLinkAnItem = isLinkUnlisted && !isUnlisted;
    const items = isLinkAnItem ? [...this.doc(docId), ...category.items] : category.items;
    const collapsible = category.collapsible ?? this.input.rules.collapsible;
    const collapsed = collapsible && (category.collapsed ?? this.input.rules.collapsed);
    return [
      {
        kind: 'category',
        key,
        label,
        ...(docId !== undefined && !isLinkAnItem && {docId}),
        ...(generated && {index: this.generatedIndex(generated, label)}),
        ...(description && {description}),
        collapsible,
        collapsed,
        items,
        ...(isUnlisted && {isUnlisted}),
        ...more,
      },
    ];
  }

  protected generatedIndex(
    {
      slug,
      title,
      description,
      image,
      keywords,
    }: Extract<CategoryLinkConfig, {type: 'generated-index'}>,
    label: string,
  ): GeneratedIndex {
    const unsafe = slug === undefined ? undefined : findUnsafePart(slug);
    if (unsafe !== undefined)
      this.diagnostics.push(
        createDiagnostic('RT-033', {address: slug!, part: unsafe}, {place: this.placeOf([slug!])}),
      );
    const path =
      slug === undefined || unsafe !== undefined ? `/category/${this.slugger.slug(label)}` : slug;
    return {
      permalink: joinPath(this.input.rules.basePath, encodePath(path), '/'),
      title: title ?? label,
      ...(description && {description}),
      ...(image && {image}),
      ...(keywords && {keywords}),
    };
  }
}

/** What any item may have. */
interface ItemExtras {
  readonly className?: string;
  readonly key?: string;
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** Takes from an item what any may have. */
export function commonOf(item: Readonly<Record<string, unknown>>): ItemExtras {
  const {className, key, customProps} = item;
  return {
    ...(typeof className === 'string' && {className}),
    ...(typeof key === 'string' && {key}),
    ...(typeof customProps === 'object' &&
      customProps !== null && {customProps: customProps as Readonly<Record<string, unknown>>}),
  };
}
