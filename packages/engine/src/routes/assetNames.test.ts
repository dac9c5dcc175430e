import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {AssetNames, hides} from './assetNames.ts';

it.each(['.a', 'a/.b/c.json', '..a.txt', 'a/..b.txt', '...', 'a/...b/c'])('%s hides', (path) => {
  expect(hides(path)).toBe(true);
});

it.each(['a.b', './a', '../a', 'a/../b', 'a/..', '.', '..', 'a./b', ''])(
  '%s does not hide',
  (path) => {
    expect(hides(path)).toBe(false);
  },
);

it('files beside notes are listed once for all paths', () => {
  const dir = temporaryFolder();
  const config = configWith({});
  const folder = join(dir, config.docs[0]!.path);
  mkdirSync(folder);
  const names = new AssetNames({dir, config}, ['logo.png']);
  const wanted = `${config.docs[0]!.path}/cat.pgn`;
  const question = {isPicture: true, isPublished: false};
  expect(names.find(wanted, question)).toBeUndefined();
  writeFileSync(join(folder, 'cat.png'), '');
  expect(names.find(wanted, question)).toBeUndefined();
  const later = new AssetNames({dir, config}, []);
  expect(later.find(wanted, question)?.file).toBe(`${config.docs[0]!.path}/cat.png`);
});

it('published files are found in another folder, and by a similar name', () => {
  const names = new AssetNames({dir: '.', config: configWith({})}, ['img/logo.png', 'a.pdf']);
  const find = (path: string) => names.find(path, {isPicture: true, isPublished: true});
  expect(find('logo.png')).toEqual({file: 'img/logo.png', kind: 'moved'});
  expect(find('img/lgoo.png')).toEqual({file: 'img/logo.png', kind: 'similar'});
  expect(find('c.pdf')).toEqual({file: 'a.pdf', kind: 'similar'});
});
