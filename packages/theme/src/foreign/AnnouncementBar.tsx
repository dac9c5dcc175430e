import type {AnnouncementBarProps} from '../base/parts.ts';
import {AnnouncementBar as Own} from '../components/AnnouncementBar.tsx';
import {AnnouncementContent} from '../mdx/announcement.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The line above the navbar, and what it says, inside `src/theme/AnnouncementBar` of a Docusaurus site. */
export function AnnouncementBar(props: AnnouncementBarProps) {
  return (
    <Swizzled name="AnnouncementBar">
      <Own {...props}>
        <Swizzled name="AnnouncementBar/Content">
          <AnnouncementContent />
        </Swizzled>
      </Own>
    </Swizzled>
  );
}
