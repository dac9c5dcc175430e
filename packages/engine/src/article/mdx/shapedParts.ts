/** Components that are rendered as HTML when all their attributes are known. */
const SHAPED = new Set([
  'Admonition',
  'Details',
  'DocCard',
  'DocCardList',
  'Highlight',
  'Link',
  'ThemedImage',
  'Translate',
  'details',
  'summary',
]);

/**
 * Tells whether a component is rendered as HTML. One that the site has of its own is rendered by React; its own admonition gets what is made of
 * all of them.
 * @param own modules of the theme that the site has of its own: `@theme/Details`
 */
export function isShaped(name: string, own: ReadonlySet<string>): boolean {
  return SHAPED.has(name) && (name === 'Admonition' || !own.has(`@theme/${name}`));
}
