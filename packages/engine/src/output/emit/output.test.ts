import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {ContentError} from '../../errors/contentError.ts';
import {openOutput} from './output.ts';
import {PROOFS_FILE} from './proofs.ts';

type Files = Readonly<Record<string, string>>;

/** One site's output and state folders. Every file is its own key unless `keys` says otherwise. */
function createSite() {
  const root = temporaryFolder();
  const dir = join(root, 'dist');
  const state = join(root, 'state');
  return {
    dir,
    state,
    build(files: Files) {
      const output = openOutput(dir, state);
      for (const [path, content] of Object.entries(files)) output.write(path, content, content);
      return output.commit();
    },
    read(): Record<string, string> {
      if (!existsSync(dir)) return {};
      const names = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
        (name) => name !== PROOFS_FILE && statSync(join(dir, name)).isFile(),
      );
      return Object.fromEntries(
        names
          .sort()
          .map((name) => [name.replaceAll(sep, '/'), readFileSync(join(dir, name), 'utf8')]),
      );
    },
    stampOf: (path: string) => statSync(join(dir, path), {bigint: true}).mtimeNs,
    inodeOf: (path: string) => statSync(join(dir, path)).ino,
  };
}

const files: Files = {
  'index.html': 'home',
  'a/index.html': 'a',
  'a/index.json': '{}',
  'assets/x.js': 'x',
};

describe('names that are one to the file system of the output', () => {
  const readRules = () => ({foldsCase: true, foldsForm: true});
  const commit = (dir: string, state: string, paths: readonly string[]) => {
    const output = openOutput(dir, state, {readRules});
    for (const path of paths) output.write(path, path, path);
    return output.commit();
  };

  it('stop the build before anything is moved', () => {
    const {dir, state, build, read} = createSite();
    build(files);
    expect(() => commit(dir, state, ['A/index.html', 'a/index.html'])).toThrow(ContentError);
    expect(read()).toEqual(files);
  });

  it('stay when only their case changed: the old name is the new file', () => {
    const {dir, state} = createSite();
    commit(dir, state, ['A/index.html']);
    expect(commit(dir, state, ['a/index.html'])).toMatchObject({removedCount: 0});
  });

  it('are its own under the new one too', () => {
    const {dir, state} = createSite();
    commit(dir, state, ['A/index.html']);
    // As such a file system shows it.
    mkdirSync(join(dir, 'a'), {recursive: true});
    if (!existsSync(join(dir, 'a/index.html')))
      linkSync(join(dir, 'A/index.html'), join(dir, 'a/index.html'));
    commit(dir, state, ['a/index.html']);
    expect(readFileSync(join(dir, 'a/index.html'), 'utf8')).toBe('a/index.html');
  });

  it('that are file and folder stop it everywhere', () => {
    const {build, read} = createSite();
    build(files);
    expect(() => build({...files, a: 'a file'})).toThrow(ContentError);
    expect(read()).toEqual(files);
  });
});

describe('a build', () => {
  it('writes all files of a first build', () => {
    const site = createSite();
    expect(site.build(files)).toEqual({
      writtenCount: 4,
      removedCount: 0,
      fileCount: 4,
      sizeBytes: 8,
    });
    expect(site.read()).toEqual(files);
  });

  it('writes nothing when nothing changed, and touches no file', () => {
    const site = createSite();
    site.build(files);
    const before = Object.keys(files).map((path) => [site.inodeOf(path), site.stampOf(path)]);
    expect(site.build(files)).toMatchObject({writtenCount: 0, removedCount: 0});
    expect(Object.keys(files).map((path) => [site.inodeOf(path), site.stampOf(path)])).toEqual(
      before,
    );
  });

  it('writes only what changed', () => {
    const site = createSite();
    site.build(files);
    const inode = site.inodeOf('index.html');
    expect(site.build({...files, 'a/index.html': 'new'})).toMatchObject({
      writtenCount: 1,
      removedCount: 0,
    });
    expect(site.read()).toEqual({...files, 'a/index.html': 'new'});
    expect(site.inodeOf('index.html')).toBe(inode);
  });

  it('removes pages that are gone, and the folders they leave empty', () => {
    const site = createSite();
    site.build(files);
    expect(site.build({'index.html': 'home'})).toMatchObject({writtenCount: 0, removedCount: 3});
    expect(site.read()).toEqual({'index.html': 'home'});
    expect(existsSync(join(site.dir, 'a'))).toBe(false);
  });

  it('leaves files alone that are not its own', () => {
    const site = createSite();
    site.build(files);
    writeFileSync(join(site.dir, 'CNAME'), 'example.com');
    writeFileSync(join(site.dir, 'a/mine.txt'), 'mine');
    site.build({'index.html': 'home'});
    expect(site.read()).toEqual({'index.html': 'home', CNAME: 'example.com', 'a/mine.txt': 'mine'});
  });

  it('makes a file again that was deleted or edited by another hand', () => {
    const site = createSite();
    site.build(files);
    rmSync(join(site.dir, 'index.html'));
    writeFileSync(join(site.dir, 'a/index.html'), 'edited');
    expect(site.build(files)).toMatchObject({writtenCount: 2});
    expect(site.read()).toEqual(files);
  });

  it('turns a page into a folder and back', () => {
    const site = createSite();
    site.build({a: 'file', 'b/c': 'file'});
    site.build({'a/b': 'below', b: 'above'});
    expect(site.read()).toEqual({'a/b': 'below', b: 'above'});
    site.build({a: 'file', 'b/c': 'file'});
    expect(site.read()).toEqual({a: 'file', 'b/c': 'file'});
  });

  it('shows nothing before it commits', () => {
    const site = createSite();
    site.build(files);
    const output = openOutput(site.dir, site.state);
    output.write('index.html', 'k', 'half done');
    expect(site.read()).toEqual(files);
    expect(site.build(files)).toMatchObject({writtenCount: 0});
  });
});

describe('reuse', () => {
  it('keeps a file made from the same key', () => {
    const site = createSite();
    site.build(files);
    const output = openOutput(site.dir, site.state);
    expect(Object.entries(files).map(([path, key]) => output.reuse(path, key))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(output.commit()).toMatchObject({writtenCount: 0, fileCount: 4});
    expect(site.read()).toEqual(files);
  });

  it('refuses another key, a file that is gone and one that was never made', () => {
    const site = createSite();
    site.build(files);
    rmSync(join(site.dir, 'assets/x.js'));
    const output = openOutput(site.dir, site.state);
    expect([
      output.reuse('index.html', 'other'),
      output.reuse('assets/x.js', 'x'),
      output.reuse('new.html', 'x'),
    ]).toEqual([false, false, false]);
  });

  it('knows the new key of a file whose content stayed the same', () => {
    const site = createSite();
    site.build(files);
    const output = openOutput(site.dir, site.state);
    output.write('index.html', 'new key', 'home');
    expect(output.commit()).toMatchObject({writtenCount: 0});
    expect(openOutput(site.dir, site.state).reuse('index.html', 'new key')).toBe(true);
  });
});

describe('copy', () => {
  it('copies a file once and again when it changes', () => {
    const site = createSite();
    const from = join(site.dir, '..', 'logo.svg');
    const build = () => {
      const output = openOutput(site.dir, site.state);
      output.copy('logo.svg', from);
      return output.commit().writtenCount;
    };
    writeFileSync(from, 'one');
    expect([build(), build()]).toEqual([1, 0]);
    writeFileSync(from, 'three');
    expect(build()).toBe(1);
    expect(site.read()).toEqual({'logo.svg': 'three'});
  });

  it('copies a file whose content alone changed, size and time being the same', () => {
    const site = createSite();
    const from = join(site.dir, '..', 'logo.svg');
    for (const content of ['one', 'two']) {
      writeFileSync(from, content);
      utimesSync(from, 1_600_000_000, 1_600_000_000);
      const output = openOutput(site.dir, site.state);
      output.copy('logo.svg', from);
      expect(output.commit()).toMatchObject({writtenCount: 1});
      expect(site.read()).toEqual({'logo.svg': content});
    }
  });
});

describe('a damaged state', () => {
  it.each([
    '',
    '{"version":1,"files":{"index',
    '[]',
    '{"version":2,"files":{}}',
    'null',
    '{"version":1}',
    '{"version":1,"files":[5]}',
    '{"version":1,"files":{"index.html":null,"../x":{"key":"","size":1,"mtimeMs":1}}}',
  ])('is made good by the next build: manifest %j', (content) => {
    const site = createSite();
    site.build(files);
    writeFileSync(join(site.state, 'manifest.json'), content);
    site.build({...files, 'index.html': 'new'});
    expect(site.read()).toEqual({...files, 'index.html': 'new'});
    expect(site.build({...files, 'index.html': 'new'})).toMatchObject({writtenCount: 0});
  });

  it('is made good when the whole state is gone', () => {
    const site = createSite();
    site.build(files);
    rmSync(site.state, {recursive: true});
    site.build(files);
    expect(site.read()).toEqual(files);
  });
});

describe('a state of another build than the output, as caches of two branches bring it', () => {
  const older: Files = {'index.html': 'home', 'a/index.html': 'a'};
  const newer: Files = {'index.html': 'new home', 'b/index.html': 'b'};
  /** A site whose output is of one build and whose state of another one. */
  function createMixed(output: Files, state: Files) {
    const site = createSite();
    const kept = `${site.dir}-kept`;
    site.build(output);
    cpSync(site.dir, kept, {recursive: true, preserveTimestamps: true});
    site.build(state);
    rmSync(site.dir, {recursive: true});
    renameSync(kept, site.dir);
    return site;
  }

  it.each([
    ['an older one', newer, older],
    ['a newer one', older, newer],
  ])('%s: what neither wants is removed', (_, output, state) => {
    const site = createMixed(output, state);
    site.build({'index.html': 'third'});
    expect(site.read()).toEqual({'index.html': 'third'});
  });

  it('what the other build made is replaced', () => {
    const site = createMixed(newer, older);
    site.build({...newer, 'b/index.html': 'third'});
    expect(site.read()).toEqual({...newer, 'b/index.html': 'third'});
  });

  it('what no build made stays, and is not replaced', () => {
    const site = createMixed(newer, older);
    writeFileSync(join(site.dir, 'b/index.html'), 'mine');
    writeFileSync(join(site.dir, 'CNAME'), 'a.example');
    expect(() => site.build({...newer, 'b/index.html': 'third'})).toThrow('EM-002');
    site.build({'index.html': 'third'});
    expect(site.read()).toEqual({
      CNAME: 'a.example',
      'b/index.html': 'mine',
      'index.html': 'third',
    });
  });
});

describe('a build killed while it moves files', () => {
  const after: Files = {'index.html': 'new home', 'b/index.html': 'b', 'assets/x.js': 'x'};

  /** The state a kill leaves: journal written, the first `moved` of its steps done, the manifest still the old one. */
  function killAfter(moved: number) {
    const site = createSite();
    site.build(files);
    const steps = [
      () => rmSync(join(site.dir, 'a/index.html')),
      () => rmSync(join(site.dir, 'a'), {recursive: true}),
      () => renameSync(join(site.state, 'staging', '0'), join(site.dir, 'index.html')),
      () => {
        mkdirSync(join(site.dir, 'b'));
        renameSync(join(site.state, 'staging', '1'), join(site.dir, 'b/index.html'));
      },
    ];
    mkdirSync(join(site.state, 'staging'));
    writeFileSync(join(site.state, 'staging', '0'), 'new home');
    writeFileSync(join(site.state, 'staging', '1'), 'b');
    writeFileSync(
      join(site.state, 'journal.json'),
      JSON.stringify(['index.html', 'b/index.html', 'a/index.html', 'a/index.json']),
    );
    for (const step of steps.slice(0, moved)) step();
    return site;
  }

  it.each([0, 1, 2, 3, 4])('is finished by the next build after %i of its steps', (moved) => {
    const site = killAfter(moved);
    site.build(after);
    expect(site.read()).toEqual(after);
    expect(readdirSync(site.state)).toEqual(['manifest.json']);
  });

  it.each([0, 1, 2, 3, 4])(
    'is undone by the next build of the old content after %i of its steps',
    (moved) => {
      const site = killAfter(moved);
      site.build(files);
      expect(site.read()).toEqual(files);
    },
  );

  it('makes nothing the journal names count as known', () => {
    const site = killAfter(3);
    const output = openOutput(site.dir, site.state);
    expect([output.reuse('index.html', 'home'), output.reuse('assets/x.js', 'x')]).toEqual([
      false,
      true,
    ]);
  });

  it.each(['["index.ht', '[5,null,{},["a"]]', '["../state/x",""]'])(
    'trusts no file when the journal itself is damaged: %s',
    (content) => {
      const site = killAfter(3);
      writeFileSync(join(site.state, 'journal.json'), content);
      expect(openOutput(site.dir, site.state).reuse('assets/x.js', 'x')).toBe(false);
      site.build(after);
      expect(site.read()).toEqual(after);
    },
  );

  it('removes a file that only the killed build made', () => {
    const site = killAfter(4);
    site.build({'index.html': 'home'});
    expect(site.read()).toEqual({'index.html': 'home'});
  });
});

describe('what no build made', () => {
  const build = (site: ReturnType<typeof createSite>, wanted: Files) => {
    try {
      site.build(wanted);
      return 'built';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    ['a file where a page is to stand', 'a', {'a/index.html': 'page'}],
    ['a file of the same name', 'a', {a: 'page'}],
    ['a folder that holds it where a file is to stand', 'a/mine', {a: 'page'}],
    ['a file deep in such a folder', 'a/b/mine', {a: 'page'}],
  ])('stops the build as %s, and is left alone', (_, mine, wanted) => {
    const site = createSite();
    site.build({old: 'old'});
    mkdirSync(dirname(join(site.dir, mine)), {recursive: true});
    writeFileSync(join(site.dir, mine), 'mine');
    expect(build(site, wanted as Files)).toContain('EM-002');
    expect(site.read()).toMatchObject({old: 'old', [mine]: 'mine'});
    expect(build(site, {old: 'new'})).toBe('built');
  });

  it('stops the build as a link where a folder must be, and nothing is written behind it', () => {
    const site = createSite();
    site.build({old: 'old'});
    const outside = join(site.dir, '..', 'outside');
    mkdirSync(outside);
    symlinkSync(outside, join(site.dir, 'a'));
    expect(build(site, {'a/index.html': 'page'})).toContain('EM-002');
    expect(readdirSync(outside)).toEqual([]);
  });

  it('stays behind a link that took the place of a folder', () => {
    const site = createSite();
    site.build({'a/x': 'built', b: 'b'});
    const outside = join(site.dir, '..', 'outside');
    rmSync(join(site.dir, 'a'), {recursive: true});
    mkdirSync(outside);
    writeFileSync(join(outside, 'x'), 'mine');
    symlinkSync(outside, join(site.dir, 'a'));
    expect(build(site, {b: 'new'})).toBe('built');
    expect(readFileSync(join(outside, 'x'), 'utf8')).toBe('mine');
  });

  it('is taken over when it has the very same content', () => {
    const site = createSite();
    mkdirSync(site.dir);
    writeFileSync(join(site.dir, 'a'), 'same');
    expect(build(site, {a: 'same'})).toBe('built');
  });

  it('is known from an output whose state is gone by its list of routes', () => {
    const site = createSite();
    site.build({...files, 'routes.json': '[]'});
    rmSync(site.state, {recursive: true});
    expect(build(site, {...files, 'routes.json': '[]', 'index.html': 'new'})).toBe('built');
  });
});

it.each([
  '../x',
  'a/../../x',
  '/etc/x',
  '',
  'a//b',
  'a/./b',
  'a\0b',
  `${'a'.repeat(300)}/index.html`,
])('writes and copies nothing to %j', (path) => {
  const site = createSite();
  mkdirSync(site.dir);
  const output = openOutput(site.dir, site.state);
  expect(() => output.write(path, 'k', 'x')).toThrow('EM-001');
  writeFileSync(join(site.dir, '..', 'from'), 'x');
  expect(() => output.copy(path, join(site.dir, '..', 'from'))).toThrow('EM-001');
  expect(output.reuse(path, 'k')).toBe(false);
});

it('removes a page with a backslash in its name', () => {
  const site = createSite();
  site.build({'a\\b/index.html': 'x', c: 'c'});
  expect(site.build({c: 'c'})).toMatchObject({removedCount: 1});
  expect(site.read()).toEqual({c: 'c'});
});

it.runIf(process.platform === 'linux').each([false, true])(
  'an output where the system makes no folder is an error, not a wait without end (swap: %s)',
  (swap) => {
    const output = openOutput('/proc/wuya/dist', join(temporaryFolder(), 'state'), {swap});
    output.write('a.html', 'a', 'a');
    expect(() => output.commit()).toThrow('ENOENT');
  },
);

it.skipIf(process.platform === 'win32')('gives copies the rights of any new file', () => {
  const {dir, state} = createSite();
  const from = join(dir, '../from');
  const output = openOutput(dir, state);
  for (const mode of [0o600, 0o444, 0o4755]) {
    writeFileSync(from, String(mode));
    chmodSync(from, mode);
    output.copy(`${mode}.txt`, from);
    rmSync(from);
  }
  output.write('index.html', 'x', 'x');
  output.commit();
  const modeOf = (path: string) => statSync(join(dir, path)).mode;
  const modes = readdirSync(dir)
    .filter((path) => path.endsWith('.txt'))
    .map(modeOf);
  expect(modes).toEqual([1, 2, 3].map(() => modeOf('index.html')));
});

it('makes files of another engine again, and touches those alone that differ; copies stay', () => {
  const {dir, state, read, stampOf} = createSite();
  const source = join(state, '../logo.svg');
  writeFileSync(source, 'logo');
  const buildBy = (engine: string) => {
    const output = openOutput(dir, state, {engine});
    const reused = ['a.html', 'b.html'].filter((path) => output.reuse(path, 'same key'));
    for (const path of ['a.html', 'b.html'])
      if (!reused.includes(path))
        output.write(path, 'same key', path === 'a.html' ? 'as ever' : engine);
    output.copy('logo.svg', source);
    return {reused, ...output.commit()};
  };
  buildBy('1');
  const before = ['a.html', 'logo.svg'].map(stampOf);
  expect(buildBy('1')).toMatchObject({reused: ['a.html', 'b.html'], writtenCount: 0});
  expect(buildBy('2')).toMatchObject({reused: [], writtenCount: 1, removedCount: 0});
  expect(read()).toEqual({'a.html': 'as ever', 'b.html': '2', 'logo.svg': 'logo'});
  expect(['a.html', 'logo.svg'].map(stampOf)).toEqual(before);
  expect(buildBy('2')).toMatchObject({reused: ['a.html', 'b.html'], writtenCount: 0});
});

it('makes a file again that was changed since, though it is as long as before', () => {
  const {dir, state, build, read} = createSite();
  build(files);
  const path = join(dir, 'a/index.html');
  writeFileSync(path, 'b');
  utimesSync(path, 1000, 1000);
  const output = openOutput(dir, state);
  expect(Object.entries(files).map(([name, key]) => output.reuse(name, key))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  output.write('a/index.html', 'a', 'a');
  output.commit();
  expect(read()).toEqual(files);
});

it('writes what was said last of a file that is staged first and then as it was', () => {
  const {dir, state, build, read} = createSite();
  build(files);
  const output = openOutput(dir, state);
  for (const [path, content] of Object.entries(files)) output.write(path, content, content);
  output.write('a/index.html', 'other', 'other');
  output.write('a/index.html', 'again', 'a');
  expect(output.commit()).toMatchObject({writtenCount: 0});
  expect(read()).toEqual(files);
});

it('lists a file once that is kept first and then made again', () => {
  const {dir, state, build, read} = createSite();
  build(files);
  const output = openOutput(dir, state);
  expect(output.reuse('index.html', 'home')).toBe(true);
  output.write('index.html', 'other', 'other');
  expect(output.files()).toEqual([{path: 'index.html', key: 'other'}]);
  expect(output.commit()).toMatchObject({fileCount: 1, writtenCount: 1});
  expect(read()).toEqual({'index.html': 'other'});
});
