import '../styles/tag-pages.css';
import {Main} from '../components/Main.tsx';
import {VisibilityNote} from '../components/VisibilityNote.tsx';
import {classOfPart} from '../base/widePart.ts';
import {usePage, useText} from '../base/context.tsx';

/** The pages that have a tag. */
export function TagPage() {
  const page = usePage();
  const text = useText();
  if (page.kind !== 'tag') return null;
  const {tag, items, allHref, unlisted} = page;
  return (
    <Main className="wrap solo tag-pages">
      <article className="article">
        {unlisted && <VisibilityNote kind="unlisted" />}
        <header className="doc-head">
          <h1 className={classOfPart(tag.label)}>{text('site.tag.title', {tag: tag.label})}</h1>
          <p className="meta">
            <span>{text('theme.docs.tagDocListPageTitle.nDocsTagged', {count: items.length})}</span>
            <a href={allHref}>{text('theme.tags.tagsPageLink')}</a>
          </p>
          {tag.description !== undefined && <p className="lead">{tag.description}</p>}
        </header>
        <ul className="tagged">
          {items.map(({title, href, description}) => (
            <li key={href}>
              <a href={href}>
                <b className={classOfPart(title)}>{title}</b>
                {description !== undefined && <span>{description}</span>}
              </a>
            </li>
          ))}
        </ul>
      </article>
    </Main>
  );
}
