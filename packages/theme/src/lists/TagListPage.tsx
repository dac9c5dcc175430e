import '../styles/tag-pages.css';
import {Main} from '../components/Main.tsx';
import {usePage} from '../context.tsx';

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
        {page.groups.map(({letter, tags}) => (
          <section key={letter} aria-labelledby={`tags-${letter}`}>
            <h2 id={`tags-${letter}`}>{letter}</h2>
            <ul className="tags">
              {tags.map(({label, href, count}) => (
                <li key={href}>
                  <a className="chip" href={href} rel="tag">
                    {label}
                    <small>{count}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </Main>
  );
}
