import {useSite, useText} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';

/** The site's logo and name, leading home or where the site says. */
export function NavbarLogo() {
  const {
    baseUrl,
    homeHref = baseUrl,
    brandHref,
    title,
    brandName = title,
    brandHtml = '',
  } = useSite();
  const text = useText();
  return (
    <a
      className="brand"
      href={brandHref ?? homeHref}
      aria-label={brandHref ? brandName : text('site.nav.home', {title: brandName})}
      dangerouslySetInnerHTML={useHtml(brandHtml)}
    />
  );
}
