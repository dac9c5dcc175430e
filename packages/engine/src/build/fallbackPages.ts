import type {PageData} from '@wuya/theme/types';
import {hashOf} from '../cache/hash.ts';
import type {Renderer} from '../document/renderer.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../errors/diagnostic.ts';
import {formatPlace} from '../errors/format.ts';
import {plainReason} from '../errors/plainReason.ts';
import {LATE} from '../kinds/page/pageStyles.ts';
import type {SitePage} from '../kinds/page/resolvedPage.ts';
import {renderProblem} from './renderProblem.ts';

/** What can be shown of a page that cannot be rendered, and what says what is missing. */
interface LesserPage {
  readonly page: SitePage;
  readonly problems: readonly Diagnostic[];
}

interface FallbackInput {
  readonly renderer: {get(): Promise<Renderer>};
  /** Finds the code of the site that throws. */
  findPlace(error: unknown): Place | undefined;
}

/**
 * Writes what can be shown of a page that cannot be rendered: all but the components that fail, else its words alone; a component
 * page that asks for what only browsers have is rendered by these.
 * @returns what is missing, or undefined where nothing can be shown
 */
export async function writeFallback(
  page: SitePage,
  error: unknown,
  {write, ...input}: FallbackInput & {write(page: SitePage): Promise<void>},
): Promise<readonly Diagnostic[] | undefined> {
  const isWritten = (lesser: LesserPage | undefined): Promise<boolean> =>
    lesser ? write(lesser.page).then(...YES_OR_NO) : Promise.resolve(false);
  const partly = await leaveOutFailing(page, input).catch(() => undefined);
  if (await isWritten(partly)) return partly!.problems;
  const late = leaveToBrowser(page, error, input);
  if (await isWritten(late)) return late!.problems;
  const words = withoutCode(page, error, input);
  return (await isWritten(words)) ? words!.problems : undefined;
}

const YES_OR_NO = [() => true, () => false] as const;

/** Makes of an MDX page one of its words alone; undefined for pages without words of their own. */
function withoutCode(
  sitePage: SitePage,
  error: unknown,
  {findPlace}: FallbackInput,
): LesserPage | undefined {
  const {page, staticHtml, key} = sitePage;
  if (!staticHtml || !('module' in page)) return undefined;
  const {module: _, ...words} = page;
  return {
    page: {...sitePage, page: words as PageData, html: staticHtml, key: hashOf(key, 'words')},
    problems: [renderProblem(sitePage, error, {code: 'PG-003', findPlace})],
  };
}

/** What Node says of names that only browsers have: `getComputedStyle is not defined`. */
const NO_BROWSER = /^[\w$]+ is not defined$/;

/** Makes of a component page one that is empty until the browser renders it; undefined for other pages and other errors. */
function leaveToBrowser(
  sitePage: SitePage,
  error: unknown,
  {findPlace}: FallbackInput,
): LesserPage | undefined {
  const {page, key} = sitePage;
  if (page.kind !== 'component' || !NO_BROWSER.test(plainReason(error))) return undefined;
  return {
    page: {...sitePage, page: {...page, module: LATE + page.module}, key: hashOf(key, 'late')},
    problems: [renderProblem(sitePage, error, {code: 'PG-005', findPlace})],
  };
}

/**
 * Makes of an MDX page that cannot be rendered one without the components that fail; undefined where something else of it
 * does.
 */
async function leaveOutFailing(
  sitePage: SitePage,
  {renderer, findPlace}: FallbackInput,
): Promise<LesserPage | undefined> {
  const {page, key, componentPlaces} = sitePage;
  if (!componentPlaces || !('module' in page) || page.module === undefined) return undefined;
  const failing = await (
    await renderer.get()
  ).findFailingComponents?.({page, html: null, sidebar: null});
  if (failing === undefined || failing.length === 0) return undefined;
  const places = componentPlaces();
  const file = page.module;
  const problems = failing.map(({path, reason}) => {
    const {name = '', ...place} = places.get(path) ?? {};
    const thrown = findPlace(reason);
    return createDiagnostic(
      'PG-004',
      {name, reason: plainReason(reason), ...(thrown && {thrown: formatPlace(thrown)})},
      {place: {file, ...place}},
    );
  });
  const leftOut = failing.map(({path}) => path);
  // The key of the page itself never stands for these files: each build says what is missing.
  return {
    page: {
      ...sitePage,
      page: {...page, leftOut} as PageData,
      key: hashOf(key, 'without', ...leftOut),
    },
    problems,
  };
}
