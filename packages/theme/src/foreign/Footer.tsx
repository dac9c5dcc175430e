import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useParts, useSite} from '../base/context.tsx';
import {partOf} from '../base/partOf.tsx';
import {Footer as Own, FooterLinks} from '../components/Footer.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {Link} from '../mdx/Link.tsx';
import {useThemeConfig} from '../mdx/siteConfig.tsx';
import {useBaseUrl} from '../mdx/useBaseUrl.ts';
import {isMultiColumnFooterLinks} from '../mdx/foreignNames.ts';
import {Around, Swizzled} from './Swizzled.tsx';

/** The footer, inside `src/theme/Footer` of a Docusaurus site, or put together from those of its parts that the site has. */
export function Footer() {
  const names = Object.keys(useParts().swizzles ?? {});
  return (
    <Around>
      <Swizzled name="Footer">
        {names.some((name) => name.startsWith('Footer/')) ? <FooterOfParts /> : <Own />}
      </Swizzled>
    </Around>
  );
}

/** What a configuration of Docusaurus says of the footer. */
interface WrittenFooter {
  readonly style?: string;
  readonly copyright?: string;
  readonly links?: readonly unknown[];
  readonly logo?: unknown;
}

function FooterOfParts() {
  const written = useThemeConfig()['footer'] as WrittenFooter | undefined;
  if (!written) return null;
  const {style = 'light', copyright, links = [], logo} = written;
  const parts = {
    style,
    links: links.length > 0 && (
      <Swizzled name="Footer/Links" given={{links}}>
        <Links links={links} />
      </Swizzled>
    ),
    logo: logo && (
      <Swizzled name="Footer/Logo" given={{logo}}>
        <Logo />
      </Swizzled>
    ),
    copyright: copyright && (
      <Swizzled name="Footer/Copyright" given={{copyright}}>
        <Copyright copyright={copyright} />
      </Swizzled>
    ),
  };
  return (
    <Swizzled name="Footer/Layout" given={parts}>
      <Layout {...(parts as LayoutProps)} />
    </Swizzled>
  );
}

interface LayoutProps {
  readonly links?: ReactNode;
  readonly logo?: ReactNode;
  readonly copyright?: ReactNode;
}

/** What is around the parts of the footer, for a footer that a component of the site puts together out of its own. */
export function Layout({links, logo, copyright}: LayoutProps) {
  return (
    <footer className="foot theme-layout-footer">
      <div className="wrap">
        {links}
        {logo}
        {copyright}
      </div>
    </footer>
  );
}

/** The links of the footer, for a footer that a component of the site puts together. */
export function Links({links = []}: {readonly links?: readonly unknown[]}) {
  const hasOwnItems = useParts().swizzles?.['Footer/LinkItem'] !== undefined;
  const list = hasOwnItems ? (
    <div className="columns">
      {toColumns(links).map(({title, items = []}, i) => (
        <div key={i}>
          {title && <b>{title}</b>}
          <ul>
            {items.map((item, j) => (
              <WrittenItem key={j} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  ) : (
    <FooterLinks />
  );
  return isMultiColumnFooterLinks(links) ? (
    <Swizzled name="Footer/Links/MultiColumn" given={{columns: links}}>
      {list}
    </Swizzled>
  ) : (
    list
  );
}

/** A link of the footer as the configuration has it. */
interface WrittenLink {
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly className?: string;
  readonly html?: string;
}

/** Links of the footer below a title. */
interface WrittenColumn {
  readonly title?: string;
  readonly items?: readonly WrittenLink[];
}

/** Lists the columns of links; those that are in none are one without a title. */
const toColumns = (links: readonly unknown[]): readonly WrittenColumn[] =>
  isMultiColumnFooterLinks(links)
    ? (links as readonly WrittenColumn[])
    : [{items: links as readonly WrittenLink[]}];

function WrittenItem({item}: {readonly item: WrittenLink}) {
  const html = useHtml(item.html ?? '');
  return item.html ? (
    <li className={item.className} dangerouslySetInnerHTML={html} />
  ) : (
    <li>
      <Item item={item} />
    </li>
  );
}

/** One link, for a list of links that a component of the site puts together. */
export function LinkItem({item: {label, to, href, className}}: {readonly item: WrittenLink}) {
  const path = useBaseUrl(to);
  const target = path ?? href;
  return (
    <Link
      className={joinClasses('footer__link-item', className)}
      {...(target !== undefined && {to: target})}
    >
      {label}
    </Link>
  );
}

const Item = partOf('Footer/LinkItem', LinkItem);

/** The picture of the footer. */
export function Logo() {
  return <span style={{display: 'contents'}} dangerouslySetInnerHTML={useSite().footer.logoHtml} />;
}

/** The rights, as the configuration has them: any HTML, so that no paragraph may be around it. */
export function Copyright({copyright = ''}: {readonly copyright?: string}) {
  return <div className="legal footer__copyright" dangerouslySetInnerHTML={useHtml(copyright)} />;
}
