import type {PageData} from '@wuya/theme/types';
import {
  type HtmlElement,
  type HtmlNode,
  isHtmlElement,
  parseHtml,
} from '../../article/html/htmlTree.ts';
import {toMarkdownLine} from './markdownText.ts';
import {toMarkdown} from './toMarkdown.ts';

/**
 * Renders a page as Markdown: title, description, where it is from, text.
 * @param html the article, or null: then that of an MDX page as it is rendered, of others all that is in `main`
 */
export function renderMarkdownCopy(page: PageData, html: string | null, body: string): string {
  const url = page.head.canonical!;
  if (html !== null) return renderArticle(page, toMarkdown(html, url));
  const main = parseHtml(/<main\b[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '');
  const article = 'titleHtml' in page && 'module' in page ? findArticle(main) : undefined;
  const text = toMarkdown(article?.children ?? main, url, {isDrawn: true});
  if (text.startsWith('# ') && (!article || hasNoTitle(page))) return withSource(text, url);
  return article
    ? renderArticle(page, text)
    : `# ${page.head.title}\n\n${sourceLine(url)}\n\n${text}\n`;
}

/** Tells whether a page has its title in the article. */
const hasNoTitle = (page: PageData): boolean => 'titleHtml' in page && page.titleHtml === null;

function renderArticle(page: PageData, text: string): string {
  const url = page.head.canonical!;
  const titleHtml = 'titleHtml' in page ? page.titleHtml : null;
  const title = (titleHtml && toMarkdown(titleHtml, url)) || page.head.title;
  const lead =
    page.head.description === undefined ? [] : [`> ${toMarkdownLine(page.head.description)}`];
  return `${[`# ${title}`, ...lead, sourceLine(url), text].join('\n\n')}\n`;
}

/** Finds the element that the theme renders an article in. */
function findArticle(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isHtmlElement(node)) continue;
    const isArticle = /(?:^|\s)theme-doc-markdown(?:\s|$)/.test(node.attributes['class'] ?? '');
    const found = isArticle ? node : findArticle(node.children);
    if (found) return found;
  }
  return undefined;
}

function withSource(text: string, url: string): string {
  const [title, ...rest] = text.split('\n\n');
  return `${[title, sourceLine(url), ...rest].join('\n\n')}\n`;
}

function sourceLine(url: string): string {
  return `<${url}>`;
}
