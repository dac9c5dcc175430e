import {useSite, useText} from '../context.tsx';
import {Mark, Wordmark} from './Brand.tsx';

/** Mark and name, leading home. */
export function NavbarLogo() {
  const {baseUrl, title} = useSite();
  const text = useText();
  return (
    <a className="brand" href={baseUrl} aria-label={text('site.nav.home', {title})}>
      <Mark />
      <Wordmark />
    </a>
  );
}
