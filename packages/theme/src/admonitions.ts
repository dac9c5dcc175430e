import type {AdmonitionMessageId} from './messages/zh-CN.ts';

/** Look of a kind of admonition. */
export interface AdmonitionLook {
  /** Class of the design. */
  readonly look: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  readonly seal: string;
  /** Bootstrap-like class of old themes: `alert--secondary`. */
  readonly variant: string;
  /** Message of the default title: it must be in every catalogue of the theme. */
  readonly label: AdmonitionMessageId;
  /** Name of the alert of GitHub that becomes it: `> [!CAUTION]` is red there, as danger is here. */
  readonly alert?: string;
}

/** Every name that may follow `:::`. The last four are old names of the first ones. */
export const ADMONITIONS = {
  note: {
    look: 'note',
    seal: '注',
    variant: 'secondary',
    label: 'theme.admonition.note',
    alert: 'note',
  },
  tip: {look: 'tip', seal: '巧', variant: 'success', label: 'theme.admonition.tip', alert: 'tip'},
  info: {look: 'info', seal: '知', variant: 'info', label: 'theme.admonition.info'},
  warning: {
    look: 'warning',
    seal: '慎',
    variant: 'warning',
    label: 'theme.admonition.warning',
    alert: 'warning',
  },
  danger: {
    look: 'danger',
    seal: '危',
    variant: 'danger',
    label: 'theme.admonition.danger',
    alert: 'caution',
  },
  caution: {look: 'warning', seal: '慎', variant: 'warning', label: 'theme.admonition.caution'},
  secondary: {look: 'note', seal: '注', variant: 'secondary', label: 'theme.admonition.note'},
  important: {
    look: 'info',
    seal: '知',
    variant: 'info',
    label: 'theme.admonition.important',
    alert: 'important',
  },
  success: {look: 'tip', seal: '巧', variant: 'success', label: 'theme.admonition.success'},
} as const satisfies Readonly<Record<string, AdmonitionLook>>;

/** A kind of admonition: `note`, `tip`, … */
type AdmonitionKind = keyof typeof ADMONITIONS;

/** Tells whether a name is that of a kind of admonition. */
export function isAdmonition(name: string): name is AdmonitionKind {
  return Object.hasOwn(ADMONITIONS, name);
}
