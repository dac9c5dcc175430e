import {NotFound as Own} from '../components/NotFound.tsx';
import {useAddress} from '../mdx/browser.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The not-found page, inside `src/theme/NotFound` or `src/theme/NotFound/Content` of a Docusaurus site. */
export function NotFound() {
  const given = {location: useAddress()}; // as the router there gives it to its routes
  return (
    <Swizzled name="NotFound" given={given}>
      <Swizzled name="NotFound/Content">
        <Own />
      </Swizzled>
    </Swizzled>
  );
}
