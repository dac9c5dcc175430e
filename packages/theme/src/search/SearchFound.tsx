import {useText} from '../base/context.tsx';
import {deepestLevel, LEVELS, levelOf, type Hit} from './hit.ts';
import {MarkedText} from './MarkedText.tsx';
import {partsOf} from './marks.ts';

export interface SearchFoundProps {
  readonly hit: Hit;
  readonly href: string;
  /** Place in the list, from 1; tells one breadcrumb landmark from the next. */
  readonly position: number;
}

/** One result on the search page, below the name of its section: the way to it, its title, what was found in its text. */
export function SearchFound({hit, href, position}: SearchFoundProps) {
  const text = useText();
  const level = hit.type === 'content' ? deepestLevel(hit) : levelOf(hit);
  const crumbs = LEVELS.slice(1, LEVELS.indexOf(level)).filter((name) => hit.hierarchy[name]);
  const summary = partsOf(hit, 'content');
  return (
    <article className="found">
      {crumbs.length > 0 && (
        <nav
          className="crumbs"
          aria-label={`${text('theme.docs.breadcrumbs.navAriaLabel')} ${position}`}
        >
          <ol>
            {crumbs.map((name) => (
              <li key={name}>
                <MarkedText parts={partsOf(hit, name)} />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h3 className="title">
        <a href={href}>
          <MarkedText parts={partsOf(hit, level)} />
        </a>
      </h3>
      {hit.spelling && <p>{text('site.search.spelling', {letters: hit.spelling})}</p>}
      {summary.length > 0 && (
        <p>
          <MarkedText parts={summary} />
        </p>
      )}
    </article>
  );
}
