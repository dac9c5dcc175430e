const icon = (paths: string): string =>
  `<svg class="i i-sm" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;

/** Drawings that are inside articles; the same lines as the theme's icons. */
export const CHEVRON_DOWN_ICON = icon('<path d="m5 9 7 7 7-7"/>');
export const CHEVRON_RIGHT_ICON = icon('<path d="m9 5 7 7-7 7"/>');
export const OUTWARD_ICON =
  '<svg class="i out" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5h11v11M19 5 6 18"/></svg>';
