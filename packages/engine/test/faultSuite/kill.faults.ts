import {expect, it} from 'vitest';
import {createRandom, seed} from '../helpers/random.ts';
import {createFaultSite, createTally, runWuya, SHARE, writeNotes} from './site.ts';

const NOTES = 12;
const KILLS_PER_WAY = Math.ceil(150 * SHARE);

/** What is wrong with an output between two builds that both end well. */
function problemsBetween(
  tree: Readonly<Record<string, string>>,
  {
    before,
    after,
    isWhole,
  }: Record<'before' | 'after', Readonly<Record<string, string>>> & {isWhole: boolean},
): string[] {
  const texts = [before, after].map((files) => JSON.stringify(files));
  if (isWhole)
    return texts.includes(JSON.stringify(tree)) ? [] : ['neither the old tree nor the new'];
  return [
    ...Object.keys(before)
      .filter((path) => path in after && !(path in tree))
      .map((path) => `${path} is missing`),
    ...Object.entries(tree)
      .filter(([path, hash]) => hash !== before[path] && hash !== after[path])
      .map(([path]) => `${path} is neither old nor new`),
  ];
}

it.each([
  ['in place', [] as string[]],
  ['switched', ['--swap']],
])(`an output ${'%s'} survives kill -9 at any instant (seed ${seed})`, async (name, options) => {
  const random = createRandom(seed + name.length);
  const site = createFaultSite(NOTES);
  const tally = createTally(`kill -9, output ${name}`);
  const build = (more: Parameters<typeof runWuya>[1] = {}) =>
    runWuya(['build', site.dir, ...options], more);
  /** What a build of these notes gives, made in a folder of its own. */
  const expected = async (draft: string) => {
    const clean = createFaultSite(0);
    writeNotes(clean.dir, NOTES, draft);
    expect((await runWuya(['build', clean.dir])).code).toBe(0);
    return clean.output();
  };
  const drafts = ['甲稿', '乙稿'];
  const trees = [await expected(drafts[0]!), await expected(drafts[1]!)];
  writeNotes(site.dir, NOTES, drafts[0]!);
  expect((await build()).code).toBe(0);
  let current = 0;
  for (let i = 0; i < KILLS_PER_WAY; i++) {
    const next = 1 - current;
    writeNotes(site.dir, NOTES, drafts[next]!);
    const around = site.surroundings();
    // Two of three right before a change of the disk, one of three at any time.
    const killing =
      i % 3 < 2
        ? {killAt: Math.floor(random() * 170)}
        : {killAfterMs: 80 + Math.floor(random() * 900)};
    const {code} = await build(killing);
    const tree = site.output();
    const problems = problemsBetween(tree, {
      before: trees[current]!,
      after: trees[next]!,
      isWhole: options.length > 0 && code === null,
    });
    if (site.surroundings() !== around) problems.push('something outside was changed');
    // Every fifth is looked at with the build after it: what was lost would show there.
    if (i % 5 === 4) {
      const {code: healed, text} = await build();
      if (healed !== 0) problems.push(`the next build fails: ${text.slice(-300)}`);
      else if (JSON.stringify(site.output()) !== JSON.stringify(trees[next]))
        problems.push('the next build is not a clean one');
      current = next;
    } else if (JSON.stringify(tree) === JSON.stringify(trees[next])) current = next;
    else if (JSON.stringify(tree) !== JSON.stringify(trees[current])) {
      const {code: finished} = await build();
      if (finished !== 0) problems.push('the next build fails');
      current = next;
    }
    tally.count(`${i} ${JSON.stringify(killing)}`, problems);
  }
  expect(tally.report()).toEqual([]);
});
