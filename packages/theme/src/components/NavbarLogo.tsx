import {useSite, useText} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';

/** The site's logo and name, leading home. */
export function NavbarLogo() {
  const {baseUrl, homeHref = baseUrl, title, brandName = title, brandHtml = ''} = useSite();
  const text = useText();
  return (
    <a
      className="brand"
      href={homeHref}
      aria-label={text('site.nav.home', {title: brandName})}
      dangerouslySetInnerHTML={useHtml(brandHtml)}
    />
  );
}
