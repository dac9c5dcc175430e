import '../styles/tag-pages.css';
import {Main} from '../components/Main.tsx';
import {usePage} from '../base/context.tsx';
import {TagLetters} from './TagLetters.tsx';

/** All tags, by their first letter. */
export function TagListPage() {
  const page = usePage();
  if (page.kind !== 'tagList') return null;
  return (
    <Main className="wrap solo tag-pages">
      <article className="article">
        <header className="doc-head">
          <h1>{page.title}</h1>
        </header>
        <TagLetters groups={page.groups} />
      </article>
    </Main>
  );
}
