import '../styles/cover.css';
import {usePage} from '../base/context.tsx';
import {Cover} from '../cover/Cover.tsx';

/** Renders what a section or a category holds, between the title of its page and the text. */
export function CoverPage() {
  const page = usePage();
  return page.kind === 'doc' && page.cover ? <Cover cover={page.cover} /> : null;
}
