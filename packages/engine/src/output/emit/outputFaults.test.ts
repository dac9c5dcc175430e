import fs, {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {withFsFault} from '../../../test/helpers/fsFaults.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openOutput, type OutputOptions} from './output.ts';
import {PROOFS_FILE} from './proofs.ts';

type Files = Readonly<Record<string, string>>;

/** Pages name the files that they need after a colon. */
const OLD: Files = {
  'index.html': 'old:assets/old.js,a/index.json',
  'a/index.html': 'old:assets/old.js',
  'a/index.json': 'old',
  'gone/index.html': 'old:assets/old.js',
  'assets/old.js': 'old',
  'kept.txt': 'kept',
  turns: 'a file',
};
const NEW: Files = {
  'index.html': 'new:assets/new.js,a/index.json',
  'a/index.html': 'new:assets/new.js',
  'a/index.json': 'new',
  // By name it comes before what it needs.
  'a/b/index.html': 'new:assets/new.js',
  'assets/new.js': 'new',
  'kept.txt': 'kept',
  'turns/index.html': 'new:assets/new.js',
};

function createSite(options: OutputOptions = {}) {
  const root = temporaryFolder();
  const dir = join(root, 'site/dist');
  const state = join(root, 'site/.wuya/output/x');
  mkdirSync(join(root, 'site'));
  writeFileSync(join(root, 'site/note.md'), 'a note');
  return {
    dir,
    state,
    build(files: Files) {
      const output = openOutput(dir, state, options);
      for (const [path, content] of Object.entries(files)) output.write(path, content, content);
      output.commit();
    },
    read: () => readTree(dir),
    /** All that is around the output and the state. */
    surroundings: () => [
      readdirSync(root),
      readdirSync(join(root, 'site')).sort(),
      readFileSync(join(root, 'site/note.md'), 'utf8'),
    ],
  };
}

function readTree(dir: string): Record<string, string> {
  if (!existsSync(dir)) return {};
  const names = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name !== PROOFS_FILE && lstatSync(join(dir, name)).isFile(),
  );
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(join(dir, name), 'utf8')]),
  );
}

/** Every change that a build from OLD to NEW asks of the disk. */
function countChanges(options: OutputOptions): number {
  const site = createSite(options);
  site.build(OLD);
  return withFsFault({at: Infinity}, () => site.build(NEW)).changeCount;
}

/** What is wrong with a tree between two builds; nothing for one that serves every reader. */
function problemsOf(tree: Files, {swap}: OutputOptions): string[] {
  const texts = [OLD, NEW, tree].map((files) => JSON.stringify(Object.entries(files).sort()));
  if (swap) return texts.indexOf(texts[2]!) < 2 ? [] : ['neither the old tree nor the new one'];
  const paths = Object.keys(tree).filter((path) => !path.startsWith('.wuya-staging/'));
  return [
    ...Object.keys(OLD)
      .filter((path) => !Object.hasOwn(tree, path) && Object.hasOwn(NEW, path))
      .map((path) => `${path} is missing`),
    ...paths
      .filter((path) => ![OLD[path], NEW[path]].includes(tree[path]!))
      .map((path) => `${path} is neither old nor new`),
    ...paths
      .filter((path) => path.endsWith('.html'))
      .flatMap((path) =>
        tree[path]!.split(':')[1]!
          .split(',')
          .map((need) => [path, need] as const),
      )
      .filter(([, need]) => !Object.hasOwn(tree, need))
      .map(([path, need]) => `${path} needs ${need}`),
  ];
}

describe.each<[string, OutputOptions]>([
  ['in place', {}],
  ['by a switch', {swap: true}],
])('a build that ends %s', (_, options) => {
  it('leaves the old output where the file system fails, whichever change that is', () => {
    const count = countChanges(options);
    expect(count).toBeGreaterThan(15);
    for (let at = 0; at < count; at++) {
      const site = createSite(options);
      site.build(OLD);
      const around = site.surroundings();
      const {error} = withFsFault({at, code: at % 2 ? 'ENOSPC' : 'EIO'}, () => site.build(NEW));
      expect([OLD, NEW], `change ${at} ${String(error)}`).toContainEqual(site.read());
      expect(site.surroundings()).toEqual(around);
      site.build(NEW);
      expect(site.read()).toEqual(NEW);
      expect(site.surroundings()).toEqual(around);
    }
  });

  it('serves every reader when it is killed, whenever that is, and the next one is right', () => {
    const count = countChanges(options);
    for (let at = 0; at < count; at++) {
      const site = createSite(options);
      site.build(OLD);
      const around = site.surroundings();
      withFsFault({at, isKill: true}, () => site.build(NEW));
      expect(problemsOf(site.read(), options), `change ${at}`).toEqual([]);
      expect(site.surroundings()).toEqual(around);
      site.build(at % 2 ? NEW : OLD);
      expect(site.read()).toEqual(at % 2 ? NEW : OLD);
      expect(site.surroundings()).toEqual(around);
    }
  });
});

describe('a first build', () => {
  it('shows nothing or all, whichever change fails or kills it, and the next one is right', () => {
    const count = withFsFault({at: Infinity}, () => createSite().build(NEW)).changeCount;
    for (const isKill of [false, true])
      for (let at = 0; at < count; at++) {
        const site = createSite();
        withFsFault({at, isKill}, () => site.build(NEW));
        expect([{}, NEW], `change ${at}`).toContainEqual(site.read());
        site.build(at % 2 ? NEW : OLD);
        expect(site.read()).toEqual(at % 2 ? NEW : OLD);
        site.build(OLD);
        expect(site.read()).toEqual(OLD);
        expect(readdirSync(site.state)).toEqual(['manifest.json']);
      }
  });

  it('moves once, whatever the number of files', () => {
    const countMoves = (files: Files) =>
      withFsFault({at: Infinity, calls: ['renameSync']}, () => createSite().build(files))
        .changeCount;
    expect(countMoves(NEW)).toBe(countMoves({a: 'one file'}));
  });

  it('moves file by file where its folder cannot be moved', () => {
    const site = createSite();
    // The first rename is that of the journal; the second is the folder's, the third a try.
    const calls = ['renameSync'] as const;
    expect(withFsFault({at: 1, code: 'EXDEV', calls}, () => site.build(NEW)).error).toBeUndefined();
    expect(site.read()).toEqual(NEW);
  });

  it('gets copies of all where it is on a file system of its own', () => {
    const site = createSite();
    const names = ['assets/x.js', 'b/x.js'];
    const files = Object.fromEntries(names.map((name) => [name, name]));
    let error: unknown;
    const inner = withFsFault({at: 1, code: 'EXDEV', calls: ['renameSync']}, () => {
      ({error} = withFsFault({at: 2, code: 'EXDEV', calls: ['renameSync']}, () =>
        site.build(files),
      ));
    });
    expect([inner.error, error]).toEqual([undefined, undefined]);
    expect(site.read()).toEqual(files);
  });
});

describe('an output on a file system of its own', () => {
  it('gets copies, which then move in one step each', () => {
    const site = createSite();
    site.build(OLD);
    let copied: ReturnType<typeof withFsFault> | undefined;
    // The first rename is that of the journal; the second is the first file's.
    withFsFault({at: 1, code: 'EXDEV', calls: ['renameSync']}, () => {
      copied = withFsFault({at: Infinity, calls: ['copyFileSync']}, () => site.build(NEW));
    });
    // Six files that differ, and the list of proofs.
    expect(copied).toEqual({error: undefined, changeCount: 7});
    expect(site.read()).toEqual(NEW);
  });
});

describe('switching', () => {
  it('keeps what is not its own, and the folder that readers may still be in', () => {
    const site = createSite({swap: true});
    site.build(OLD);
    writeFileSync(join(site.dir, 'CNAME'), 'example.org');
    const before = readdirSync(join(site.state, 'releases'));
    for (const files of [NEW, OLD, NEW]) site.build(files);
    expect(site.read()).toEqual({...NEW, CNAME: 'example.org'});
    expect(before).toHaveLength(1);
    expect(readdirSync(join(site.state, 'releases'))).toHaveLength(2);
  });

  it('takes over a folder, and writing in place goes on behind the link', () => {
    const site = createSite();
    site.build(OLD);
    const output = openOutput(site.dir, site.state, {swap: true});
    output.write('index.html', 'k', 'switched');
    output.commit();
    expect(lstatSync(site.dir).isSymbolicLink()).toBe(true);
    expect(site.read()).toEqual({'index.html': 'switched'});
    site.build(NEW);
    expect(site.read()).toEqual(NEW);
    expect(lstatSync(site.dir).isSymbolicLink()).toBe(true);
  });
});

/** Runs `work`; right before the first file or folder is moved to `path`, does `first`. */
function beforeMoveTo(path: string, first: () => void, work: () => void): void {
  const original = fs.renameSync;
  let isDone = false;
  fs.renameSync = (from, to) => {
    if (to === path && !isDone) {
      isDone = true;
      first();
    }
    original(from, to);
  };
  syncBuiltinESMExports();
  try {
    work();
  } finally {
    fs.renameSync = original;
    syncBuiltinESMExports();
  }
}

it('leaves a folder alone that another site made its output of in the same moment, also the next time', () => {
  const [theirs, ours] = [createSite(), createSite()];
  const build = (): void => {
    const output = openOutput(theirs.dir, ours.state);
    output.write('index.html', 'ours', 'ours');
    output.commit();
  };
  const files = {'index.html': 'theirs', 'a.txt': 'theirs'};
  expect(() => beforeMoveTo(theirs.dir, () => theirs.build(files), build)).toThrow('EM-002');
  expect(theirs.read()).toEqual(files);
  expect(build).toThrow('EM-002');
  expect(theirs.read()).toEqual(files);
});
