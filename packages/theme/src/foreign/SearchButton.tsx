import {useSite} from '../base/context.tsx';
import {SearchButton as Own} from '../components/SearchButton.tsx';
import {OwnSearch} from './barLayout.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The button of the search, inside `src/theme/Navbar/Search` and `src/theme/SearchBar` of a Docusaurus site. */
export function SearchButton() {
  const button = (
    <Swizzled name="SearchBar">
      <Own />
    </Swizzled>
  );
  return useSite().hasSearch ? <OwnSearch>{button}</OwnSearch> : button;
}
