// The promises of the search, each as a line that holds or does not.

const EXACT = ['words', 'substrings', 'characters', 'and'];

/** `{what, got, wanted, isKept}` of each promise the measurement says something about. `rows` as made by the scorer. */
export function judge({rows, pageCount, build, sizes, edits}) {
  const lines = [];
  const add = ({got, ...line}) => lines.push({...line, got: String(got)});
  const least = (kinds, key, wanted) => {
    for (const kind of kinds) {
      const row = rows.get(kind);
      if (!row) continue;
      const got = mean(row[key]);
      const isKept = got >= wanted;
      add({what: `${kind}, ${key}`, got: got.toFixed(3), wanted: `≥ ${wanted}`, isKept});
    }
  };
  least(EXACT, 'recall', 1);
  least(['mixed', 'identifiers'], 'recall', 0.99);
  least(['known item'], 'mrr', 0.95);
  least(['typos', 'typos in names'], 'recall', 0.9);
  least(['traditional', 'full width'], 'recall', 0.99);
  least(['pinyin', 'initials'], 'recall', 0.98);
  const all = (key) => [...rows.values()].flatMap((row) => row[key]);
  const kib = (key, share) => quantile(all(key), share) / 1024;
  const most = (what, got, {wanted, unit = ''}) =>
    add({
      what,
      got: `${got.toFixed(unit === '×' ? 2 : 1)}${unit}`,
      wanted: `≤ ${wanted}${unit}`,
      isKept: got <= wanted,
    });
  if (pageCount <= 2000) {
    most('first answer with code, median', kib('withCode', 0.5), {wanted: 30, unit: ' KiB'});
    most('first answer with code, p90', kib('withCode', 0.9), {wanted: 50, unit: ' KiB'});
    most('later answer, median', kib('later', 0.5), {wanted: 16, unit: ' KiB'});
  } else {
    most('first answer with code, median', kib('withCode', 0.5), {wanted: 60, unit: ' KiB'});
    const isKept = sizes.files <= 8000;
    add({what: 'files', got: sizes.files, wanted: '≤ 8000', isKept});
  }
  most(
    'postings and dictionaries ÷ text as brotli',
    (sizes.all - sizes.text - sizes.glossary) / sizes.plain,
    {wanted: 1, unit: '×'},
  );
  most('with the text store', sizes.all / sizes.plain, {wanted: 2.5, unit: '×'});
  most('requests of a first answer, p90', quantile(all('requests'), 0.9), {wanted: 12});
  most('round trips of a first answer, median', quantile(all('trips'), 0.5), {wanted: 3});
  most('round trips of a first answer, p90', quantile(all('trips'), 0.9), {wanted: 3});
  if (pageCount >= 500)
    most('index bytes a new sentence rewrites, median', quantile(edits, 0.5) * 100, {
      wanted: 1,
      unit: ' %',
    });
  if (pageCount >= 500)
    most('build, CPU s per 1,000 pages', (build.cpuSeconds / pageCount) * 1000, {wanted: 2});
  if (pageCount >= 500)
    most('build, memory more', build.memoryMiB, {
      wanted: pageCount > 5000 ? 800 : 200,
      unit: ' MiB',
    });
  return lines;
}

export function mean(list) {
  return list.reduce((sum, value) => sum + value, 0) / list.length;
}

/** The value that `share` of the list is below. */
export function quantile(list, share) {
  return [...list].sort((a, b) => a - b)[
    Math.min(list.length - 1, Math.floor(list.length * share))
  ];
}
