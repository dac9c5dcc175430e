import {hashOf} from '../cache/hash.ts';
import type {BundleRecord} from './buildBundle.ts';
import {fillHoles, type SiteTemplate} from './siteTemplate.ts';

/** The files of a bundle by path, and its record. */
export interface BundleFiles {
  readonly record: BundleRecord;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Length of the hash in the name of a file of the client: `app-DaCxsiFh.css`. */
const HASH_LENGTH = 8;
const isText = (path: string): boolean => /\.(?:m?js|css|svg)$/.test(path);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Fills a template with the data of a site. Files whose content is another than the template's get another hash in their
 * name, and so do those that name them.
 * @param serverFile path of the half that draws pages
 */
export function fillTemplate(
  {record, files}: BundleFiles,
  {fillings}: Pick<SiteTemplate, 'fillings'>,
  {key, serverFile}: {readonly key: string; readonly serverFile: string},
): BundleFiles {
  const texts = new Map(
    [...files].flatMap(([path, bytes]) =>
      isText(path) ? [[path, bytes.toString()] as const] : [],
    ),
  );
  const rename = createRename(record, texts, fillings);
  const filled = [...files].map(([path, bytes]) => {
    const text = texts.get(path);
    const name = path === record.serverFile ? serverFile : rename(path);
    return [
      name,
      text === undefined ? bytes : Buffer.from(fillHoles(rename(text), fillings)),
    ] as const;
  });
  const renamed = JSON.parse(rename(JSON.stringify(record))) as BundleRecord;
  const names = renamed.files.toSorted();
  return {
    record: {
      ...renamed,
      key,
      serverFile,
      files: names,
      hash: hashOf(...names).slice(0, 12),
    },
    files: new Map(filled),
  };
}

/** Makes what gives files of the client their new names, wherever these stand in a text. */
function createRename(
  {files, serverFile}: BundleRecord,
  texts: ReadonlyMap<string, string>,
  fillings: SiteTemplate['fillings'],
): (text: string) => string {
  const changed = new Set<string>();
  const client = [...texts].filter(([path]) => path !== serverFile);
  for (const [path, text] of client)
    if (fillHoles(text, fillings) !== text) changed.add(nameOf(path));
  // Whoever names a changed file changes too.
  for (let size = -1; size < changed.size;) {
    size = changed.size;
    for (const [path, text] of client)
      if ([...changed].some((name) => text.includes(name))) changed.add(nameOf(path));
  }
  const used = Object.entries(fillings).filter(([hole]) =>
    client.some(([, text]) => text.includes(hole)),
  );
  const salt = JSON.stringify(used);
  const names = new Map(
    files
      .map(nameOf)
      .filter((name) => changed.has(name))
      .map((name) => {
        const hash = hashOf(name, salt).slice(0, HASH_LENGTH);
        return [name, name.replace(/-[\w-]{8}(?=\.\w+$)/, () => `-${hash}`)];
      }),
  );
  if (names.size === 0) return (text) => text;
  const pattern = new RegExp(
    `(?<![\\w-])(?:${[...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')})`,
    'g',
  );
  return (text) => text.replace(pattern, (name) => names.get(name)!);
}
