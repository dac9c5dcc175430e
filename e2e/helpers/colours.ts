import type {Page} from 'playwright-core';

/** The colour that a token of the design has in the page as it is, as styles are computed. */
export function tokenColour(page: Page, name: string): Promise<string> {
  return page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--${token})`;
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}
