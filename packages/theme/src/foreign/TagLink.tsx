import {TagLink as Own, type TagLinkProps} from '../base/TagLink.tsx';
import {Swizzled} from './Swizzled.tsx';

/** Leads to the pages that have a tag, inside `src/theme/Tag` of a Docusaurus site. */
export function TagLink(props: TagLinkProps) {
  const {label, href, description, count} = props;
  return (
    <Swizzled name="Tag" given={{label, permalink: href, description, count}}>
      <Own {...props} />
    </Swizzled>
  );
}
