import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createVersionWatch} from './packageVersions.ts';

const installed = (name: string, version: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({name, version}),
});

it('names packages whose version was changed, once, whatever wrote them', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'package.json': '{"dependencies": {"a": "1", "@b/c": "1"}, "devDependencies": {"d": "1"}}',
    ...installed('a', '1.0.0'),
    ...installed('@b/c', '1.0.0'),
  });
  const look = createVersionWatch(dir);
  expect(look()).toBeUndefined();
  writeFiles(dir, {...installed('a', '1.1.0'), ...installed('@b/c', '2.0.0')});
  expect(look()).toEqual([
    'a 1.0.0 → 1.1.0，@b/c 1.0.0 → 2.0.0：按 Ctrl+C，再运行 wuya dev，才用上新的。\n',
    'a 1.0.0 → 1.1.0, @b/c 1.0.0 → 2.0.0: press Ctrl+C and run wuya dev again to use it.\n',
  ]);
  expect(look()).toBeUndefined();
});

it('says nothing of packages that come, go, or are half written, and finds what changed meanwhile', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'package.json': '{"devDependencies": {"d": "1"}}', ...installed('d', '1.0.0')});
  const look = createVersionWatch(dir);
  writeFiles(dir, {'node_modules/d/package.json': '{"version": "1.'});
  expect(look()).toBeUndefined();
  writeFiles(dir, {
    'package.json': '{"dependencies": {"d": "1", "e": "1"}}',
    ...installed('e', '1.0.0'),
  });
  expect(look()).toBeUndefined();
  writeFiles(dir, installed('d', '1.0.1'));
  expect(look()![1]).toBe('d 1.0.0 → 1.0.1: press Ctrl+C and run wuya dev again to use it.\n');
});

it('says nothing of a folder without a package.json', () => {
  expect(createVersionWatch(temporaryFolder())()).toBeUndefined();
});
