import {SEARCH_DIR} from '../../config/searchDir.ts';
import {append} from '../../cache/append.ts';
import {sitemapPathOf} from '../../output/machine/sitemap.ts';
import {decodePath} from '@wuya/theme/pathname';
import {isPortable} from '../../config/portable.ts';
import {pathInOutput} from '../../config/languages.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import type {Content} from '../../content/content.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {type Reaction, reactWith} from '../../errors/reaction.ts';
import type {Redirect} from '../../routes/redirects/redirect.ts';
import {documentPathOf} from '../../routes/addressWriter.ts';
import {outputPathOf, type RouteTable} from '../../routes/routeTable.ts';

/** A site in one of its languages, as far as its files are known before they are made. */
interface PlannedEdition {
  readonly loaded: Pick<LoadedConfig, 'config' | 'foreign'>;
  readonly model: {
    readonly table: RouteTable;
    readonly content: Pick<Content, 'staticFiles'>;
    readonly redirects: readonly Pick<Redirect, 'outputPath'>[];
  };
}

/** A file of the output and what it is of. */
interface Planned {
  readonly path: string;
  readonly edition: number;
  /** Undefined for a file that each site has. */
  readonly place?: Place;
  /** Address of a page, for its document. */
  readonly address?: string;
}

/** Files that every site has, and one in each folder that is the engine's. */
const OWN = ['404.html', '404.json', 'routes.json', 'assets/*', `${SEARCH_DIR}/*`];
/** Files for programs; a portable site has none. */
const FOR_PROGRAMS = ['llms.txt', 'manifest.webmanifest', 'robots.txt'];

/**
 * Finds files that cannot be in the output together: a file where another needs a folder (EM-005), and what would be
 * replaced by a page of another language (RT-030, RT-031).
 */
export function findOutputClashes(editions: readonly PlannedEdition[]): Diagnostic[] {
  const planned = editions.flatMap(planEdition);
  const byPath = new Map<string, Planned>();
  const problems: Diagnostic[] = [];
  for (const one of planned) {
    const other = byPath.get(one.path);
    if (!other) byPath.set(one.path, one);
    // What meets in one language is told where its routes are listed.
    else if (other.edition !== one.edition)
      append(problems, findMeeting(other, one, editions[0]!.loaded.config.onDuplicateRoutes));
  }
  return [...problems, ...findFilesAsFolders(planned, byPath)];
}

/** Reports two files of different languages at one path, of which one is a page. */
function findMeeting(first: Planned, second: Planned, reaction: Reaction): Diagnostic[] {
  if (!first.place || !second.place) return [];
  const {place} = first;
  const {address} = second;
  if (address === undefined) return [];
  const route = decodePath(address);
  if (first.address === undefined)
    return [createDiagnostic('RT-031', {file: place.file, route}, {place})];
  const problem = reactWith(reaction, (level) =>
    createDiagnostic('RT-030', {route, other: second.place!.file}, {level, place}),
  );
  return problem ? [problem] : [];
}

/** Finds files whose names are those of folders, each once. */
function findFilesAsFolders(
  planned: readonly Planned[],
  byPath: ReadonlyMap<string, Planned>,
): Diagnostic[] {
  const known = new Set<Planned>();
  return planned.flatMap((one) => {
    const {path} = one;
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const file = byPath.get(path.slice(0, end));
      if (!file || known.has(file)) continue;
      known.add(file);
      const [place, other] = [file.place, one.place].filter((at) => at !== undefined);
      return createDiagnostic(
        'EM-005',
        {first: file.path, second: path},
        {...(place && {place}), ...(other && {alsoIn: [other.file]})},
      );
    }
    return [];
  });
}

function planEdition({loaded, model}: PlannedEdition, edition: number): Planned[] {
  const {config} = loaded;
  const folder = pathInOutput(config);
  const pages = model.table.routes.map(({permalink, file}): Planned => {
    const path = folder + documentPathOf(outputPathOf(permalink, config.baseUrl), config);
    return {path, edition, place: {file, line: 1, column: 1}, address: permalink};
  });
  const statics = model.content.staticFiles.map(({path, file}): Planned => ({
    path: folder + path,
    edition,
    place: {file},
  }));
  const redirects = model.redirects.map(({outputPath}) => folder + outputPath);
  const sitemap = config.noIndex ? undefined : sitemapPathOf(loaded.foreign?.sitemap);
  const forPrograms = [...FOR_PROGRAMS, ...(sitemap === undefined ? [] : [sitemap])];
  const own = [...OWN, ...(isPortable(config) ? [] : forPrograms)].map((path) => folder + path);
  return [...pages, ...statics, ...[...redirects, ...own].map((path) => ({path, edition}))];
}
