import {type Dirent, readdirSync} from 'node:fs';
import {readSiteTextOrProblem} from '../../config/textFile.ts';
import {join, posix} from 'node:path';
import {append} from '../../cache/append.ts';
import {
  type FieldReader,
  flagField,
  isUnsaid,
  nameField,
  nullable,
  numberField,
  objectField,
  textField,
} from '../frontmatter/fields.ts';
import {lineOfKey} from '../frontmatter/lineOfKey.ts';
import {loadYaml} from '../frontmatter/loadYaml.ts';
import {dropDataControls} from '../frontmatter/dropDataControls.ts';
import {findLostTexts} from '../frontmatter/lostText.ts';
import {readPlainJson} from '../frontmatter/plainJson.ts';
import {readPlainYaml} from '../frontmatter/plainYaml.ts';
import {isLinkedOut} from '../../config/linkedOut.ts';
import type {CategoryLinkConfig} from '../../config/schema/sidebarConfig.ts';
import {isSiteFile} from '../source/inspectFile.ts';
import type {ReadRules} from '../source/scan.ts';
import {locateText} from '../../config/locate.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {findUnsafePart} from '../source/unsafePath.ts';
import type {Words} from '../../errors/language.ts';
import {toHalfWidth} from '../../errors/catalogue/codeHint.ts';
import {toYamlReason} from '../frontmatter/yamlReason.ts';
import {findNearest} from '../../errors/nearest.ts';

/** What `_category_.json` or `.yml` says of a folder. */
interface CategoryFile {
  readonly label?: string;
  readonly position?: number;
  readonly collapsed?: boolean;
  readonly collapsible?: boolean;
  readonly className?: string;
  readonly link?: CategoryLinkConfig | null;
  readonly customProps?: Readonly<Record<string, unknown>>;
  readonly description?: string;
  readonly key?: string;
}

/** A category file, and where it is if it names a note. */
export interface FoundCategory extends CategoryFile {
  readonly place?: Place;
}

const FIELDS: {readonly [K in keyof CategoryFile]-?: FieldReader<unknown>} = {
  label: nameField,
  position: numberField,
  collapsed: flagField,
  collapsible: flagField,
  className: nameField,
  link: nullable(objectField),
  customProps: nullable(objectField),
  description: textField,
  key: nameField,
};

/** Reads the category files of the notes, by folder: a path with `/`, where `''` is the notes' own folder. */
export function readCategoryFiles(
  files: ReadRules,
  folder: string,
): {categories: ReadonlyMap<string, FoundCategory>; diagnostics: readonly Diagnostic[]} {
  const categories = new Map<string, FoundCategory>();
  const diagnostics: Diagnostic[] = [];
  const notesDir = join(files.dir, folder);
  const visit = (dir: string): void => {
    const entries = readEntries(join(notesDir, dir));
    const names = entries
      .filter(
        // Only a link may lead elsewhere; asking where costs a look at each folder above it.
        (entry) =>
          /^_category_\.(?:json|ya?ml)$/.test(entry.name) &&
          (entry.isFile() || isSiteFile(join(notesDir, dir, entry.name), files)),
      )
      .map(({name}) => name)
      .sort();
    const pathOf = (name: string): string => (dir ? `${dir}/${name}` : name);
    const [used = '', unused] = names;
    if (unused !== undefined) {
      const place = {file: `${folder}/${pathOf(unused)}`, line: 1, column: 1};
      const params = {dir: posix.join(folder, dir), used, unused};
      diagnostics.push(createDiagnostic('SB-043', params, {place}));
    }
    if (names[0] !== undefined) {
      const path = pathOf(names[0]);
      const file = `${folder}/${path}`;
      const text = readSiteTextOrProblem(files.dir, file);
      if (typeof text !== 'string') diagnostics.push(text);
      else {
        const parsed = parseCategoryFile(text, file);
        append(diagnostics, findLostTexts(text, parsed, {file, firstLine: 1}));
        if ('code' in parsed) diagnostics.push(parsed);
        else if (parsed.link?.type !== 'doc') categories.set(dir, parsed);
        else categories.set(dir, {...parsed, place: {file, ...locateText(text, parsed.link.id)}});
      }
    }
    for (const entry of entries) {
      if (entry.isDirectory() && !/^(?:[._]|node_modules$)/.test(entry.name))
        visit(dir ? `${dir}/${entry.name}` : entry.name);
    }
  };
  if (!isLinkedOut(notesDir, files)) visit('');
  return {categories, diagnostics};
}

/** Lists a folder; nothing where it cannot be read, which the scan of the notes has said. */
function readEntries(dir: string): Dirent[] {
  try {
    return readdirSync(dir, {withFileTypes: true});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return [];
  }
}

/** Finds the first sign between the values of JSON that cannot be read whose half-width form is meant: `"a"，"b"`. */
function findFullWidthSign(
  text: string,
): {reason: Words; line: number; column: number} | undefined {
  if (!/^\s*\{/.test(text)) return undefined; // texts of YAML have no quotes
  for (const [i, line] of text.split('\n').entries())
    for (const {1: sign, index} of line.matchAll(
      /"(?:[^"\\]|\\.)*"|'[^']*'|([，：、｛｝【】“”])/g,
    )) {
      const half = sign === undefined ? undefined : toHalfWidth(sign);
      if (half !== undefined)
        return {
          reason: [
            `标点要用半角的，把 ${sign!} 换成 ${half}`,
            `it has half-width signs, write ${half} in the place of ${sign!}`,
          ],
          line: i + 1,
          column: index + 1,
        };
    }
  return undefined;
}

/** Reads one category file (JSON is YAML too); a wrong one comes back as a diagnostic. */
export function parseCategoryFile(text: string, file: string): CategoryFile | Diagnostic {
  const fail = (reason: Words, line = 1, column = 1) =>
    createDiagnostic('SB-044', {reason}, {place: {file, line, column}});
  let data: unknown;
  try {
    data =
      readPlainJson(text) ??
      dropDataControls(readPlainYaml(text.replace(/(?<!\n)\n+$/, '')) ?? loadYaml(text), text) ??
      {};
  } catch (error) {
    const wrong = findFullWidthSign(text);
    if (wrong !== undefined) return fail(wrong.reason, wrong.line, wrong.column);
    const {reason, mark} = error as {reason?: string; mark?: {line: number; column: number}};
    return fail(
      toYamlReason(reason ?? String(error)),
      (mark?.line ?? 0) + 1,
      (mark?.column ?? 0) + 1,
    );
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return fail(['不是对象', 'not an object']);
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    const line = lineOfKey(text, key);
    if (!Object.hasOwn(FIELDS, key)) {
      const nearest = findNearest(key, Object.keys(FIELDS));
      return fail(
        [
          `没有 ${key} 这个键${nearest ? `，是否想写 ${nearest}？` : ''}`,
          `unknown key ${key}${nearest ? `, did you mean ${nearest}?` : ''}`,
        ],
        line,
      );
    }
    const field = FIELDS[key as keyof CategoryFile];
    if (value !== null && isUnsaid(field, value)) continue;
    const {expects, read} = field;
    values[key] = key === 'link' ? readLink(value) : read(value);
    if (values[key] === undefined)
      return fail(
        [
          `${key} 应为${expects[0]}，实际是 ${JSON.stringify(value)}`,
          `${key}: expected ${expects[1]}, got ${JSON.stringify(value)}`,
        ],
        line,
      );
  }
  const slug = (data as CategoryFile).link?.type === 'generated-index' ? slugIn(data) : undefined;
  const unsafe = slug === undefined ? undefined : findUnsafePart(slug);
  if (unsafe !== undefined)
    return createDiagnostic(
      'RT-033',
      {address: slug!, part: unsafe},
      {place: {file, line: lineOfKey(text, 'slug'), column: 1}},
    );
  const {link} = values as {link?: Readonly<Record<string, unknown>> | null};
  const reason = link === undefined || link === null ? undefined : linkProblemOf(link);
  if (reason !== undefined)
    return fail([`link：${reason[0]}`, `link: ${reason[1]}`], lineOfKey(text, 'link'));
  return values as CategoryFile;
}

/** Reads an object, or null for no link: `{}` says none in Docusaurus. */
function readLink(value: unknown): unknown {
  const link = FIELDS.link.read(value);
  return link && Object.keys(link).length === 0 ? null : link;
}

function slugIn(data: object): string | undefined {
  const {slug} = (data as {link: {slug?: unknown}}).link;
  return typeof slug === 'string' ? slug : undefined;
}

/** Tells whether a key of a generated page is right. Keys that such a page has not count as right: they are named apart. */
function isOfGeneratedIndex(key: string, value: unknown): boolean {
  if (!GENERATED_INDEX_KEYS.includes(key)) return true;
  if (key !== 'keywords') return typeof value === 'string';
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

function linkProblemOf(link: Readonly<Record<string, unknown>>): Words | undefined {
  if (link['type'] === 'doc')
    return typeof link['id'] === 'string'
      ? undefined
      : ['type 是 doc 时要写 id', 'a link of type doc needs an id'];
  if (link['type'] === undefined)
    return ['少了 type：doc 或 generated-index', 'it needs a type: doc or generated-index'];
  if (link['type'] !== 'generated-index')
    return [
      `type 应为 doc 或 generated-index，实际是 ${JSON.stringify(link['type'])}`,
      `type is doc or generated-index, not ${JSON.stringify(link['type'])}`,
    ];
  const untyped = Object.keys(link).find((key) => !isOfGeneratedIndex(key, link[key]));
  if (untyped !== undefined)
    return [
      `${untyped} 应为${untyped === 'keywords' ? '文字的列表' : '文字'}`,
      `${untyped}: expected ${untyped === 'keywords' ? 'a list of texts' : 'text'}`,
    ];
  const wrong = Object.keys(link).find(
    (key) => key !== 'type' && !GENERATED_INDEX_KEYS.includes(key),
  );
  return wrong === undefined
    ? undefined
    : [
        `没有 ${wrong} 这个键，可以写的有 ${GENERATED_INDEX_KEYS.join('、')}`,
        `unknown key ${wrong}; known are ${GENERATED_INDEX_KEYS.join(', ')}`,
      ];
}

const GENERATED_INDEX_KEYS: readonly string[] = [
  'slug',
  'title',
  'description',
  'image',
  'keywords',
];
