// What an edit costs the host: bytes of the index that are new after it.
import {META_FILE, createPageIndexer, mergeIndex} from '../../packages/search/dist/index.js';
import {createRandom} from '../corpus/random.mjs';
import {EDIT_KINDS} from './editKinds.mjs';

/** Bytes of the files in an index that another did not have, by kind. */
function newBytes(index, before) {
  const bytes = {};
  for (const [name, {length}] of index.files)
    if (name === META_FILE || !before.files.has(name))
      bytes[kindOf(name)] = (bytes[kindOf(name)] ?? 0) + length;
  return bytes;
}

export function kindOf(name) {
  return name === META_FILE
    ? 'meta'
    : {
        c: 'characters',
        w: 'words',
        p: 'pinyin',
        t: 'text',
        g: 'glossary',
        v: 'vocabulary',
        s: 'variants',
      }[name[0]];
}

/** `count` edits of each kind: `{kind, share, bytes}` of the bytes the index had, in all and by kind of file. */
export function* measureEdits(
  pages,
  index,
  {seed, count, kinds = Object.keys(EDIT_KINDS), options},
) {
  const indexPage = createPageIndexer(options);
  const terms = new Map(pages.map((page) => [page, indexPage(page)]));
  const {next: random} = createRandom(seed);
  const total = [...index.files.values()].reduce((sum, {length}) => sum + length, 0);
  for (const kind of kinds) {
    for (let i = 0; i < count; i++) {
      const edited = EDIT_KINDS[kind](pages, random);
      const bytes = newBytes(
        mergeIndex(
          edited.map((page) => terms.get(page) ?? indexPage(page)),
          options,
        ),
        index,
      );
      yield {kind, share: Object.values(bytes).reduce((sum, size) => sum + size, 0) / total, bytes};
    }
  }
}
