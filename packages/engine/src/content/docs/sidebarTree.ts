/** A page that stands for a category and lists what it holds. */
export interface GeneratedIndex {
  readonly permalink: string;
  readonly title: string;
  readonly description?: string;
  readonly image?: string;
  readonly keywords?: readonly string[];
}

interface NodeCommon {
  /** Shown only while its page is open. */
  readonly isUnlisted?: true;
  readonly className?: string;
  /** Name of the item where its label is translated; of a category also where its state is kept. */
  readonly key?: string;
  readonly customProps?: Readonly<Record<string, unknown>>;
}

export interface SidebarCategoryNode extends NodeCommon {
  readonly kind: 'category';
  readonly key: string;
  readonly label: string;
  /** The doc that the category leads to. */
  readonly docId?: string;
  /** The page made for the category. */
  readonly index?: GeneratedIndex;
  readonly description?: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly items: readonly SidebarNode[];
}

/** An item of a resolved sidebar. Docs are named by id; their addresses come with the routes. */
export type SidebarNode =
  | ({
      readonly kind: 'doc';
      readonly docId: string;
      readonly label: string;
      readonly isRef: boolean;
    } & NodeCommon)
  | ({
      readonly kind: 'link';
      readonly label: string;
      readonly href: string;
      readonly description?: string;
    } & NodeCommon)
  | ({readonly kind: 'html'; readonly html: string} & NodeCommon)
  | SidebarCategoryNode;

export interface Sidebar {
  readonly name: string;
  readonly items: readonly SidebarNode[];
}

/** A page in the reading order of a sidebar. */
export type SidebarStop =
  | {
      readonly docId: string;
      /** Undefined for the doc of a category, which is called by its own name. */
      readonly label?: string;
    }
  | {readonly index: GeneratedIndex; readonly label: string};

/** Gives the key of a stop inside its sidebar: the id of a doc, or the address of a generated page. */
export function stopKeyOf(stop: SidebarStop): string {
  return 'docId' in stop ? stop.docId : stop.index.permalink;
}

/**
 * Lists the pages of a sidebar in reading order: a category's own page comes before what it holds. Refs and unlisted docs
 * are left out.
 */
export function flattenSidebar(items: readonly SidebarNode[]): SidebarStop[] {
  return items.flatMap((item): SidebarStop[] => {
    if (item.kind === 'doc')
      return item.isRef || item.isUnlisted ? [] : [{docId: item.docId, label: item.label}];
    if (item.kind !== 'category') return [];
    const own = item.isUnlisted ? undefined : stopOf(item);
    return [...(own ? [own] : []), ...flattenSidebar(item.items)];
  });
}

/** Lists the ids of every doc of a sidebar, unlisted ones too; refs are left out. */
export function docIdsOf(items: readonly SidebarNode[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'doc') return item.isRef ? [] : [item.docId];
    return item.kind === 'category'
      ? [...(item.docId === undefined ? [] : [item.docId]), ...docIdsOf(item.items)]
      : [];
  });
}

/** Lists the categories that have a page made for them, in their order. */
export function generatedCategoriesOf(
  items: readonly SidebarNode[],
): (SidebarCategoryNode & {readonly index: GeneratedIndex})[] {
  return items.flatMap((item) => {
    if (item.kind !== 'category') return [];
    return [
      ...(item.index ? [{...item, index: item.index}] : []),
      ...generatedCategoriesOf(item.items),
    ];
  });
}

/**
 * Lists for every stop the categories that lead to it, outermost first, then its own item, by the id of the doc or the address of
 * the generated page. A page that occurs twice is found where it comes first.
 */
export function pathsIn(
  items: readonly SidebarNode[],
): ReadonlyMap<string, readonly SidebarNode[]> {
  const paths = new Map<string, readonly SidebarNode[]>();
  const visit = (nodes: readonly SidebarNode[], above: readonly SidebarNode[]): void => {
    for (const node of nodes) {
      const isCategory = node.kind === 'category';
      if (!isCategory && node.kind !== 'doc') continue;
      const path = [...above, node];
      for (const key of [node.docId, isCategory ? node.index?.permalink : undefined])
        if (key !== undefined && !paths.has(key)) paths.set(key, path);
      if (isCategory) visit(node.items, path);
    }
  };
  visit(items, []);
  return paths;
}

/** Lists the categories that lead to a doc, by its id: of several the first. */
export function categoriesByDoc(
  items: readonly SidebarNode[],
): ReadonlyMap<string, SidebarCategoryNode> {
  const found = new Map<string, SidebarCategoryNode>();
  const visit = (nodes: readonly SidebarNode[]): void => {
    for (const node of nodes) {
      if (node.kind !== 'category') continue;
      if (node.docId !== undefined && !found.has(node.docId)) found.set(node.docId, node);
      visit(node.items);
    }
  };
  visit(items);
  return found;
}

function stopOf({label, docId, index}: SidebarCategoryNode): SidebarStop | undefined {
  return docId !== undefined ? {docId} : index && {label, index};
}
