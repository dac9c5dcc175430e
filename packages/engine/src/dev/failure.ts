import {relative, sep} from 'node:path';
import {isOutside} from '../cache/outside.ts';
import {escapeAttribute, escapeText} from '../article/html/escape.ts';
import {isInstalledFile} from '../cache/installed.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../errors/diagnostic.ts';
import {toFileProblems} from '../errors/fileError.ts';
import {formatPlace} from '../errors/format.ts';
import {messageLanguageOf} from '../errors/language.ts';
import {plainReason} from '../errors/plainReason.ts';
import {readStackFrames} from '../errors/stackFrames.ts';

/** Tells why a page could not be made: what the bundler could not read is BD-001, code that threw PG-002 where it is. */
export async function toPageProblems(
  error: unknown,
  {dir, route}: {readonly dir: string; readonly route: string},
): Promise<readonly Diagnostic[]> {
  const known = toFileProblems(error, dir);
  if (known) return known;
  const {sourceOfId} = await import('../bundle/modules/mdxModules.ts');
  const place = findThrownPlace(error, dir, sourceOfId);
  if (place) return [createDiagnostic('PG-002', {route, reason: plainReason(error)}, {place})];
  const {toBundleProblem} = await import('../bundle/make/bundleProblem.ts');
  return toBundleProblem(error, dir).diagnostics;
}

/** Finds the first line of the stack that is code of the site; an MDX page has lines of its own, so its file alone is told. */
function findThrownPlace(
  error: unknown,
  dir: string,
  sourceOfId: (id: string) => string,
): Place | undefined {
  for (const {path, line, column} of readStackFrames(error)) {
    const source = sourceOfId(path);
    const file = relative(dir, source).replaceAll(sep, '/');
    if (isOutside(file) || isInstalledFile(path)) continue;
    return source === path ? {file, line, column} : {file};
  }
  return undefined;
}

interface FailureInput {
  readonly title: string;
  /** Language of the site: the page is read beside its notes. */
  readonly locale: string;
  readonly baseUrl: string;
  /** Brings the bundler's client. */
  readonly headHtml: string;
}

const STYLE =
  'body{font:16px/1.7 system-ui,sans-serif;max-width:48rem;margin:12vh auto;padding:0 1rem;color-scheme:light dark}' +
  'p{white-space:pre-wrap;overflow-wrap:anywhere}code{font-size:.9em}';

/** Prints the document that stands for a page whose code fails. It loads again once files are saved. */
export function printFailure(
  problems: readonly Diagnostic[],
  {title, locale, baseUrl, headHtml}: FailureInput,
): string {
  const language = messageLanguageOf(locale);
  const bodies = problems.map((problem) => {
    const {code, place, hint} = problem;
    const facts = [code, ...(place ? [formatPlace(place)] : []), `npx wuya explain ${code}`];
    return (
      `<p>${escapeText(problem[language])}</p>` +
      (hint ? `<p>${escapeText(hint[language])}</p>` : '') +
      `<p>${facts.map((fact) => `<code>${escapeText(fact)}</code>`).join(' · ')}</p>`
    );
  });
  return (
    `<!doctype html><html lang="${escapeAttribute(locale)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escapeText(`${problems[0]?.code ?? ''} · ${title}`)}</title><style>${STYLE}</style>${headHtml}` +
    `<script type="module">${reloadScript(baseUrl)}</script>` +
    `</head><body><main class="failure">${bodies.join('')}</main></body></html>\n`
  );
}

/** Loads the page again with each change; what was saved before the connection was open is asked for. */
const reloadScript = (baseUrl: string): string => `
import {createHotContext} from ${JSON.stringify(`${baseUrl}@vite/client`)};
const hot = createHotContext('/wuya-failure');
const reload = () => location.reload();
for (const event of ['wuya:code', 'wuya:change', 'vite:beforeUpdate']) hot.on(event, reload);
hot.on('vite:ws:connect', async () => {
  const {ok} = await fetch(location.href, {headers: {accept: 'text/html'}, cache: 'no-store'});
  if (ok) reload();
});
`;
