/** How a kind of admonition is drawn: class of the design, seal, Bootstrap-like variant class of old themes. */
export interface AdmonitionStyle {
  readonly look: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  readonly seal: string;
  readonly variant: string;
  /** Message id of the default title. */
  readonly messageId: string;
}

const style = (look: AdmonitionStyle['look'], seal: string, variant: string, title: string = look): AdmonitionStyle => ({
  look,
  seal,
  variant,
  messageId: `theme.admonition.${title}`,
});

/** Every name that may follow `:::`. The last four are the old names of the first ones. */
const STYLES = {
  note: style('note', '注', 'secondary'),
  tip: style('tip', '巧', 'success'),
  info: style('info', '知', 'info'),
  warning: style('warning', '慎', 'warning'),
  danger: style('danger', '危', 'danger'),
  caution: style('warning', '慎', 'warning', 'caution'),
  secondary: style('note', '注', 'secondary'),
  important: style('info', '知', 'info'),
  success: style('tip', '巧', 'success'),
} as const satisfies Record<string, AdmonitionStyle>;

export const ADMONITION_NAMES = Object.keys(STYLES);

export function isAdmonition(name: string): name is keyof typeof STYLES {
  return Object.hasOwn(STYLES, name);
}

/** @throws when the name is none of {@link ADMONITION_NAMES} */
export function getAdmonitionStyle(name: string): AdmonitionStyle {
  if (!isAdmonition(name)) throw new Error(`unknown admonition: ${name}`);
  return STYLES[name];
}
