import {printValue} from '../../config/schema/schema.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {textField} from './fields.ts';
import type {FrontMatter} from './frontMatter.ts';
import {isPlainObject} from '../../config/schema/plainObject.ts';

/** A link as written: `to` is the path of a file, an address of the site, or a whole address. */
export interface WrittenLink {
  readonly label: string;
  readonly to: string;
}

/** Fields of the front matter of a page with `layout: home`. */
export interface HomeFields {
  readonly title?: string;
  readonly lead: readonly string[];
  readonly code?: string;
  readonly actions: readonly WrittenLink[];
  readonly saying: readonly string[];
  readonly source?: string;
  readonly features: readonly {
    readonly title: string;
    readonly text: string;
    readonly to?: string;
  }[];
  /** Whether the sections of the site are shown, where it has some. */
  readonly hasSections: boolean;
  /** How many notes and posts are listed; 0 for no list. */
  readonly noteCount: number;
  readonly postCount: number;
  /** Line of the key that holds the links. */
  readonly line: number;
}

const NOTE_COUNT = 6;
const POST_COUNT = 3;

type Data = Readonly<Record<string, unknown>>;

/** Says that a value is not what its key wants. */
interface Complain {
  (key: string, value: unknown, expected: Words): void;
}

/**
 * Reads the front matter of a page with `layout: home`; undefined for other pages. The names that VitePress has for the
 * same (`name`, `tagline`, `details`, `link`) are understood.
 */
export function readHome(
  frontMatter: FrontMatter,
  file: string,
): {fields: HomeFields | undefined; diagnostics: readonly Diagnostic[]} {
  const {data, keyLines} = frontMatter;
  const diagnostics: Diagnostic[] = [];
  if (data['layout'] !== 'home') return {fields: undefined, diagnostics};
  const complain: Complain = (key, value, expected) =>
    diagnostics.push(
      createDiagnostic(
        'FM-001',
        {key, expected, value: printValue(value)},
        {place: {file, line: keyLines.get(key.split(/[.[]/)[0]!) ?? 1, column: 1}},
      ),
    );
  const hero = readObject(data['hero'], 'hero', complain);
  const text = (...names: readonly string[]) => readHeroText(hero, names, complain);
  const title = text('title', 'name');
  const code = text('code');
  const source = text('source');
  const tagline = textField.read(hero['tagline']);
  const fields: HomeFields = {
    ...(title !== undefined && {title}),
    lead: [
      ...readTexts(hero['lead'] ?? hero['text'], 'hero.lead', complain),
      ...(tagline === undefined ? [] : [tagline]),
    ],
    ...(code !== undefined && {code}),
    actions: readList(hero['actions'], 'hero.actions', complain).flatMap((item, i) =>
      readLink(item, `hero.actions[${i}]`, complain),
    ),
    saying: readTexts(hero['saying'], 'hero.saying', complain),
    ...(source !== undefined && {source}),
    features: readList(data['features'], 'features', complain).flatMap((item, i) =>
      readFeature(item, `features[${i}]`, complain),
    ),
    hasSections: readFlag(data['sections'], 'sections', complain) ?? true,
    ...readRecent(data['recent'], complain),
    line: keyLines.get('hero') ?? keyLines.get('features') ?? 1,
  };
  return {fields, diagnostics};
}

function readObject(value: unknown, key: string, complain: Complain): Data {
  if (isPlainObject(value)) return value;
  if (value !== undefined && value !== null) complain(key, value, ['对象', 'an object']);
  return {};
}

function readList(value: unknown, key: string, complain: Complain): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined && value !== null) complain(key, value, ['列表', 'a list']);
  return [];
}

function readHeroText(
  hero: Data,
  names: readonly string[],
  complain: Complain,
): string | undefined {
  const name = names.find((known) => hero[known] !== undefined && hero[known] !== null);
  if (name === undefined) return undefined;
  const read = textField.read(hero[name]);
  if (read === undefined) complain(`hero.${name}`, hero[name], textField.expects);
  return read;
}

/** Reads a text, or a list of texts. */
function readTexts(value: unknown, key: string, complain: Complain): readonly string[] {
  if (value === undefined || value === null) return [];
  const texts = [value].flat().map((item) => textField.read(item));
  if (texts.every((item) => item !== undefined)) return texts;
  complain(key, value, ['文字，或文字的列表', 'text, or a list of texts']);
  return [];
}

function readFlag(value: unknown, key: string, complain: Complain): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value !== undefined && value !== null)
    complain(key, value, ['true 或 false', 'true or false']);
  return undefined;
}

function readLink(value: unknown, key: string, complain: Complain): readonly WrittenLink[] {
  const data = readObject(value, key, complain);
  const label = textField.read(data['label'] ?? data['text']);
  const to = textField.read(data['to'] ?? data['href'] ?? data['link']);
  if (label !== undefined && to !== undefined) return [{label, to}];
  complain(key, value, [
    '含 label 和 to 的对象，例如 {label: 开始, to: ./start.md}',
    'an object with label and to, like {label: Start, to: ./start.md}',
  ]);
  return [];
}

function readFeature(
  value: unknown,
  key: string,
  complain: Complain,
): readonly HomeFields['features'][number][] {
  const data = readObject(value, key, complain);
  const title = textField.read(data['title']);
  const text = textField.read(data['text'] ?? data['details'] ?? '');
  const to = textField.read(data['to'] ?? data['link']);
  if (title !== undefined && text !== undefined)
    return [{title, text, ...(to !== undefined && {to})}];
  complain(key, value, ['含 title 和 text 的对象', 'an object with title and text']);
  return [];
}

/** `recent: true`, `notes`, `posts`, or `{notes: 6, posts: 3}`. */
function readRecent(
  value: unknown,
  complain: Complain,
): Pick<HomeFields, 'noteCount' | 'postCount'> {
  if (value === true) return {noteCount: NOTE_COUNT, postCount: POST_COUNT};
  if (value === 'notes') return {noteCount: NOTE_COUNT, postCount: 0};
  if (value === 'posts') return {noteCount: 0, postCount: POST_COUNT};
  const {notes = 0, posts = 0}: Data = isPlainObject(value) ? value : {};
  const isCount = (count: unknown): count is number =>
    Number.isInteger(count) && Number(count) >= 0;
  if (isCount(notes) && isCount(posts)) {
    if (!isPlainObject(value) && value !== undefined && value !== null && value !== false)
      complain('recent', value, RECENT);
    return {noteCount: notes, postCount: posts};
  }
  complain('recent', value, RECENT);
  return {noteCount: 0, postCount: 0};
}

const RECENT: Words = [
  'true、notes、posts，或 {notes: 6, posts: 3}',
  'true, notes, posts, or {notes: 6, posts: 3}',
];
