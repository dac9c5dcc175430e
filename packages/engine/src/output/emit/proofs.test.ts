import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {createOwnership} from './manifest.ts';
import {openOutput} from './output.ts';
import {PROOFS_FILE, proofOf} from './proofs.ts';
import {removeOutput} from './removeOutput.ts';
import {listFiles} from './existingFiles.ts';

const OLD = {
  'index.html': 'home',
  'secret/笔记/index.html': 'a note that nobody links to',
  'assets/x.js': 'x',
  'routes.json': '["/","/secret/笔记/"]',
};
const NEW = {'index.html': 'home', 'routes.json': '["/"]'};

/** A site whose output is there, while all that was remembered of it is lost. */
function forgottenSite(files: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder();
  const [dir, state] = [join(root, 'dist'), join(root, 'state')];
  const build = (contents: Readonly<Record<string, string>>) => {
    const output = openOutput(dir, state);
    for (const [path, content] of Object.entries(contents)) output.write(path, content, content);
    return output.commit();
  };
  build({...OLD, ...files});
  rmSync(state, {recursive: true});
  return {dir, state, build, list: () => listFiles(dir).sort()};
}

describe('a build that has lost all it remembered', () => {
  it('removes what an earlier one wrote and this one does not', () => {
    const {build, list} = forgottenSite();
    expect(build(NEW)).toMatchObject({removedCount: 2});
    expect(list()).toEqual([PROOFS_FILE, ...Object.keys(NEW)]);
  });

  it('leaves what others put there or changed, links and pipes too', () => {
    const {dir, build, list} = forgottenSite({
      'a.txt': 'a',
      'b.txt': 'b',
      'p.txt': 'p',
      'q.txt': 'q',
    });
    writeFiles(dir, {
      CNAME: 'example.org',
      'secret/mine.txt': 'mine',
      'a.txt': 'another',
      'c.txt': 'b',
    });
    for (const name of ['p.txt', 'q.txt']) rmSync(join(dir, name));
    symlinkSync('b.txt', join(dir, 'p.txt'));
    execFileSync('mkfifo', [join(dir, 'q.txt')]);
    build(NEW);
    const left = ['CNAME', 'a.txt', 'c.txt', 'p.txt', 'q.txt', 'secret/mine.txt'];
    expect(list()).toEqual([PROOFS_FILE, ...left, ...Object.keys(NEW)].sort());
  });

  it('removes nothing where the list of proofs is gone, cut or of another', () => {
    for (const proofs of [undefined, '', 'no proof\n', 'AAAAAAAAAAAA\n']) {
      const {dir, build, list} = forgottenSite();
      const file = join(dir, PROOFS_FILE);
      if (proofs === undefined) rmSync(file);
      else writeFileSync(file, proofs);
      build(NEW);
      expect(list()).toEqual([PROOFS_FILE, ...Object.keys(OLD)].sort());
    }
  });

  it('is not needed for cleaning', () => {
    const {dir, state} = forgottenSite();
    writeFiles(dir, {CNAME: 'example.org'});
    expect(removeOutput(dir, state)).toEqual({isRemoved: true, left: ['CNAME']});
    expect(existsSync(join(dir, 'CNAME'))).toBe(true);
  });
});

describe('the list of proofs', () => {
  it('names no file, and is the same for the same files', () => {
    const [one, other] = [forgottenSite(), forgottenSite()];
    const text = readFileSync(join(one.dir, PROOFS_FILE), 'utf8');
    expect(text).toMatch(/^(?:[A-Za-z0-9]{12}\n){4}$/);
    expect(readFileSync(join(other.dir, PROOFS_FILE), 'utf8')).toBe(text);
  });

  it('is made again where somebody changed it, also while no other file changes', () => {
    const {dir, build} = forgottenSite();
    const file = join(dir, PROOFS_FILE);
    const text = readFileSync(file, 'utf8');
    build(OLD);
    writeFileSync(file, `${text}AAAAAAAAAAAA\n`);
    build(OLD);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('follows what is removed, and what takes its place', () => {
    const {dir, build} = forgottenSite();
    const {'assets/x.js': code, ...others} = OLD;
    build({...others, 'assets/y.js': code});
    const text = readFileSync(join(dir, PROOFS_FILE), 'utf8');
    build({...others, 'assets/z.js': code});
    expect(readFileSync(join(dir, PROOFS_FILE), 'utf8')).not.toBe(text);
    build({...others, 'assets/y.js': code});
    expect(readFileSync(join(dir, PROOFS_FILE), 'utf8')).toBe(text);
  });

  it('is made again from the files where an older version remembers no proofs', () => {
    const {dir, state, build} = forgottenSite();
    const text = readFileSync(join(dir, PROOFS_FILE), 'utf8');
    build(OLD);
    const manifest = join(state, 'manifest.json');
    const old = JSON.parse(readFileSync(manifest, 'utf8'), (key, value) =>
      key === 'proof' ? undefined : value,
    );
    delete old.files[PROOFS_FILE];
    writeFileSync(manifest, JSON.stringify(old));
    rmSync(join(dir, PROOFS_FILE));
    const output = openOutput(dir, state);
    expect(Object.entries(OLD).every(([path, key]) => output.reuse(path, key))).toBe(true);
    output.commit();
    expect(readFileSync(join(dir, PROOFS_FILE), 'utf8')).toBe(text);
  });
});

it('the list of proofs is not sent to readers', () => {
  const {state, build} = forgottenSite();
  const isPublished = createOwnership(state);
  expect(isPublished(PROOFS_FILE)).toBe(false);
  build(NEW);
  expect(createOwnership(state)(PROOFS_FILE)).toBe(false);
  expect(createOwnership(state)('routes.json')).toBe(true);
});

it('a server that runs meanwhile sends what the next build makes, and no longer what it removes', () => {
  const {state, build} = forgottenSite();
  build(NEW);
  const isPublished = createOwnership(state);
  expect(['index.html', 'b.html'].map(isPublished)).toEqual([true, false]);
  utimesSync(join(state, 'manifest.json'), 1000, 1000);
  build({'b.html': 'b'});
  expect(['index.html', 'b.html'].map(isPublished)).toEqual([false, true]);
});

it('is the same for both forms of a name, as some file systems give it back in the other', () => {
  expect(proofOf('cafe\u0301.html', 'sum')).toBe(proofOf('caf\u00e9.html', 'sum'));
});
