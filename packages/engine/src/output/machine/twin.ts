import type {PageData} from '@wuya/theme/types';
import {toMarkdown} from './toMarkdown.ts';

/**
 * Renders a page as Markdown: title, description, where it is from, text.
 * @param html the article, or null: then what stands in `main` of the drawn page
 */
export function renderTwin(page: PageData, html: string | null, body: string): string {
  const url = page.head.canonical!;
  if (html === null) {
    const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
    const text = toMarkdown(main, url, {isDrawn: true});
    return text.startsWith('# ')
      ? withSource(text, url)
      : `# ${page.head.title}\n\n${sourceLine(url)}\n\n${text}\n`;
  }
  const titleHtml = 'titleHtml' in page ? page.titleHtml : null;
  const title = (titleHtml && toMarkdown(titleHtml, url)) || page.head.title;
  const lead =
    page.head.description === undefined ? [] : [`> ${page.head.description.replaceAll('\n', ' ')}`];
  return `${[`# ${title}`, ...lead, sourceLine(url), toMarkdown(html, url)].join('\n\n')}\n`;
}

function withSource(text: string, url: string): string {
  const [title, ...rest] = text.split('\n\n');
  return `${[title, sourceLine(url), ...rest].join('\n\n')}\n`;
}

function sourceLine(url: string): string {
  return `<${url}>`;
}
