import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {isLinkedOut, stopOnLinkedFile} from './linkedOut.ts';

function siteWithLinks() {
  const parent = temporaryFolder();
  const dir = join(parent, 'site');
  mkdirSync(join(dir, 'docs/.git'), {recursive: true});
  for (const path of ['secret.md', 'site/docs/a.md', 'site/docs/.git/config'])
    writeFileSync(join(parent, path), '');
  symlinkSync('a.md', join(dir, 'docs/inside.md'));
  symlinkSync('../../secret.md', join(dir, 'docs/outside.md'));
  symlinkSync('.git/config', join(dir, 'docs/hidden.md'));
  symlinkSync('nothing.md', join(dir, 'docs/dead.md'));
  return dir;
}

describe('isLinkedOut', () => {
  it.each([
    ['docs/a.md', false],
    ['docs/inside.md', false],
    ['docs/outside.md', true],
    ['docs/hidden.md', true],
    ['docs/dead.md', false],
    ['docs/.git/config', false],
    ['../secret.md', false],
  ])('%s: %s', (path, expected) => {
    const dir = siteWithLinks();
    expect(isLinkedOut(join(dir, path), {dir})).toBe(expected);
    expect(isLinkedOut(join(dir, path), {dir, followLinks: true})).toBe(false);
  });

  it('stops at a file alone that is behind such a link', () => {
    const dir = siteWithLinks();
    expect(() => stopOnLinkedFile('docs/inside.md', {dir})).not.toThrow();
    expect(() => stopOnLinkedFile('docs/outside.md', {dir})).toThrow('SRC-004');
  });
});
