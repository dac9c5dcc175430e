import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {writeCorpus} from '../corpus.mjs';
import {runScript, wuya} from './command.mjs';
import {compareTrees, isSameTree, readTree, sumBytes} from './tree.mjs';
import {measureYardstick} from './yardstick.mjs';

/**
 * Builds a corpus of `pageCount` pages in every way that is of interest: cold, with nothing changed, with a sentence
 * added to one note, with that sentence taken back, and cold in another folder. Returns one row for each build, and
 * what was wrong: an empty list is what we want.
 */
export async function measureBuilds({pageCount, dir, onRow}) {
  const site = writeCorpus({pageCount, dir: join(dir, 'site')});
  const twin = writeCorpus({pageCount, dir: join(dir, 'twin', 'elsewhere')});
  const problems = [];
  const rows = [];
  const check = (isRight, problem) =>
    void (isRight || problems.push(`${pageCount} pages: ${problem}`));

  const build = async (kind, {dir: siteDir}, before) => {
    const loadBefore = loadavg()[0];
    const yardstickSeconds = await measureYardstick();
    const figures = await runScript(wuya, 'build', siteDir);
    const tree = readTree(join(siteDir, 'dist'));
    const difference = compareTrees(before ?? new Map(), tree);
    const writtenCount = difference.rewritten.length + difference.added.length;
    const row = {
      pageCount,
      kind,
      ...figures,
      outputBytes: sumBytes(tree),
      fileCount: tree.size,
      writtenCount,
      loadBefore,
      yardstickSeconds,
    };
    rows.push(row);
    onRow?.(row);
    return {tree, difference};
  };

  const cold = await build('cold', site);
  const warm = await build('warm', site, cold.tree);
  check(isSameTree(cold.tree, warm.tree), 'a build with nothing changed gave another tree');
  check(
    warm.difference.rewritten.length === 0,
    `a build with nothing changed rewrote ${list(warm.difference.rewritten)}`,
  );

  const note = site.notes[Math.floor(site.notes.length / 2)];
  const file = join(site.notesDir, note.path);
  const source = readFileSync(file, 'utf8');
  const sentence = `这一句是第 ${pageCount} 次测量时补上的。`;
  writeFileSync(file, source.replace(/\n\n## /, `${sentence}$&`));
  const touched = await build('touch', site, warm.tree);
  const {added, removed, rewritten, changed} = touched.difference;
  const own = note.path.replace(/\.md$/, '/');
  check(
    readFileSync(join(site.dir, 'dist', own, 'index.html'), 'utf8').includes(sentence),
    'the changed sentence is not in the page',
  );
  check(
    rewritten.length === changed.length,
    `files were rewritten with the bytes they had: ${list(rewritten.filter((path) => !changed.includes(path)))}`,
  );
  // What a note says shows on its own page and in the index of the search.
  const strangers = [...added, ...removed, ...changed].filter(
    (path) => !path.startsWith(own) && !/^search-index\/|(?:^|\/)llms(?:-full)?\.txt$/.test(path),
  );
  check(
    strangers.length === 0,
    `a sentence in one note changed files of others: ${list(strangers)}`,
  );

  writeFileSync(file, source);
  const restored = await build('restore', site, touched.tree);
  check(
    isSameTree(cold.tree, restored.tree),
    'taking the sentence back did not give the first tree back',
  );

  const second = await build('cold twin', twin);
  check(
    isSameTree(cold.tree, second.tree),
    `cold builds in two folders differ: ${list(differing(cold.tree, second.tree))}`,
  );
  rmSync(join(dir, 'twin'), {recursive: true});
  return {site, rows, problems, sourceBytes: site.sizeBytes};
}

function differing(a, b) {
  const {added, removed, changed} = compareTrees(a, b);
  return [...added, ...removed, ...changed];
}

function list(paths) {
  return `${paths.length}: ${paths.slice(0, 5).join(' ')}${paths.length > 5 ? ' …' : ''}`;
}
