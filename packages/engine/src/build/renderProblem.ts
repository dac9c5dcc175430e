import {createDiagnostic, type Diagnostic, type Place} from '../errors/diagnostic.ts';
import {plainReason} from '../errors/plainReason.ts';
import type {SitePage} from '../kinds/page/resolvedPage.ts';

/** Describes why a page cannot be rendered, at the line of the site's code that throws where it is known. */
export function renderProblem(
  {page}: SitePage,
  error: unknown,
  {
    code,
    findPlace,
  }: {
    readonly code: 'PG-002' | 'PG-003' | 'PG-005';
    findPlace(error: unknown): Place | undefined;
  },
): Diagnostic {
  const reason = plainReason(error);
  const file = ('module' in page && page.module) || page.path;
  const place = findPlace(error) ?? {file};
  return createDiagnostic(code, {route: page.path, reason}, {place});
}
