import {VersionBanner as Own} from '../components/VersionNotes.tsx';
import {Swizzled} from './Swizzled.tsx';

export {VersionBadge} from '../components/VersionNotes.tsx';

/** What says that a note is of another version, inside `src/theme/DocVersionBanner` of a Docusaurus site. */
export function VersionBanner() {
  return (
    <Swizzled name="DocVersionBanner">
      <Own />
    </Swizzled>
  );
}
