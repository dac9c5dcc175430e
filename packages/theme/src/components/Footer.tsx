import {usePage, useSite} from '../base/context.tsx';
import type {FooterLink} from '../types.ts';
import {attributesOf, ExternalHint} from './ExternalHint.tsx';
import {FooterQuote} from './FooterQuote.tsx';

/** The end of every page: a saying, a row of links, the rights. */
export function Footer() {
  const {footer} = useSite();
  return (
    <footer className="foot theme-layout-footer">
      <div className="wrap">
        <FooterQuote />
        <FooterLinks />
        <div className="legal" dangerouslySetInnerHTML={footer.legalHtml}>
          {footer.legalHtml ? null : footer.legal.map((line) => <span key={line}>{line}</span>)}
        </div>
      </div>
    </footer>
  );
}

/** The links of the footer, in a row or in columns with titles. */
export function FooterLinks() {
  const {links, columns = [['', links.length]]} = useSite().footer;
  if (links.length === 0) return null;
  let end = 0;
  return (
    <div className="columns">
      {columns.map(([title, count], i) => (
        <div key={i}>
          {title && <b>{title}</b>}
          <ul>
            {links.slice(end, (end += count)).map((link, j) => (
              <li key={j} dangerouslySetInnerHTML={link.html}>
                {link.html ? null : <FooterAnchor link={link} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A link of the footer. */
function FooterAnchor({link}: {readonly link: FooterLink}) {
  const {path} = usePage();
  return (
    <a
      href={link.href}
      aria-current={link.href === path ? 'page' : undefined}
      {...attributesOf(link)}
    >
      {link.label}
      {link.external && <ExternalHint />}
    </a>
  );
}
