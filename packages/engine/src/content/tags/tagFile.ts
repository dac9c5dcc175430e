import {append} from '../../cache/append.ts';
import {readSiteTextOrProblem} from '../../config/textFile.ts';
import {createKeyLines} from '../frontmatter/lineOfKey.ts';
import {loadYaml} from '../frontmatter/loadYaml.ts';
import {dropDataControls} from '../frontmatter/dropDataControls.ts';
import {findLostTexts} from '../frontmatter/lostText.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {toListLabel} from '../source/listLabel.ts';
import {findUnsafePart} from '../source/unsafePath.ts';
import type {Words} from '../../errors/language.ts';
import {toYamlReason} from '../frontmatter/yamlReason.ts';
import {kebabCase} from './kebabCase.ts';

/** A tag of `tags.yml`. */
export interface DefinedTag {
  readonly label: string;
  /** Below the address of all tags, without slashes around: `c-sharp`. */
  readonly slug: string;
  readonly description?: string;
}

/** The tags of a `tags.yml` by key: what front matter writes. */
interface TagFile {
  readonly tags: ReadonlyMap<string, DefinedTag>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the `tags.yml` of a folder; one in another encoding has no tags and a problem. */
export function readTagFile(dir: string, file: string, isForeign = false): TagFile {
  const text = readSiteTextOrProblem(dir, file);
  return typeof text === 'string'
    ? parseTagFile(text, file, isForeign)
    : {tags: new Map(), diagnostics: [text]};
}

const KEYS = ['label', 'permalink', 'description'] as const;

/**
 * Reads a `tags.yml`: `key: {label, permalink, description}`, each optional, or `key:` alone. Wrong entries are reported and left
 * out. A tag without a label is called by its key: as it is written, or where the site is made for Docusaurus (`isForeign`) as
 * there, `nodeJS` → `Nodejs`.
 */
export function parseTagFile(text: string, file: string, isForeign = false): TagFile {
  const tags = new Map<string, DefinedTag>();
  const diagnostics: Diagnostic[] = [];
  const fail = (reason: Words, line: number) =>
    diagnostics.push(createDiagnostic('TG-072', {reason}, {place: {file, line, column: 1}}));
  let data: unknown;
  try {
    data = dropDataControls(loadYaml(text), text) ?? {};
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number}};
    fail(toYamlReason(reason ?? String(error)), (mark?.line ?? 0) + 1);
    return {tags, diagnostics};
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    fail(['不是“键: 标签”的形式', 'not a mapping of keys to tags'], 1);
    return {tags, diagnostics};
  }
  append(diagnostics, findLostTexts(text, data, {file, firstLine: 1}));
  const lineOf = createKeyLines(text);
  const bySlug = new Map<string, string>();
  for (const [key, value] of Object.entries(data)) {
    const problem = problemOf(value);
    if (problem !== undefined) {
      fail([`${key}：${problem[0]}`, `${key}: ${problem[1]}`], lineOf(key));
      continue;
    }
    const {label, permalink, description} = (value ?? {}) as {
      label?: string;
      permalink?: string;
      description?: string;
    };
    const slug = !permalink ? slugOf(key) : permalink.replace(/^\/+|(?<!\/)\/+$/g, '');
    const unsafe = findUnsafePart(slug);
    if (unsafe !== undefined) {
      const place = {file, line: lineOf(key), column: 1};
      diagnostics.push(
        createDiagnostic('RT-033', {address: permalink ?? key, part: unsafe}, {place}),
      );
      continue;
    }
    const other = bySlug.get(slug);
    if (other === undefined) {
      bySlug.set(slug, key);
      tags.set(key, {
        label: toListLabel(label?.trim() || (isForeign ? capitalize(key) : key)),
        slug,
        ...(description !== undefined && {description}),
      });
    } else
      diagnostics.push(
        createDiagnostic(
          'TG-070',
          {tags: [other, key], slug},
          {place: {file, line: lineOf(key), column: 1}},
        ),
      );
  }
  return {tags, diagnostics};
}

const capitalize = (key: string): string =>
  key.slice(0, 1).toUpperCase() + key.slice(1).toLowerCase();

function problemOf(value: unknown): Words | undefined {
  if (value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value))
    return [
      `应为含 ${KEYS.join('、')} 的对象，或者什么都不写`,
      `expected an object with ${KEYS.join(', ')}, or nothing`,
    ];
  for (const [key, text] of Object.entries(value)) {
    if (!KEYS.includes(key as (typeof KEYS)[number]))
      return [
        `没有 ${key} 这个键，可以写的有 ${KEYS.join('、')}`,
        `unknown key ${key}; known are ${KEYS.join(', ')}`,
      ];
    if (typeof text !== 'string') return [`${key} 应为文字`, `${key}: expected text`];
  }
  return undefined;
}

/** Makes the last part of the address of a tag; a tag of signs alone keeps them. */
export function slugOf(label: string): string {
  return kebabCase(label) || label.trim();
}
