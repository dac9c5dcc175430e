import {append} from '../../cache/append.ts';
import {YAMLException} from 'js-yaml';
import {AUTHOR_TEXTS, findUnknownFacts} from './unknownFacts.ts';
import {createKeyLines} from '../frontmatter/lineOfKey.ts';
import {loadYaml} from '../frontmatter/loadYaml.ts';
import {dropDataControls} from '../frontmatter/dropDataControls.ts';
import {findLostTexts} from '../frontmatter/lostText.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {toYamlReason} from '../frontmatter/yamlReason.ts';
import {createNearestFinder} from '../../errors/nearest.ts';
import {encodePath, joinPath} from '@wuya/theme/pathname';
import {kebabCase} from '../tags/kebabCase.ts';
import {findScriptScheme} from '../../config/schema/scriptAddress.ts';
import {toListLabel, toListWords} from '../source/listLabel.ts';
import {findUnsafePart} from '../source/unsafePath.ts';
import type {WrittenAuthor} from './postFrontMatter.ts';
import {resolveSocial} from './socials.ts';
import {isPlainObject} from '../../config/schema/plainObject.ts';

/** An author with all that is known. */
export interface BlogAuthor {
  /** Key in the authors file; undefined for one that only a post names. */
  readonly key?: string;
  readonly name: string;
  readonly title?: string;
  readonly url?: string;
  readonly imageUrl?: string;
  readonly email?: string;
  readonly description?: string;
  readonly socials: readonly {readonly label: string; readonly href?: string}[];
  /** Address of the author's own page, when there is one. */
  readonly permalink?: string;
}

export interface AuthorsFile {
  readonly authors: ReadonlyMap<string, BlogAuthor>;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the file as a whole is wrong: its authors are not known. */
  readonly isUnread?: boolean;
  /** Whether a script makes the file and has not: authors are shown by their keys. */
  readonly isMissing?: boolean;
  /** Keys of authors that are left out for what is wrong with them. */
  readonly wrong?: ReadonlySet<string>;
}

/** Where an authors file is, and what may be in it. */
interface AuthorsFileInput {
  /** Relative to the site. */
  readonly file: string;
  /** Address of all authors: `/wuya/blog/authors/` */
  readonly basePath: string;
  /** Whether components of the site may ask for other facts, as in a site of Docusaurus. @default false */
  readonly mayHaveOthers?: boolean;
}

/** Reads the text of an authors file: facts by key. Wrong entries are reported and left out. */
export function parseAuthorsFile(
  text: string,
  {file, basePath, mayHaveOthers = false}: AuthorsFileInput,
): AuthorsFile {
  const authors = new Map<string, BlogAuthor>();
  const diagnostics: Diagnostic[] = [];
  const fail = (reason: Words, line: number) =>
    void diagnostics.push(createDiagnostic('BL-084', {reason}, {place: {file, line, column: 1}}));
  let data: unknown;
  try {
    data =
      text.replace(/^[^\S\r\n]*#.*$/gm, '').trim() === ''
        ? {}
        : dropDataControls(loadYaml(text), text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    fail(toYamlReason(error.reason), (error.mark?.line ?? 0) + 1);
    return {authors, diagnostics, isUnread: true};
  }
  if (!isPlainObject(data)) {
    fail(['不是“键: 作者”的形式', 'not a mapping of keys to authors'], 1);
    return {authors, diagnostics, isUnread: true};
  }
  append(diagnostics, findLostTexts(text, data, {file, firstLine: 1}));
  if (!mayHaveOthers) append(diagnostics, findUnknownFacts(text, data, file));
  const lineOf = createKeyLines(text);
  const wrong = new Set(Object.keys(data));
  for (const [key, value] of Object.entries(data)) {
    const line = lineOf(key);
    const problem = problemOf(value);
    const address = problem === undefined ? pageAddressOf(value, key) : undefined;
    const part = address === undefined ? undefined : findUnsafePart(address);
    const script = problem === undefined ? scriptAddressOf(value) : undefined;
    if (script !== undefined)
      diagnostics.push(
        createDiagnostic('LN-054', {href: script}, {place: {file, line, column: 1}}),
      );
    else if (part !== undefined)
      diagnostics.push(
        createDiagnostic('RT-033', {address: address!, part}, {place: {file, line, column: 1}}),
      );
    else if (problem === undefined) {
      authors.set(key, toAuthor(value as Record<string, unknown>, key, basePath));
      wrong.delete(key);
    } else fail([`${key}：${problem[0]}`, `${key}: ${problem[1]}`], line);
  }
  return {authors, diagnostics, wrong};
}

/** Authors of one post that count: each list and feed with the post repeats them. */
const AUTHOR_LIMIT = 100;

/**
 * Resolves the authors of a post; the hundred first count. A key that the authors file lacks is an error that names those it
 * has.
 */
export function resolveAuthors(
  written: readonly WrittenAuthor[],
  known: ReadonlyMap<string, BlogAuthor>,
  {
    basePath,
    mapPath,
    place,
    wrong,
    isMissing = false,
    findNearest = createNearestFinder(known.keys()),
  }: {
    readonly basePath: string;
    /** Path of the authors file in the folder of the posts. */
    readonly mapPath: string;
    readonly place: {readonly file: string; readonly line: number; readonly column: number};
    /** Keys of authors that are left out, as their own problems say. @default none */
    readonly wrong?: ReadonlySet<string> | undefined;
    /** Whether there is no file, and keys stand for names. @default false */
    readonly isMissing?: boolean | undefined;
    /** Finds the key that another one likely means. @default made for this post */
    readonly findNearest?: (key: string) => string | undefined;
  },
): {authors: readonly BlogAuthor[]; diagnostics: readonly Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  if (written.length > AUTHOR_LIMIT)
    diagnostics.push(
      createDiagnostic('BL-089', {count: written.length, limit: AUTHOR_LIMIT}, {place}),
    );
  const authors = written.slice(0, AUTHOR_LIMIT).flatMap(({key, facts}): BlogAuthor[] => {
    const script = scriptAddressOf(facts);
    if (script !== undefined) {
      diagnostics.push(createDiagnostic('LN-054', {href: script}, {place}));
      return [];
    }
    if (key === undefined) return [toAuthor(facts, undefined, basePath)];
    const author = known.get(key);
    if (author)
      return [
        Object.keys(facts).length > 0
          ? {...author, ...definedFacts(toAuthor({name: author.name, ...facts}, key, basePath))}
          : author,
      ];
    if (isMissing) return [toAuthor({name: key, ...facts}, undefined, basePath)];
    if (wrong?.has(key)) return [];
    const nearest = findNearest(key);
    diagnostics.push(
      createDiagnostic(
        'BL-080',
        {key, mapPath, known: [...known.keys()], ...(nearest !== undefined && {nearest})},
        {place},
      ),
    );
    return [];
  });
  return {authors, diagnostics};
}

function toAuthor(
  facts: Readonly<Record<string, unknown>>,
  key: string | undefined,
  basePath: string,
): BlogAuthor {
  const text = (name: string) =>
    typeof facts[name] === 'string' ? (facts[name] as string) : undefined;
  const address = key === undefined ? undefined : pageAddressOf(facts, key);
  const socials = isPlainObject(facts['socials'])
    ? Object.entries(facts['socials']).flatMap(([platform, value]) =>
        typeof value === 'object' ? [] : [resolveSocial(platform, String(value))],
      )
    : [];
  const url = text('url');
  const title = text('title');
  const imageUrl = text('image_url') ?? text('imageURL');
  const email = text('email');
  const description = text('description');
  return {
    ...(key !== undefined && {key}),
    name: toListLabel(text('name') ?? key ?? title ?? ''),
    ...(title !== undefined && {title: toListLabel(title)}),
    ...(url !== undefined && {url}),
    ...(imageUrl !== undefined && {imageUrl}),
    ...(email !== undefined && {email}),
    ...(description !== undefined && {description: toListWords(description)}),
    socials:
      email !== undefined && !socials.some(({label}) => label === 'Email')
        ? [...socials, resolveSocial('email', email)]
        : socials,
    ...(address !== undefined && {permalink: joinPath(basePath, encodePath(address), '/')}),
  };
}

/** Returns an address among the facts of an author that runs a script; undefined when none does. */
function scriptAddressOf(facts: unknown): string | undefined {
  if (!isPlainObject(facts)) return undefined;
  const socials = isPlainObject(facts['socials']) ? Object.values(facts['socials']) : [];
  return [facts['url'], facts['image_url'], facts['imageURL'], ...socials].find(
    (value): value is string => typeof value === 'string' && findScriptScheme(value) !== undefined,
  );
}

/** Returns the address of the page of an author below that of all authors; undefined when there is none. */
function pageAddressOf(facts: unknown, key: string): string | undefined {
  const page = isPlainObject(facts) ? facts['page'] : undefined;
  if (isPlainObject(page) && typeof page['permalink'] === 'string')
    return page['permalink'].replace(/^\/+|(?<!\/)\/+$/g, '');
  return page === true || isPlainObject(page) ? kebabCase(key) || key : undefined;
}

/** Returns what a post says of an author besides the key: it may not take anything away. */
function definedFacts({socials, permalink: _page, ...facts}: BlogAuthor): Partial<BlogAuthor> {
  return {...facts, ...(socials.length > 0 && {socials})};
}

function problemOf(value: unknown): Words | undefined {
  if (!isPlainObject(value))
    return [
      '应为含 name、title、url、image_url、email、description、page 或 socials 的对象',
      'expected an object with name, title, url, image_url, email, description, page or socials',
    ];
  const wrong = AUTHOR_TEXTS.find(
    (key) => value[key] !== undefined && typeof value[key] !== 'string',
  );
  if (wrong) return [`${wrong} 应为文字`, `${wrong}: expected text`];
  if (
    value['page'] !== undefined &&
    typeof value['page'] !== 'boolean' &&
    !isPlainObject(value['page'])
  )
    return ['page 应为 true、false 或 {permalink}', 'page: expected true, false or {permalink}'];
  const {socials = {}} = value;
  if (
    !isPlainObject(socials) ||
    Object.values(socials).some((one) => one !== null && typeof one === 'object')
  )
    return [
      'socials 应为平台到账号的对象',
      'socials: expected an object of platforms and accounts',
    ];
  return undefined;
}
