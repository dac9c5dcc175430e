import {append} from '../cache/append.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {type Reaction, reactWith} from '../errors/reaction.ts';
import {decodePath, encodePath} from '@wuya/theme/pathname';
import {documentPathOf} from './addressWriter.ts';
import {findUnsafePart} from '../content/source/unsafePath.ts';
import {findOutputPathProblem, foldName} from './outputPath.ts';
import {pathnameOf} from './pathnameOf.ts';

/** One address of the site and the file its page comes from. What else a route knows depends on its kind. */
export interface Route {
  readonly kind: string;
  readonly permalink: string;
  /** Relative to the site. */
  readonly file: string;
  /** For a translation: the file that it stands for. */
  readonly originalFile?: string | undefined;
}

/** All addresses, by permalink. */
export interface RouteTable<R extends Route = Route> {
  readonly routes: readonly R[];
  readonly byPermalink: ReadonlyMap<string, R>;
  /** Routes whose file makes that one page, by its path. */
  readonly byFile: ReadonlyMap<string, R>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Writes a path of the site as routes are: what is below the base URL is encoded as names of files are, also signs that a
 * browser takes as they are (`+`, `,`); the base URL stays as the configuration has it.
 */
export function toRoutePath(path: string, baseUrl: string): string {
  const pathname = pathnameOf(path);
  const base = pathname.startsWith(baseUrl) ? baseUrl : '';
  return base + encodePath(decodePath(pathname.slice(base.length)));
}

/** Gives the path of a route's document in the output: `/wuya/a/` → `a/index.html`. */
export function outputPathOf(permalink: string, baseUrl: string): string {
  return `${decodePath(permalink.slice(baseUrl.length))}index.html`;
}

/** Gives the path of what a navigation loads instead of a document: `a/index.html` → `a/index.json`. */
export function dataPathOf(outputPath: string): string {
  return outputPath.replace(/\.html$/, '.json');
}

/** Gives the path of the Markdown copy beside a document: `a/index.html` → `a/index.md`. */
export function markdownCopyPathOf(outputPath: string): string {
  return outputPath.replace(/\.html$/, '.md');
}

interface RouteTableInput<R extends Route> {
  /** All routes. Of two at one address the first wins. */
  readonly routes: readonly R[];
  /** Tells whether the file of a route is the source of that page, so that links may name it. */
  isOfFile(route: R): boolean;
  /** The line of the field that gives a page its address; undefined where none does. */
  addressLineOf(route: R): number | undefined;
  readonly staticFiles: readonly {readonly path: string; readonly file: string}[];
  readonly baseUrl: string;
  /** @default true */
  readonly trailingSlash?: boolean | undefined;
  readonly onDuplicateRoutes: Reaction;
}

/** Indexes routes. Two files at one address are reported as the site wants; a static file over a page is an error. */
export function indexRoutes<R extends Route>(input: RouteTableInput<R>): RouteTable<R> {
  const diagnostics: Diagnostic[] = [];
  const byPermalink = new Map<string, R>();
  for (const route of input.routes) {
    const wrong = problemOfAddress(route, input);
    if (wrong) {
      diagnostics.push(wrong);
      continue;
    }
    const other = byPermalink.get(route.permalink);
    if (!other) {
      byPermalink.set(route.permalink, route);
      continue;
    }
    const problem = reactWith(input.onDuplicateRoutes, (level) =>
      createDiagnostic(
        'RT-030',
        {route: decodePath(route.permalink), other: other.file},
        {level, place: {file: route.file, line: 1, column: 1}},
      ),
    );
    if (problem) diagnostics.push(problem);
  }
  const routes = [...byPermalink.values()];
  const outputs = new Map(
    routes.flatMap((route) => {
      const path = outputPathOf(route.permalink, input.baseUrl);
      return [documentPathOf(path, input), dataPathOf(path)].map((one) => [one, route] as const);
    }),
  );
  append(diagnostics, findCloseNames(routes, input));
  for (const {path, file} of input.staticFiles) {
    if (findOutputPathProblem(path) === 'long')
      diagnostics.push(createDiagnostic('RT-034', {address: path}, {place: {file}}));
    const route = outputs.get(path);
    if (route)
      diagnostics.push(
        createDiagnostic('RT-031', {file, route: decodePath(route.permalink)}, {place: {file}}),
      );
  }
  const written = routes.filter((route) => input.isOfFile(route));
  const byFile = new Map(written.map((route) => [route.file, route]));
  for (const route of written)
    if (route.originalFile !== undefined) byFile.set(route.originalFile, route);
  return {routes, byPermalink, byFile, diagnostics};
}

/** Finds addresses and static files whose names differ by case or Unicode form alone: RT-036 at the later one. */
function findCloseNames(
  routes: readonly Route[],
  input: Pick<RouteTableInput<Route>, 'staticFiles' | 'baseUrl' | 'trailingSlash'>,
): Diagnostic[] {
  const {staticFiles, baseUrl} = input;
  const named = [
    ...routes.map(({permalink, file}) => ({
      path: documentPathOf(outputPathOf(permalink, baseUrl), input),
      file,
    })),
    ...staticFiles,
  ];
  const seen = new Map<string, (typeof named)[number]>();
  return named.flatMap((one) => {
    const other = seen.get(foldName(one.path));
    if (!other) seen.set(foldName(one.path), one);
    if (!other || other.path === one.path) return [];
    return createDiagnostic(
      'RT-036',
      {
        address: one.path.replace(/(?<=^|\/)index\.html$/, ''),
        other: other.path.replace(/(?<=^|\/)index\.html$/, ''),
        file: other.file,
      },
      {place: {file: one.file}},
    );
  });
}

/** Checks that an address, from any source, names a file that can exist inside the output. */
function problemOfAddress<R extends Route>(
  route: R,
  {baseUrl, addressLineOf}: RouteTableInput<R>,
): Diagnostic | undefined {
  const {permalink, file} = route;
  const path = outputPathOf(permalink, baseUrl);
  const unsafe = findUnsafePart(permalink);
  const problem =
    unsafe === undefined && permalink.startsWith(baseUrl) ? findOutputPathProblem(path) : 'outside';
  if (problem === undefined) return undefined;
  const address = decodePath(permalink);
  const line = addressLineOf(route);
  const place = {file, ...(line !== undefined && {line, column: 1})};
  if (problem === 'outside')
    return createDiagnostic('RT-033', {address, part: unsafe ?? '//'}, {place});
  return createDiagnostic(problem === 'long' ? 'RT-034' : 'RT-035', {address}, {place});
}
