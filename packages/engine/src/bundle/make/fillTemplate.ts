import {hashOf} from '../../cache/hash.ts';
import type {BundleRecord} from './buildBundle.ts';
import {createRename, findChanging, HASH_LENGTH, fileNameOf} from '../modules/fileNames.ts';
import {MARK} from '../plan/mdxPieces.ts';
import {
  fillHoles,
  findHoles,
  hasSwitch,
  leaveOutRules,
  type SiteTemplate,
} from '../plan/siteTemplate.ts';

/** The files of a bundle by path, and its record. */
export interface BundleFiles {
  readonly record: BundleRecord;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Values that are put into a template. */
export interface TemplateFilling extends Pick<SiteTemplate, 'fillings'> {
  /** Pieces of articles; none where the template has no places for them. */
  readonly articles?: {
    /** Hash of all of them. */
    readonly hash: string;
    /** Puts them into a file. */
    fill(code: string, isClient: boolean): string;
  };
  /** Leaves out of a module what is without use once it is filled. @default nothing */
  readonly leaveOut?: (code: string) => string;
}

const isText = (path: string): boolean => /\.(?:m?js|css|svg)$/.test(path);

/**
 * Fills a template with the data of a site. Files whose content differs from the template's get another hash in their
 * name, and so do those that name them.
 * @param serverFile path of the half that renders pages
 */
export function fillTemplate(
  {record, files}: BundleFiles,
  {fillings, articles, leaveOut}: TemplateFilling,
  {key, serverFile}: {readonly key: string; readonly serverFile: string},
): BundleFiles {
  const texts = new Map(
    [...files].flatMap(([path, bytes]) =>
      isText(path) ? [[path, bytes.toString()] as const] : [],
    ),
  );
  const rename = createRename(newNames(record, texts, {fillings, articles}));
  const filled = [...files].map(([path, bytes]) => {
    const text = texts.get(path);
    const name = path === record.serverFile ? serverFile : rename(path);
    if (text === undefined) return [name, bytes] as const;
    const whole = fillHoles(rename(text), fillings);
    const isClient = path !== record.serverFile;
    const complete = articles && text.includes(MARK) ? articles.fill(whole, isClient) : whole;
    const isSwitched = leaveOut && isClient && hasSwitch(text);
    const made = isSwitched ? leaveOut(complete) : withRules(path, complete, fillings);
    return [name, made === text ? bytes : Buffer.from(made)] as const;
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

const withRules = (path: string, text: string, fillings: SiteTemplate['fillings']): string =>
  path.endsWith('.css') ? leaveOutRules(text, fillings) : text;

/** Renames the files of the client whose content differs from that of the template. */
function newNames(
  {files, serverFile}: BundleRecord,
  texts: ReadonlyMap<string, string>,
  {fillings, articles}: TemplateFilling,
): ReadonlyMap<string, string> {
  const client = [...texts]
    .filter(([path]) => path !== serverFile)
    .map(([path, text]) => ({name: fileNameOf(path), text, holes: findHoles(text)}));
  const isFilled = ({name, text, holes}: (typeof client)[number]): boolean =>
    holes.some((hole) => fillings[hole] !== undefined) ||
    (articles !== undefined && text.includes(MARK)) ||
    withRules(name, text, fillings) !== text;
  const changed = findChanging(
    new Set(client.flatMap((file) => (isFilled(file) ? [file.name] : []))),
    new Map(client.map(({name, text}) => [name, text])),
  );
  const holes = new Set(client.flatMap((file) => file.holes));
  const used = Object.entries(fillings).filter(([hole]) => holes.has(hole));
  const salt = JSON.stringify(used) + (articles?.hash ?? '');
  return new Map(
    files
      .map(fileNameOf)
      .filter((name) => changed.has(name))
      .map((name) => {
        const hash = hashOf(name, salt).slice(0, HASH_LENGTH);
        return [name, name.replace(/-[\w-]{8}(?=\.\w+$)/, () => `-${hash}`)];
      }),
  );
}
