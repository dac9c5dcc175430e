#!/usr/bin/env node
// Shares of the index that one edit of one note rewrites, by kind of edit, and which files they are.
//   npm run compile && node bench/search/edits.mjs site/notes [more folders] [--count 40] [--seed 1] [--max-files N] [--kinds a,b]
import {parseArgs} from 'node:util';
import {createPageIndexer, mergeIndex} from '../../packages/search/dist/index.js';
import {readCorpus} from './corpus.mjs';
import {measureEdits} from './measureEdits.mjs';
import {loadTables} from './tables.mjs';
import {mean, quantile} from './verdict.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    count: {type: 'string', default: '40'},
    seed: {type: 'string', default: '1'},
    'max-files': {type: 'string'},
    kinds: {type: 'string'},
  },
});
const options = {
  ...(await loadTables()),
  maxFiles: values['max-files'] && Number(values['max-files']),
};
for (const folder of positionals) {
  const pages = readCorpus(folder);
  const index = mergeIndex(pages.map(createPageIndexer(options)), options);
  const rows = new Map();
  for (const edit of measureEdits(pages, index, {
    seed: Number(values.seed),
    count: Number(values.count),
    kinds: values.kinds?.split(','),
    options,
  }))
    rows.set(edit.kind, [...(rows.get(edit.kind) ?? []), edit]);
  console.log(
    `\n${folder}: ${pages.length} pages; share of the index that an edit rewrites, in %, and its files in KiB at the mean`,
  );
  for (const [kind, list] of [...rows, ['all', [...rows.values()].flat()]]) {
    const shares = list.map(({share}) => share * 100);
    const files = new Set(list.flatMap(({bytes}) => Object.keys(bytes)));
    const parts = [...files].map(
      (file) => `${file} ${(mean(list.map(({bytes}) => bytes[file] ?? 0)) / 1024).toFixed(1)}`,
    );
    console.log(
      `${kind.padEnd(18)} median ${quantile(shares, 0.5).toFixed(2).padStart(5)}  p90 ${quantile(shares, 0.9).toFixed(2).padStart(5)}  worst ${Math.max(
        ...shares,
      )
        .toFixed(2)
        .padStart(5)}   ${parts.join(', ')}`,
    );
  }
}
