import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {type OldFolder, toObject, toText} from '../common/migration.ts';

type Values = Readonly<Record<string, unknown>>;

const INDEX = /^(?:readme|index)\.md$/i;

/**
 * Finds the places of notes and of folders' READMEs in folders where the theme hope has something last (`order: -1`): after those that
 * have no order, so that these have a place too, and
 * the home page is first. Orders 2, none, -2, -1 → 2, 3, 4, 5.
 * @param root folder of all notes
 */
export function findHopePlaces(
  {read}: Pick<OldFolder, 'read'>,
  notes: readonly string[],
  root: string,
): ReadonlyMap<string, number> {
  const texts = notes.map((path) => ({path, text: read(path)}));
  const places = new Map<string, number>();
  if (!texts.some(({text}) => /\border: {0,9}-/.test(text))) return places;
  const top = posix.dirname(`${root}README.md`);
  const folders = new Map<string, {path: string; order: number}[]>();
  for (const {path, text} of texts) {
    const order = orderOf(parseFrontMatter(text, path).data, path);
    const isHome = INDEX.test(posix.basename(path)) && posix.dirname(path) === top;
    if (isHome) {
      places.set(path, 0);
      continue;
    }
    const dir = folderOf(path);
    const siblings = folders.get(dir) ?? [];
    siblings.push({path, order: typeof order === 'number' ? order : 0});
    folders.set(dir, siblings);
  }
  for (const siblings of folders.values()) {
    const orders = siblings.map(({order}) => order);
    const min = orders.reduce((a, b) => Math.min(a, b), 0);
    const max = orders.reduce((a, b) => Math.max(a, b), 0);
    if (min === 0) continue;
    for (const {path, order} of siblings)
      places.set(path, order > 0 ? order : order === 0 ? max + 1 : max + 2 + order - min);
  }
  return places;
}

/** The folder in which a note is listed; a README is its folder there. */
const folderOf = (path: string): string =>
  INDEX.test(posix.basename(path)) ? posix.dirname(posix.dirname(path)) : posix.dirname(path);

/** The order of a note; that of a folder is in `dir` of its README. */
const orderOf = (data: Values, path: string): unknown =>
  INDEX.test(posix.basename(path)) ? toObject(data['dir'])['order'] : data['order'];

/**
 * Converts the place of a note in the sidebar of the theme hope: `{order: 2, shortTitle: '甲'}` → `{sidebar_position: 2, sidebar_label:
 * '甲'}`; that of a folder is in `dir` of its README.
 * @param places those of folders that have something last
 */
export function toHopePlace(
  data: Values,
  path: string,
  places: ReadonlyMap<string, number>,
): Record<string, unknown> {
  const order = orderOf(data, path);
  const place = places.get(path) ?? (typeof order === 'number' && order > 0 ? order : undefined);
  const text = INDEX.test(posix.basename(path)) ? toObject(data['dir'])['text'] : undefined;
  const label = toText(text) ?? toText(data['shortTitle']);
  return {
    ...(place !== undefined && {sidebar_position: place}),
    ...(label !== undefined && {sidebar_label: label}),
  };
}
