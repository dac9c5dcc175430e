import {expect, it} from 'vitest';
import {outputStateDirOf} from './stateDir.ts';

it('names the state of an output in the site by its place there, so that the site can be moved', () => {
  const nameOf = (dir: string, out: string) => outputStateDirOf(dir, out).slice(dir.length);
  expect(nameOf('/a/site', '/a/site/dist')).toMatch(/^\/\.wuya\/output\/\w/);
  expect(nameOf('/b/moved', '/b/moved/dist')).toBe(nameOf('/a/site', '/a/site/dist'));
  expect(nameOf('/a/site', '/a/site/..dist')).toBe(nameOf('/b', '/b/..dist'));
  const names = ['/a/site/dist', '/a/site/dist-portable', '/a/dist', '/b/dist', '/a/site-dist'];
  expect(new Set(names.map((out) => nameOf('/a/site', out))).size).toBe(names.length);
});

it('names the state of an output outside of the site by the place of that, wherever the site is', () => {
  const nameOf = (dir: string, out: string) => outputStateDirOf(dir, out).slice(dir.length);
  expect(nameOf('/b/site', '/b/out')).not.toBe(nameOf('/a/site', '/a/out'));
  expect(nameOf('/b/c/site', '/a/out')).toBe(nameOf('/a/site', '/a/out'));
});
