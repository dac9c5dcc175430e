/** Components that a note may use without importing them, and how they are in the text. */
const COMPONENTS = {
  Tabs: 'block',
  TabItem: 'block',
  Admonition: 'block',
  CodeBlock: 'block',
  details: 'block',
  Details: 'block',
  summary: 'block',
  TOCInline: 'block',
  DocCardList: 'block',
  DocCard: 'block',
  BrowserOnly: 'block',
  Head: 'block',
  ThemedImage: 'inline',
  Link: 'inline',
  Highlight: 'inline',
  Translate: 'inline',
} as const satisfies Record<string, 'block' | 'inline'>;

type ComponentName = keyof typeof COMPONENTS;

/** Tells whether a name is that of a component: `Tabs` → true */
export function isComponent(name: string): name is ComponentName {
  return Object.hasOwn(COMPONENTS, name);
}

/** Tells whether a component is a block wherever it is, as a list of tabs is. */
export function isBlockComponent(name: string): boolean {
  return isComponent(name) && COMPONENTS[name] === 'block';
}

export const COMPONENT_NAMES = Object.keys(COMPONENTS);
