import type {DevBundler} from '../bundle/dev/devBundler.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {parseTarget} from '../serve/requestTarget.ts';
import type {Site} from '../site/site.ts';
import {messageLanguageOf} from '../errors/language.ts';
import {printFailure, toPageProblems} from './failure.ts';
import type {Handler} from './handler.ts';

/** Where a page that fails is reported. */
interface FailureTeller {
  readonly site: Pick<Site, 'dir' | 'config'>;
  /** Lists the mistakes in the article of a page, which are told elsewhere as they come. */
  articleErrors(pathname: string): Promise<readonly Diagnostic[]>;
  bundler(): Pick<DevBundler, 'fixStack' | 'headHtml' | 'reloads'>;
  /** Takes what has no place in the site. */
  report(error: unknown): void;
  tell(problem: Diagnostic): void;
}

/**
 * Answers what fails with its reason; the terminal is told once while it lasts. Mistakes in the article are the reason where there are some. What fails while all modules are made again is
 * asked once more: it may have got some of each.
 */
export function answerFailures(
  answer: Handler,
  {site, articleErrors, bundler, report, tell}: FailureTeller,
): Handler {
  const told = new Map<string, string>();
  return async (request, response, next) => {
    const path = parseTarget(request.url)?.pathname ?? '';
    const {title, locale, baseUrl} = site.config;
    const headHtml = bundler().headHtml();
    try {
      const before = bundler().reloads();
      try {
        await answer(request, response, next);
      } catch (error) {
        if (bundler().reloads() === before || response.headersSent) throw error;
        await answer(request, response, next);
      }
      told.delete(path);
    } catch (error) {
      bundler().fixStack(error);
      const causes = await articleErrors(path).catch(() => []);
      const problems =
        causes.length > 0 ? causes : await toPageProblems(error, {dir: site.dir, route: path});
      const text = problems.map((problem) => problem[messageLanguageOf(locale)]).join('\n');
      const isKnown = problems.every(({place}) => place);
      const fresh = causes.length > 0 || told.get(path) === text ? [] : problems;
      if (isKnown) fresh.forEach(tell);
      else if (fresh.length > 0) report(error);
      told.set(path, text);
      if (response.headersSent) return void response.end();
      const isPage = /text\/html/.test(request.headers.accept ?? '');
      const type = isPage ? 'text/html' : 'text/plain';
      response.writeHead(500, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
      });
      response.end(isPage ? printFailure(problems, {title, locale, baseUrl, headHtml}) : text);
    }
  };
}
