import {useSite, useText} from '../context.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {IS_SERVER} from '../isServer.ts';

/** What every document has need not be loaded with the scripts again. */
const DRAWN = IS_SERVER ? '' : (document.querySelector('.brand')?.innerHTML ?? '');

/** The site's logo and name, leading home. */
export function NavbarLogo() {
  const {baseUrl, title, brandHtml = DRAWN} = useSite();
  const text = useText();
  return <a className="brand" href={baseUrl} aria-label={text('site.nav.home', {title})} dangerouslySetInnerHTML={useHtml(brandHtml)} />;
}
