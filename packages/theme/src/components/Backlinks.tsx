import '../styles/backlinks.css';
import {usePage, useText} from '../base/context.tsx';

/** The pages that lead to a note, each with the sentence in which it does. */
export function Backlinks() {
  const page = usePage();
  const text = useText();
  if (page?.kind !== 'doc' || !page.backlinks) return null;
  return (
    <nav className="backlinks" aria-labelledby="Backlinks">
      <h2 id="Backlinks">{text('site.backlinks.title', {count: page.backlinks.length})}</h2>
      <ul>
        {page.backlinks.map(({title, href, sentence}) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {sentence !== '' && <p>{sentence}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
