import type {Element, ElementContent} from 'hast';
import {serializeAttributes} from '../html/attributes.ts';
import {isElement, textOf} from '../html/nodes.ts';
import {restoreText} from '../text/marks.ts';
import {safeProperties} from '../html/sanitize.ts';

/** Elements that a note puts into the `<head>` of its page with the component `Head`. */
export interface WrittenHead {
  /** The whole text of `<title>`. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly robots?: string;
  readonly image?: string;
  /** Other tags, ready for the document. */
  readonly html?: string;
}

/** Kinds of links that load nothing into the page. */
const HARMLESS_LINKS = new Set(
  'alternate author canonical dns-prefetch help icon license me next preconnect prev search'.split(
    ' ',
  ),
);

/** Reads the tags inside a `Head` after what others wrote; what could change the page itself is left to the site. */
export function readHead(element: Element, before: WrittenHead = {}): WrittenHead {
  return tagsIn(element.children).filter(isHarmless).reduce(addTag, before);
}

function isHarmless({tagName, properties: {rel}}: Element): boolean {
  const kinds = Array.isArray(rel) ? rel : String(rel ?? '').split(' ');
  return tagName !== 'link' || kinds.every((kind) => HARMLESS_LINKS.has(String(kind)));
}

function tagsIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) =>
    !isElement(node)
      ? []
      : ['title', 'meta', 'link'].includes(node.tagName)
        ? [node]
        : tagsIn(node.children),
  );
}

function addTag(head: WrittenHead, tag: Element): WrittenHead {
  if (tag.tagName === 'title') return {...head, title: restoreText(textOf(tag)).trim()};
  const {name, property, content, httpEquiv} = tag.properties;
  if (httpEquiv !== undefined) return head; // could lead readers away
  const text = typeof content === 'string' ? restoreText(content) : '';
  switch (name ?? property) {
    case 'description':
      return {...head, description: text};
    case 'keywords':
      return {...head, keywords: text.split(',').map((word) => word.trim())};
    case 'robots':
      return {...head, robots: text};
    case 'og:image':
      return {...head, image: text};
    default:
      return {
        ...head,
        html: `${head.html ?? ''}<${tag.tagName}${restoreText(serializeAttributes(safeProperties(tag)))}>`,
      };
  }
}
