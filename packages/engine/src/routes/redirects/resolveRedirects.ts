import {decodePath, joinPath, withSlash} from '@wuya/theme/pathname';
import type {ConfigProblem, SiteConfig} from '../../config/siteConfig.ts';
import {findUnsafePart} from '../../content/source/unsafePath.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {findOutputPathProblem} from '../outputPath.ts';
import {pathnameOf} from '../pathnameOf.ts';
import {outputPathOf, type RouteTable} from '../routeTable.ts';
import {asFolder, listDocuments} from './addresses.ts';
import {findCircles} from './findCircles.ts';
import type {NoteRedirect} from '../oldAddresses.ts';
import {leadsElsewhere, type Redirect} from './redirect.ts';

/** Begins an address that is no path: `javascript:`, `mailto:`. */
const SCHEME = /^\s*[a-z][\w+.-]*:/i;
/** The page that hosts show for addresses without one. */
const NOT_FOUND = '404.html';

/** What redirects are resolved against. */
interface RedirectInput {
  readonly config: SiteConfig;
  readonly table: RouteTable;
  /** Paths in the output of the files that are copied. */
  readonly staticPaths: ReadonlySet<string>;
  /** Old addresses that notes name. @default none */
  readonly ofNotes?: readonly NoteRedirect[];
}

/** The redirects of a site, and what is wrong with those that are left out. */
export interface ResolvedRedirects {
  readonly redirects: readonly Redirect[];
  /** Problems of the configuration. */
  readonly problems: readonly ConfigProblem[];
  /** Problems of what notes say. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Resolves the documents for old addresses. Those that are already the address of a page, a file or another redirect are reported and
 * left out; those that lead around in a circle are reported.
 */
export function resolveRedirects(input: RedirectInput): ResolvedRedirects {
  const {config, ofNotes = []} = input;
  const problems: ConfigProblem[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (i: number, key: 'from' | 'to', diagnostic: Diagnostic): void => {
    const note = ofNotes[i - config.redirects.length];
    if (note) diagnostics.push({...diagnostic, place: note.place});
    else problems.push({option: `redirects[${i}].${key}`, diagnostic});
  };
  const isTaken = createTaken(input);
  const byPath = new Map<string, Redirect>();
  const indexOf = new Map<Redirect, number>();
  for (const [i, {from, to}] of [...config.redirects, ...ofNotes].entries()) {
    const badTarget = leadsElsewhere(to) ? undefined : findBadPart(to, to.replace(/[?#].*$/, ''));
    if (badTarget) {
      report(i, 'to', badTarget);
      continue;
    }
    const href = leadsElsewhere(to) ? to : hrefOf(joinPath(config.baseUrl, to), input.table);
    for (const path of [from].flat()) {
      const place = placeOf(path, config.baseUrl);
      const problem =
        findBadPart(path) ??
        findBadPlace(place, () => byPath.has(place.outputPath) || isTaken(place));
      if (problem) {
        report(i, 'from', problem);
        continue;
      }
      const redirect = {outputPath: place.outputPath, href};
      byPath.set(place.outputPath, redirect);
      indexOf.set(redirect, i);
    }
  }
  for (const circle of findCircles(byPath, config)) {
    const way = [circle.at(-1)!, ...circle].map(({href: to}) => decodePath(to)).join(' → ');
    report(indexOf.get(circle[0]!)!, 'to', createDiagnostic('RT-039', {way}));
  }
  return {redirects: [...byPath.values()], problems, diagnostics};
}

/** Where a redirect is: its address, and its document in the output. */
interface Place {
  /** As in the route table: with the base URL, as a folder unless it is that of a document. */
  readonly permalink: string;
  readonly outputPath: string;
}

/** Gives the place of an old address: `/old` → `old/index.html`, `/old.html` → `old.html` */
function placeOf(path: string, baseUrl: string): Place {
  const permalink = asFolder(pathnameOf(joinPath(baseUrl, path)));
  return {
    permalink,
    outputPath: permalink.endsWith('.html')
      ? decodePath(permalink.slice(baseUrl.length))
      : outputPathOf(permalink, baseUrl),
  };
}

/** Creates what tells whether a page or a file is at a place. */
function createTaken({config, table, staticPaths}: RedirectInput): (place: Place) => boolean {
  const documents = listDocuments(config, table);
  return ({permalink, outputPath}) =>
    table.byPermalink.has(permalink) ||
    documents.has(outputPath) ||
    staticPaths.has(outputPath) ||
    staticPaths.has(outputPath.replace(/\/index\.html$/, '')) ||
    outputPath === NOT_FOUND;
}

/**
 * Finds what cannot be part of an address in the site: RT-033.
 * @param path the address without what may hold anything, such as its query
 */
function findBadPart(address: string, path = address): Diagnostic | undefined {
  const part = SCHEME.exec(address)?.[0] ?? findUnsafePart(path);
  return part === undefined ? undefined : createDiagnostic('RT-033', {address, part});
}

/** Finds why no document can be at a place: RT-034 for a path that is too long, RT-032 for one that something else has. */
function findBadPlace(
  {permalink, outputPath}: Place,
  isTaken: () => boolean,
): Diagnostic | undefined {
  const route = decodePath(permalink);
  if (findOutputPathProblem(outputPath) !== undefined)
    return createDiagnostic('RT-034', {address: route});
  return isTaken() ? createDiagnostic('RT-032', {route}) : undefined;
}

/** Gives the address to which a redirect leads: a page whose name looks like that of a file is none. */
function hrefOf(path: string, {byPermalink}: RouteTable): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const page = `${pathnameOf(pathname)}/`;
  return byPermalink.has(page) ? page + rest : withSlash(path);
}
