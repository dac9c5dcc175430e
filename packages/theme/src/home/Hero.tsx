import {Fragment, type ReactNode} from 'react';
import {ArrowIcon} from '../components/Icons.tsx';
import {Sea} from '../components/Sea.tsx';
import {classOfPart} from '../base/widePart.ts';
import {gapAfter} from './gapAfter.ts';

export interface HeroAction {
  readonly label: string;
  readonly href: string;
}

export interface HeroProps {
  readonly title: string;
  /** One sentence in the pieces between which it may break. */
  readonly sub: readonly string[];
  /** The first is a filled button, the others are text links. */
  readonly actions: readonly HeroAction[];
  /** Class of the title: `headline` or `sentence` where it is too long for a sign of a few 字; `tail` where it reaches below the line. */
  readonly titleClass?: string | undefined;
  /** What is between the sentence and the buttons. */
  readonly children?: ReactNode;
  /** The columns of the saying, first to last; they are set vertically, from right to left. */
  readonly saying?: readonly string[];
  readonly source?: string;
}

/** The first window of the home page: the name, one line, one button, a saying, and the sea. */
export function Hero({title, titleClass, sub, actions, children, saying = [], source}: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <h1 className={titleClass}>{title}</h1>
        <div className="sub">
          <p className={classOfPart(sub.join(' '))}>
            {sub.map((piece, index) => (
              <Fragment key={piece}>
                {index > 0 && gapAfter(sub[index - 1]!)}
                <span className="ib">{piece}</span>
              </Fragment>
            ))}
          </p>
          {children}
          {actions.length > 0 && (
            <p className="acts">
              {actions.map(({label, href}, index) => (
                <a className={index === 0 ? 'btn' : 'go'} href={href} key={href}>
                  {label}
                  {index === 0 && <ArrowIcon />}
                </a>
              ))}
            </p>
          )}
        </div>
        {saying.length > 0 && (
          <p className="saying">
            {saying.map((column) => (
              <span key={column}>{column}</span>
            ))}
            {source !== undefined && <cite>{source}</cite>}
          </p>
        )}
      </div>
      <Sea />
    </section>
  );
}
