import type {ReactNode} from 'react';
import {ADMONITIONS, isAdmonition} from '../admonitions.ts';
import {joinClasses} from '../base/classes.ts';
import {useText} from '../base/context.tsx';

export interface AdmonitionProps {
  readonly type?: string;
  readonly title?: ReactNode;
  /** Stands for the seal. */
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A note beside the text whose title or icon is made by code; others are HTML. */
export function Admonition({type = 'note', title, icon, className, children}: AdmonitionProps) {
  const text = useText();
  const kind = isAdmonition(type) ? type : 'info';
  const {look, seal, variant, label} = ADMONITIONS[kind];
  return (
    <div
      className={joinClasses(
        'note',
        look,
        'theme-admonition',
        `theme-admonition-${kind}`,
        'alert',
        `alert--${variant}`,
        className,
      )}
      role="note"
    >
      <span className="seal" aria-hidden="true">
        {icon ?? seal}
      </span>
      <p className="ttl">{title ?? text(label)}</p>
      <div className="bd">{children}</div>
    </div>
  );
}
