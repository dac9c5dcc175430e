import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {type Doc, parseDoc} from '../../content/docs/doc.ts';
import {readGitRenames, type Rename} from '../../content/gitRenames.ts';
import {createDiagnostic, type Diagnostic, type Fix} from '../../errors/diagnostic.ts';
import {outputPathOf} from '../../routes/routeTable.ts';
import type {SiteModel} from '../model.ts';

/** An address that leads nowhere since its note was renamed or moved. */
interface LostAddress {
  readonly doc: Doc;
  /** With the base URL, encoded. */
  readonly address: string;
}

/**
 * Finds notes whose old address leads nowhere since they were renamed or moved, as git knows it: LN-059, with the line of front
 * matter that leads it on.
 */
export async function findMovedNotes(
  loaded: LoadedConfig,
  model: SiteModel,
): Promise<Diagnostic[]> {
  return toProblems(await listLostAddresses(loaded, model), loaded);
}

/** Finds what `findMovedNotes` does, for one address of a site. */
export type MovedNoteFinder = (
  site: {readonly loaded: LoadedConfig; readonly model: SiteModel},
  address: string,
) => Promise<readonly Diagnostic[]>;

/** Creates what finds the note that was at an address. Git, which reads its whole history, is asked once for each state of the content. */
export function createMovedNoteFinder(list = listLostAddresses): MovedNoteFinder {
  let known: {readonly model: SiteModel; readonly lost: Promise<LostAddress[]>} | undefined;
  return async ({loaded, model}, asked) => {
    if (known?.model !== model) known = {model, lost: list(loaded, model)};
    const lost = await known.lost;
    return toProblems(
      lost.filter(({address}) => address === asked),
      loaded,
    );
  };
}

async function listLostAddresses(
  {dir, config, file}: LoadedConfig,
  {content, table, redirects}: SiteModel,
): Promise<LostAddress[]> {
  if (isForeignConfig(file) || content.docs.length === 0) return [];
  const folders = content.versions.map(({version}) => version.folder);
  const renames = await readGitRenames(dir, folders, (path) => {
    try {
      return readFileSync(join(dir, path), 'utf8');
    } catch {
      return undefined;
    }
  });
  const taken = new Set(redirects.map(({outputPath}) => outputPath));
  const byFile = new Map(content.docs.map((doc) => [doc.source.path, doc]));
  return renames.flatMap((rename) => {
    const doc = byFile.get(rename.to);
    const address = doc && addressBefore(rename, content);
    if (
      address === undefined ||
      byFile.has(rename.from) ||
      table.byPermalink.has(address) ||
      taken.has(outputPathOf(address, config.baseUrl))
    )
      return [];
    return {doc: doc!, address};
  });
}

/** Tells of each note that lost an address, with all of these. */
function toProblems(lost: readonly LostAddress[], {config}: LoadedConfig): Diagnostic[] {
  const byDoc = new Map<Doc, Set<string>>();
  for (const {doc, address} of lost) {
    const known = byDoc.get(doc) ?? new Set();
    byDoc.set(doc, known.add(`/${decodePath(address.slice(config.baseUrl.length))}`));
  }
  return [...byDoc].map(([doc, addresses]) =>
    createDiagnostic(
      'LN-059',
      {values: [...addresses]},
      {place: {file: doc.source.path, ...addPlace(doc)}, fix: toFix(doc, [...addresses])},
    ),
  );
}

/** Returns the address that a note had under its old path; undefined for a file that was none. */
function addressBefore(
  {from, oldText}: Rename,
  {versions, collections}: SiteModel['content'],
): string | undefined {
  const found = versions.find(({version}) => from.startsWith(`${version.folder}/`));
  if (!found || !/\.mdx?$/i.test(from)) return undefined;
  const {version} = found;
  const {options} = collections.find(({versions: own}) => own.includes(found))!;
  const contentPath = from.slice(version.folder.length + 1);
  const source = {path: from, contentPath, text: oldText.replace(/\r\n?/g, '\n'), hash: ''};
  const doc = parseDoc(source, {
    version: version.key,
    basePath: version.basePath,
    parsesNumberPrefixes: options.numberPrefixParser,
  });
  return doc.isDraft || /(?:^|\/)_/.test(contentPath) ? undefined : doc.permalink;
}

const addPlace = ({keyLines}: Doc): {line: number; column: number} => ({
  line: keyLines.get('redirect_from') ?? 1,
  column: 1,
});

/** Adds addresses to the front matter of a note, which is made where there is none. */
function toFix({source, bodyLine, keyLines, frontMatter}: Doc, added: readonly string[]): Fix {
  const line = keyLines.get('redirect_from');
  const own = frontMatter.redirect_from ?? [];
  const list = `redirect_from: ${JSON.stringify([...own, ...added]).replaceAll('","', '", "')}`;
  if (line !== undefined) {
    const lines = source.text.split('\n');
    let end = line;
    while (/^\s+\S|^-\s/.test(lines[end] ?? '')) end++; // items on lines of their own
    return {written: lines.slice(line - 1, end).join('\n'), replacement: list, isAtPlace: true};
  }
  return bodyLine > 1
    ? {written: '---\n', replacement: `---\n${list}\n`, isAtPlace: true}
    : {written: '', replacement: `---\n${list}\n---\n\n`, isAtPlace: true};
}
