import {expect, it, onTestFinished} from 'vitest';
import {printProblem, writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {openSite} from '../site/site.ts';
import {compileNotes, compileSite} from './compileApart.ts';
import {createDiagnoser} from './diagnose.ts';

/** A site of so many notes, the first of which has a link that leads nowhere, and what looks for its problems. */
async function openDiagnoser(noteCount: number) {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n",
    'notes/n0.md': '# 篇\n\n[无](./no.md)\n',
  });
  for (let i = 1; i < noteCount; i++) writeFiles(dir, {[`notes/n${i}.md`]: `# 篇 ${i}\n`});
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  const calls: string[] = [];
  const reports: string[][] = [];
  const make = (compile: (dir: string) => Promise<void>) =>
    createDiagnoser({
      sites: () => [site],
      dir,
      compileNotes: (folder) => {
        calls.push(folder);
        return compile(folder);
      },
      pause: async () => true,
      report: (problems) => void reports.push(problems.map(printProblem)),
      reread: async (path) => void (await site.refresh([path])),
    });
  return {site, dir, make, calls, reports};
}

const PROBLEMS = [['error LN-050 notes/n0.md:3:1']];

it('leaves many notes to another process, and takes them from the cache', async () => {
  const {site, dir, make, calls, reports} = await openDiagnoser(60);
  const {diagnose} = make(compileNotes);
  await diagnose();
  expect(calls).toEqual([dir]);
  expect(reports).toEqual(PROBLEMS);
  expect(site.compiler.reusedCount).toBe(60);
  await diagnose();
  expect(calls).toEqual([dir]);
});

it('compiles a few notes itself, and those that the other process left', async () => {
  const few = await openDiagnoser(59);
  await few.make(compileNotes).diagnose();
  expect(few.calls).toEqual([]);
  expect(few.reports).toEqual(PROBLEMS);
  const left = await openDiagnoser(60);
  await left.make(async () => undefined).diagnose();
  expect(left.calls).toEqual([left.dir]);
  expect(left.reports).toEqual(PROBLEMS);
});

it('starts one process alone, whatever is saved meanwhile, and looks for the problems of what was saved', async () => {
  const {site, dir, make, calls, reports} = await openDiagnoser(60);
  let finish: () => void = () => undefined;
  const {diagnose} = make(() => new Promise((done) => (finish = done)));
  const first = diagnose();
  await expect.poll(() => calls.length).toBe(1);
  writeFiles(dir, {'notes/n0.md': '# 篇\n'});
  await site.refresh(['notes/n0.md']);
  const second = diagnose();
  finish();
  await Promise.all([first, second]);
  expect(calls).toHaveLength(1);
  expect(reports.at(-1)).toEqual([]);
});

it('reads a note that was saved meanwhile, and leaves the problems to the next look', async () => {
  const {site, dir, make, reports} = await openDiagnoser(2);
  const {diagnose} = make(async () => undefined);
  writeFiles(dir, {'notes/n0.md': '# 另一篇\n'});
  await diagnose();
  expect(reports).toEqual([]);
  expect(site.model.content.docs.map(({title}) => title)).toEqual(['另一篇', '篇 1']);
  await diagnose();
  expect(reports).toEqual([[]]);
});

it('compiles the other notes where one is saved meanwhile', async () => {
  const {site, dir} = await openDiagnoser(3);
  writeFiles(dir, {'notes/n0.md': '# 另一篇\n'});
  await compileSite(site);
  await site.refresh(['notes/n0.md']);
  const known = await Promise.all(site.articleRoutes.map((route) => site.compileKnown(route)));
  expect(known).toEqual([false, true, true]);
});
