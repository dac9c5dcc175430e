import type {ReactNode} from 'react';
import {joinClasses} from '../classes.ts';
import {useText} from '../context.tsx';
import type {MessageId} from '../messages/zh-CN.ts';

export interface AdmonitionProps {
  readonly type?: string;
  readonly title?: ReactNode;
  /** Stands for the seal. */
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

const LOOKS: Readonly<Record<string, readonly [look: string, seal: string, variant: string, label: MessageId]>> = {
  note: ['note', '注', 'secondary', 'theme.admonition.note'],
  tip: ['tip', '巧', 'success', 'theme.admonition.tip'],
  info: ['info', '知', 'info', 'theme.admonition.info'],
  warning: ['warning', '慎', 'warning', 'theme.admonition.warning'],
  danger: ['danger', '危', 'danger', 'theme.admonition.danger'],
  caution: ['warning', '慎', 'warning', 'theme.admonition.caution'],
};

/** A note beside the text whose title or icon is made by code; others are HTML. */
export function Admonition({type = 'note', title, icon, className, children}: AdmonitionProps) {
  const text = useText();
  const kind = Object.hasOwn(LOOKS, type) ? type : 'info';
  const [look, seal, variant, label] = LOOKS[kind]!;
  return (
    <div className={joinClasses('note', look, 'theme-admonition', `theme-admonition-${kind}`, 'alert', `alert--${variant}`, className)} role="note">
      <span className="seal" aria-hidden="true">
        {icon ?? seal}
      </span>
      <p className="ttl">{title ?? text(label)}</p>
      <div className="bd">{children}</div>
    </div>
  );
}
