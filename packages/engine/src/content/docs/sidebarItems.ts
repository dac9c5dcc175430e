import {decodePath} from '@wuya/theme/pathname';
import type {CategoryLinkConfig, SidebarItemConfig} from '../../config/schema/sidebarConfig.ts';
import type {Doc} from './doc.ts';
import type {SidebarCategoryNode, SidebarNode} from './sidebarTree.ts';

/**
 * Writes nodes of a sidebar as items of a configuration, as Docusaurus' own generator gives them: a note has a label where its front
 * matter names one.
 * @param basePath address that generated pages are below
 */
export function toSidebarItems(
  nodes: readonly SidebarNode[],
  basePath: string,
  docs: ReadonlyMap<string, Doc>,
): SidebarItemConfig[] {
  return nodes.flatMap((node): SidebarItemConfig[] => {
    const {className, customProps} = node;
    const more = {...(className && {className}), ...(customProps && {customProps})};
    switch (node.kind) {
      case 'doc': {
        const label = docs.get(node.docId)?.frontMatter.sidebar_label;
        return [{type: 'doc', id: node.docId, ...(label && {label}), ...more}];
      }
      case 'link':
        return [{type: 'link', label: node.label, href: node.href, ...more}];
      case 'html':
        return [{type: 'html', value: node.html, ...more}];
      case 'category': {
        const link = linkOf(node, basePath);
        const {label, collapsible, collapsed, description} = node;
        return [
          {
            type: 'category',
            label,
            collapsible,
            collapsed,
            ...(description && {description}),
            ...(link && {link}),
            ...more,
            items: toSidebarItems(node.items, basePath, docs),
          },
        ];
      }
    }
  });
}

function linkOf(
  {docId, index}: SidebarCategoryNode,
  basePath: string,
): CategoryLinkConfig | undefined {
  if (docId !== undefined) return {type: 'doc', id: docId};
  if (!index) return undefined;
  const {permalink, ...rest} = index;
  const slug = decodePath(permalink.slice(basePath.length)).replace(/\/$/, '');
  return {type: 'generated-index', slug: `/${slug}`, ...rest};
}
