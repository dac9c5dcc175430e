import type {Element, ElementContent} from 'hast';
import {isElement, serializeAttributes, textOf} from './html.ts';
import {restoreText} from './marks.ts';
import {safeProperties} from './sanitize.ts';

/** What a note puts into the `<head>` of its page with the component `Head`. */
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

/** Reads the tags inside a `Head`; scripts and styles are left to the site. Later ones come first. */
export function readHead(element: Element, before: WrittenHead = {}): WrittenHead {
  return tagsIn(element.children).reduce(addTag, before);
}

function tagsIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => (!isElement(node) ? [] : ['title', 'meta', 'link'].includes(node.tagName) ? [node] : tagsIn(node.children)));
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
      return {...head, html: `${head.html ?? ''}<${tag.tagName}${restoreText(serializeAttributes(safeProperties(tag)))}>`};
  }
}
