import {NotFound as Own} from '../components/NotFound.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The not-found page, inside `src/theme/NotFound` or `src/theme/NotFound/Content` of a Docusaurus site. */
export function NotFound() {
  return (
    <Swizzled name="NotFound">
      <Swizzled name="NotFound/Content">
        <Own />
      </Swizzled>
    </Swizzled>
  );
}
