import {ArrowIcon} from '../components/Icons.tsx';
import {Sea} from '../components/Sea.tsx';

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
  /** The columns of the saying, first to last; they are set vertically, from right to left. */
  readonly saying: readonly string[];
  readonly source: string;
}

/** The first window of the home page: the name, one line, one button, a saying, and the sea. */
export function Hero({title, sub, actions, saying, source}: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{title}</h1>
        <div className="sub">
          <p>
            {sub.map((piece) => (
              <span className="ib" key={piece}>
                {piece}
              </span>
            ))}
          </p>
          <p className="acts">
            {actions.map(({label, href}, index) => (
              <a className={index === 0 ? 'btn' : 'go'} href={href} key={href}>
                {label}
                {index === 0 && <ArrowIcon />}
              </a>
            ))}
          </p>
        </div>
        <p className="saying">
          {saying.map((column) => (
            <span key={column}>{column}</span>
          ))}
          <cite>{source}</cite>
        </p>
      </div>
      <Sea />
    </section>
  );
}
