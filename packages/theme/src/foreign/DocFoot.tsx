import {DocFoot as Own, type DocFootProps} from '../components/DocFoot.tsx';
import {Swizzled} from './Swizzled.tsx';

export * from '../components/DocFoot.tsx';

/** The foot of a note, inside `src/theme/DocItem/Footer` of a Docusaurus site. */
export function DocFoot(props: DocFootProps) {
  return (
    <Swizzled name="DocItem/Footer">
      <Own {...props} />
    </Swizzled>
  );
}
