import {findThrownPlace} from '../bundle/thrownPlace.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {plainReason} from '../errors/plainReason.ts';
import type {SitePage} from '../kinds/resolvedPage.ts';

/** Describes why a page cannot be drawn, at the line of the site's code that throws where it is known. */
export function renderProblem(
  {page}: SitePage,
  error: unknown,
  {code, dir}: {readonly code: 'PG-002' | 'PG-003'; readonly dir: string},
): Diagnostic {
  const reason = plainReason(error);
  const file = ('module' in page && page.module) || page.path;
  const place = findThrownPlace(error, dir) ?? {file};
  return createDiagnostic(code, {route: page.path, reason}, {place});
}
