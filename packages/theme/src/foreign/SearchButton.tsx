import {SearchButton as Own} from '../components/SearchButton.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The button of the search, inside `src/theme/SearchBar` of a Docusaurus site. */
export function SearchButton() {
  return (
    <Swizzled name="SearchBar">
      <Own />
    </Swizzled>
  );
}
