import {useSite, useText} from '../context.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {BRAND_HTML} from './brandMarkup.ts';

/** Mark and name, leading home. */
export function NavbarLogo() {
  const {baseUrl, title} = useSite();
  const text = useText();
  return <a className="brand" href={baseUrl} aria-label={text('site.nav.home', {title})} dangerouslySetInnerHTML={useHtml(BRAND_HTML)} />;
}
