import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'js-yaml';
import type {CategoryLinkConfig} from './sidebarConfig.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';

/** What `_category_.json` or `.yml` says of a folder. */
export interface CategoryFile {
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

const TYPES: Readonly<Record<string, readonly string[]>> = {
  label: ['string'],
  position: ['number'],
  collapsed: ['boolean'],
  collapsible: ['boolean'],
  className: ['string'],
  link: ['object'],
  customProps: ['object'],
  description: ['string'],
  key: ['string'],
};

/** Category files of the notes by folder, written path with `/`; `` is the notes' own folder. */
export function readCategoryFiles(
  notesDir: string,
  folder: string,
): {categories: ReadonlyMap<string, CategoryFile>; diagnostics: readonly Diagnostic[]} {
  const categories = new Map<string, CategoryFile>();
  const diagnostics: Diagnostic[] = [];
  const visit = (dir: string): void => {
    const entries = readdirSync(join(notesDir, dir), {withFileTypes: true});
    const names = entries.map((e) => e.name).filter((name) => /^_category_\.(?:json|ya?ml)$/.test(name)).sort();
    if (names.length > 1) diagnostics.push(createDiagnostic('SB-043', {dir: join(folder, dir)}));
    if (names[0] !== undefined) {
      const path = dir ? `${dir}/${names[0]}` : names[0];
      const parsed = parseCategoryFile(readFileSync(join(notesDir, path), 'utf8'), `${folder}/${path}`);
      if ('code' in parsed) diagnostics.push(parsed);
      else categories.set(dir, parsed);
    }
    for (const entry of entries) {
      if (entry.isDirectory() && !/^[._]/.test(entry.name)) visit(dir ? `${dir}/${entry.name}` : entry.name);
    }
  };
  try {
    visit('');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return {categories, diagnostics};
}

/** Reads one category file (JSON is YAML too); a wrong one comes back as a diagnostic. */
export function parseCategoryFile(text: string, file: string): CategoryFile | Diagnostic {
  const fail = (reason: string, line = 1, column = 1) => createDiagnostic('SB-044', {reason}, {place: {file, line, column}});
  let data: unknown;
  try {
    data = load(text) ?? {};
  } catch (error) {
    const {reason, mark} = error as {reason?: string; mark?: {line: number; column: number}};
    return fail(reason ?? String(error), (mark?.line ?? 0) + 1, (mark?.column ?? 0) + 1);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return fail('not an object');
  for (const [key, value] of Object.entries(data)) {
    const line = text.split('\n').findIndex((l) => l.includes(key)) + 1 || 1;
    if (!Object.hasOwn(TYPES, key)) {
      const nearest = findNearest(key, Object.keys(TYPES));
      return fail(`unknown key ${key}${nearest ? `, did you mean ${nearest}?` : ''}`, line);
    }
    if (!TYPES[key]!.includes(typeof value)) return fail(`${key}: expected ${TYPES[key]!.join(' or ')}, got ${JSON.stringify(value)}`, line);
  }
  const link = (data as {link?: unknown}).link;
  const reason = link === undefined || link === null ? undefined : linkProblemOf(link as Record<string, unknown>);
  if (reason !== undefined) return fail(`link: ${reason}`, text.split('\n').findIndex((l) => l.includes('link')) + 1 || 1);
  return data as CategoryFile;
}

function linkProblemOf(link: Readonly<Record<string, unknown>>): string | undefined {
  if (link['type'] === 'doc') return typeof link['id'] === 'string' ? undefined : 'a link of type doc needs an id';
  if (link['type'] !== 'generated-index') return `type is doc or generated-index, not ${JSON.stringify(link['type'])}`;
  const wrong = Object.keys(link).find((key) => key !== 'type' && !GENERATED_INDEX_KEYS.includes(key));
  return wrong === undefined ? undefined : `unknown key ${wrong}; known are ${GENERATED_INDEX_KEYS.join(', ')}`;
}

const GENERATED_INDEX_KEYS: readonly string[] = ['slug', 'title', 'description', 'image', 'keywords'];
