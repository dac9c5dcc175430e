// What an edit costs the host: bytes of the index that are new after one sentence was added to one note.
import {createPageIndexer, mergeIndex, toPointer} from '../../packages/search/dist/index.js';
import {createRandom} from '../corpus/random.mjs';

const SENTENCE = '补充一句：这里的缓存键没有带上版本，发布之后要等它过期。';

/** Shares of the bytes, one an edit, of `count` notes taken by `seed`. */
export function measureEdits(pages, index, {seed, count, options}) {
  const indexPage = createPageIndexer(options);
  const terms = pages.map(indexPage);
  const {next: random} = createRandom(seed);
  const total = [...index.files.values()].reduce((sum, {length}) => sum + length, 0);
  return Array.from({length: count}, () => {
    const at = Math.floor(random() * pages.length);
    const edited = mergeIndex(terms.map((page, i) => (i === at ? indexPage(withSentence(pages[at], random)) : page)), options);
    let written = toPointer(edited).length;
    for (const [name, {length}] of edited.files) if (!index.files.has(name)) written += length;
    return written / total;
  });
}

function withSentence({url, records}, random) {
  const at = Math.floor(random() * records.length);
  return {url, records: records.map((record, i) => (i === at ? {...record, content: `${record.content ?? ''}\n${SENTENCE}`} : record))};
}
