import {announce} from '../base/announce.ts';
import type {Text} from '../base/context.tsx';

/** How long the link says that it copied. */
const DONE_MS = 2000;

/** Copies the text that a link leads to. Where that fails the link is followed: the text can be taken from there. */
export async function copyPage(link: HTMLAnchorElement, text: Text): Promise<void> {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(`${response.status} ${link.href}`);
    await navigator.clipboard.writeText(await response.text());
  } catch {
    location.assign(link.href);
    return;
  }
  announce(text('site.copy.success'));
  const label = link.textContent;
  link.textContent = text('theme.CodeBlock.copied');
  setTimeout(() => {
    link.textContent = label;
  }, DONE_MS);
}
