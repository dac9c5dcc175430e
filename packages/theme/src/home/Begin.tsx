import '../styles/begin.css';
import type {ReactNode} from 'react';

export interface BeginProps {
  readonly title: string;
  /** One paragraph; `<b>` sets the name of a page in Song. */
  readonly children: ReactNode;
  readonly link: {readonly label: string; readonly href: string};
}

/** The way in for readers who are here for the first time. */
export function Begin({title, children, link}: BeginProps) {
  return (
    <section className="wrap split" aria-labelledby="start">
      <div className="side-t tide">
        <h2 id="start">{title}</h2>
      </div>
      <div className="begin">
        <p>{children}</p>
        <a className="go" href={link.href}>
          {link.label}
        </a>
      </div>
    </section>
  );
}
