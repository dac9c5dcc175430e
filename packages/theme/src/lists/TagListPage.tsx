import {usePage} from '../base/context.tsx';
import {TagIndex} from './TagIndex.tsx';

/** All tags of the notes. */
export function TagListPage() {
  const page = usePage();
  if (page.kind !== 'tagList') return null;
  return <TagIndex title={page.title} groups={page.groups} />;
}
