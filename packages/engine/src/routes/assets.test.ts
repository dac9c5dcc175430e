import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createAssetStore} from './assets.ts';
import {findOutputPathProblem} from './outputPath.ts';

it('knows the size of a picture whether it was linked to before or not', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>',
  });
  const path = join(dir, 'a.svg');
  const store = createAssetStore({dir, followLinks: false});
  const linked = store.findFile(path)!;
  const shown = store.findPicture(path)!;
  expect(shown.facts?.size).toEqual({width: 30, height: 20});
  expect([shown.path, linked.path].map((one) => one.split('/')[1])).toEqual(['images', 'files']);
  expect([...store.used.keys()]).toEqual([linked.path, shown.path]);
  expect(store.findPicture(path)).toBe(shown);
});

it('cuts a long name, so that the name in the output is one that systems hold', () => {
  const dir = temporaryFolder();
  const name = `${'图'.repeat(82)}.svg`;
  writeFiles(dir, {[name]: '<svg/>'});
  const {path} = createAssetStore({dir, followLinks: false}).findPicture(join(dir, name))!;
  expect(findOutputPathProblem(path, 'linux')).toBeUndefined();
  expect(path).toMatch(/^assets\/images\/图{73}-[\w]{8}\.svg$/);
});

it('knows each of several files with the same bytes', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a/x.svg': '<svg/>', 'b/x.svg': '<svg/>'});
  const store = createAssetStore({dir, followLinks: false});
  const paths = ['a/x.svg', 'b/x.svg'].map((path) => join(dir, path));
  for (const path of paths) store.findPicture(path);
  expect(store.used.size).toBe(1);
  expect([...store.files]).toEqual(paths);
});

it('reads the beginning of a picture that is too large to be read at once, and hashes all of it', () => {
  const dir = temporaryFolder();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">';
  writeFiles(dir, {'a.svg': `${drawing}<g/></svg>`, 'b/a.svg': `${drawing}<a/></svg>`});
  const rules = {dir, followLinks: false};
  const [whole, head] = [createAssetStore(rules), createAssetStore(rules, drawing.length)];
  for (const path of ['a.svg', 'b/a.svg'].map((name) => join(dir, name)))
    for (const find of ['findPicture', 'findFile'] as const) {
      const {smallBytes: _, ...expected} = whole[find](path)!;
      const {smallBytes: __, ...found} = head[find](path)!;
      expect(found).toEqual(expected);
    }
  expect(new Set([...head.used.values()].map(({hash}) => hash)).size).toBe(2);
});

it.runIf(process.platform === 'linux')('names a file that is there and cannot be read', () => {
  const dir = `/proc/${process.pid}`;
  const assets = createAssetStore({dir, followLinks: false});
  expect(() => assets.findFile(`${dir}/mem`)).toThrow(
    expect.objectContaining({code: 'EIO', path: `${dir}/mem`}),
  );
});
