// Edits of one note by its author: pages before → pages after.

const SENTENCE = '补充一句：这里的缓存键没有带上版本，发布之后要等它过期。';
const HEADING = '顺序与重试的边界';

/** Kinds of edits by name; `random` picks the note and the place in it. */
export const EDIT_KINDS = {
  sentence: (pages, random) =>
    editRecord(pages, random, (record) => ({
      ...record,
      content: `${record.content ?? ''}\n${SENTENCE}`,
    })),
  'paragraph removed': (pages, random) =>
    editRecord(pages, random, (record) => {
      const lines = (record.content ?? '').split('\n');
      const longest = lines.reduce(
        (best, line, i) => (line.length > lines[best].length ? i : best),
        0,
      );
      return {...record, content: lines.filter((_, i) => i !== longest).join('\n') || null};
    }),
  'heading changed': (pages, random) =>
    replaceOne(pages, random, (page) =>
      withHeading(page, 1 + pickIndex(page.records.slice(1), random)),
    ),
  'title changed': (pages, random) => replaceOne(pages, random, (page) => withHeading(page, 0)),
  'section added': (pages, random) =>
    replaceOne(pages, random, ({url, records}) => {
      const at = 1 + pickIndex(records, random);
      const other = pages[pickIndex(pages, random)].records.at(-1);
      const own = `${url}#new`;
      const section = {
        ...records[0],
        objectID: own,
        url: own,
        type: 'lvl2',
        content: other.content,
        hierarchy: {...records[0].hierarchy, lvl2: HEADING},
      };
      return {url, records: records.toSpliced(at, 0, section)};
    }),
  'note added': (pages, random) => {
    const {url, records} = pages[pickIndex(pages, random)];
    const lastOf = (i) => pages[pickIndex(pages, random)].records[i] ?? records[0];
    return [
      ...pages,
      moved(
        {url, records: records.map((record, i) => ({...record, content: lastOf(i).content}))},
        `${url}-new`,
      ),
    ];
  },
  'note removed': (pages, random) => pages.toSpliced(pickIndex(pages, random), 1),
  'note renamed': (pages, random) =>
    replaceOne(pages, random, (page) => {
      const letter = String.fromCharCode(97 + Math.floor(random() * 26));
      return moved(
        page,
        page.url.replace(/[^/]*$/, (name) => `${letter}-${name}`),
      );
    }),
};

function pickIndex(list, random) {
  return Math.floor(random() * list.length);
}

function replaceOne(pages, random, change) {
  const at = pickIndex(pages, random);
  return pages.with(at, change(pages[at]));
}

function editRecord(pages, random, change) {
  return replaceOne(pages, random, ({url, records}) => {
    const at = pickIndex(records, random);
    return {url, records: records.with(at, change(records[at]))};
  });
}

function withHeading({url, records}, at) {
  const {type, hierarchy} = records[at] ?? records[0];
  const before = hierarchy[type];
  return {
    url,
    records: records.map((record) =>
      record.hierarchy[type] === before
        ? {...record, hierarchy: {...record.hierarchy, [type]: HEADING}}
        : record,
    ),
  };
}

function moved({url, records}, next) {
  const move = (text) => next + text.slice(url.length);
  return {
    url: next,
    records: records.map((record) => ({
      ...record,
      objectID: move(record.objectID),
      url: move(record.url),
    })),
  };
}
