import {PAGE_TAGS_SELECTOR, pageTagsOf} from '@wuya/theme/head/pageTags';
import type {PageData, SiteData} from '@wuya/theme/types';

/** Keeps `<head>` that of the open page. */
interface DocumentHead {
  /** Puts title and classes of a page in the place of those that are there. */
  name(page: PageData): void;
  /** Does the same for tags that only programs read, after the page is shown. */
  describe(page: PageData): void;
}

/**
 * Creates what puts title, classes and tags of the open page into the head of the document.
 * @param first the page of the document. Its facts are in the head alone, so its own elements are kept, and put back when
 * the reader returns
 */
export function createDocumentHead(site: SiteData, first: PageData): DocumentHead {
  const find = (page: PageData): Element[] => [
    // React adds and removes the tags of components.
    ...document.head.querySelectorAll(`:is(${PAGE_TAGS_SELECTOR}):not([data-drawn])`),
    ...findEqual(parseHtml(page.head.html)),
  ];
  // Tags of a component come before ours; React removes them again.
  const title = document.head.querySelector('title:last-of-type')!;
  const firstElements = find(first);
  let shown = firstElements;
  return {
    name(page) {
      title.textContent = page.head.title;
      const {documentElement: root} = document;
      if (root.className !== page.htmlClass) root.className = page.htmlClass; // setting it makes the browser check all styles
    },
    describe(page) {
      for (const element of shown) element.remove();
      shown = page === first ? firstElements : createElements(site, page);
      // Tags of the page's components are there instead, as in its document.
      const said = new Set([...document.head.querySelectorAll(PAGE_TAGS_SELECTOR)].map(subjectOf));
      said.delete(null);
      document.head.append(...shown.filter((element) => !said.has(subjectOf(element))));
    },
  };
}

function createElements(site: SiteData, page: PageData): Element[] {
  const tags = pageTagsOf(site, page).map(({tagName, attributes, text}) => {
    const element = document.createElement(tagName);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
  });
  return [...tags, ...parseHtml(page.head.html)];
}

/** Returns what an element of a head is about: `og:title`; null for what has no name. */
const subjectOf = (element: Element): string | null =>
  element.getAttribute('property') ?? element.getAttribute('name');

/** Elements of HTML; scripts among them do not run. */
function parseHtml(html = ''): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.children];
}

function findEqual(wanted: readonly Element[]): Element[] {
  const own = [...document.head.children];
  return wanted.flatMap((one) => own.find((element) => element.isEqualNode(one)) ?? []);
}
