import {nameDocument} from './files.ts';

/**
 * Makes links that are drawn in the browser name the document of their page: without a server a folder is a list of its
 * files. Those of the document itself were written so.
 */
export function nameDocuments(root: Element): void {
  const name = (link: HTMLAnchorElement): void => {
    const {href} = link;
    const named = href === '' ? href : nameDocument(new URL(href)).href;
    if (named !== href) link.href = named;
  };
  const visit = (node: Node): void => {
    if (node instanceof HTMLAnchorElement) name(node);
    else if (node instanceof Element) node.querySelectorAll('a').forEach(name);
  };
  new MutationObserver((records) => {
    for (const {type, target, addedNodes} of records)
      if (type === 'attributes') visit(target);
      else addedNodes.forEach(visit);
  }).observe(root, {childList: true, subtree: true, attributes: true, attributeFilter: ['href']});
}
