import {usePage, useSite} from '../base/context.tsx';
import type {FooterLink} from '../types.ts';
import {attributesOf, EXTERNAL_LINK, ExternalHint} from './ExternalHint.tsx';
import {FooterQuote} from './FooterQuote.tsx';

/** The end of every page: a saying, a row of links, the rights. */
export function Footer() {
  const {footer} = useSite();
  return (
    <footer className="foot theme-layout-footer">
      <div className="wrap">
        <FooterQuote />
        <FooterLinks />
        {footer.logoHtml && (
          <p className="legal" dangerouslySetInnerHTML={{__html: footer.logoHtml}} />
        )}
        <p className="legal">
          {footer.legal.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </footer>
  );
}

/** The links of the footer, in a row or in columns with titles. */
export function FooterLinks() {
  const {links, columns = [['', links.length]]} = useSite().footer;
  let end = 0;
  return (
    <div className="columns">
      {columns.map(([title, count], i) => (
        <div key={i}>
          {title && <b>{title}</b>}
          <ul>
            {links.slice(end, (end += count)).map((link) => (
              <li key={link.href}>
                <FooterAnchor link={link} />
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
  if (!link.external)
    return (
      <a
        href={link.href}
        aria-current={link.href === path ? 'page' : undefined}
        {...attributesOf(link)}
      >
        {link.label}
      </a>
    );
  return (
    <a href={link.href} {...EXTERNAL_LINK}>
      {link.label}
      <ExternalHint />
    </a>
  );
}
