import {Drift} from './Drift.tsx';
import {Main} from './Main.tsx';
import {useSite, useText} from '../base/context.tsx';
import {sentenceGapOf} from '../messages/format.ts';
import {useHydrated} from '../hooks/useHydrated.ts';
import {toSearchWords} from '../nav/searchWords.ts';

/**
 * Says that there is no such page. Which page was asked for is only known in the browser: until then, where scripts run,
 * the lines that name it are kept back, so that nothing on the screen moves.
 */
export function NotFound() {
  const {baseUrl, homeHref = baseUrl, searchHref, locale} = useSite();
  const text = useText();
  const path = useHydrated() ? location.pathname : null;
  const words = path === null ? '' : toSearchWords(path, baseUrl);
  return (
    <Main className="lost">
      <div className="wrap">
        <h1>{text('theme.NotFound.title')}</h1>
        <p className="say" data-pending={path === null ? '' : undefined}>
          {path === null
            ? text('theme.NotFound.p1')
            : text.rich('site.notFound.address', {path: <code key="path">{decode(path)}</code>})}
          {sentenceGapOf(locale)}
          {text('theme.NotFound.p2')}
        </p>
        <p className="acts" data-pending={path === null ? '' : undefined}>
          <a className="btn" href={homeHref}>
            {text('site.notFound.home')}
          </a>
          {searchHref !== null && words !== '' && (
            <a className="go" href={`${searchHref}?q=${encodeURIComponent(words)}`}>
              {text('site.notFound.search', {words})}
            </a>
          )}
        </p>
        <p className="verse" lang="zh-CN">
          {text('site.notFound.verse')}
          <cite>{text('site.notFound.verseSource')}</cite>
        </p>
      </div>
      <Drift />
    </Main>
  );
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A stray % is shown as it came.
    return path;
  }
}
