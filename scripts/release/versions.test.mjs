import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {
  cutChangelog,
  findFaults,
  isVersion,
  ownFolders,
  sectionOf,
  setVersion,
} from './versions.mjs';

it('knows a version', () => {
  expect(['1.2.3', '0.2.0-beta.1'].every(isVersion)).toBe(true);
  expect(['1.2', 'v1.2.3', '1.2.3 ', 'latest'].some(isVersion)).toBe(false);
});

it('knows every package of the repository', () => {
  const read = (name) =>
    JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
  const folders = ownFolders(read('package-lock.json'));
  const {workspaces} = read('package.json');
  expect(folders).toEqual(
    expect.arrayContaining(['', ...workspaces.filter((one) => !one.endsWith('*'))]),
  );
  expect(folders).toContain('packages/engine');
});

it('brings the dependencies of the repository itself in step and leaves the others', () => {
  const manifest = {
    name: '@wuya/engine',
    version: '0.1.0',
    dependencies: {'@wuya/theme': '0.1.0', vite: '8.3.8'},
  };
  expect(setVersion(manifest, '0.2.0', ['@wuya/theme', '@wuya/engine'])).toEqual({
    name: '@wuya/engine',
    version: '0.2.0',
    dependencies: {'@wuya/theme': '0.2.0', vite: '8.3.8'},
  });
});

it('gives the section Unreleased its version and day', () => {
  const text = '# Changelog\n\n## Unreleased\n\n- Added: a.\n\n## 0.1.0 (2026-01-01)\n\n- b\n';
  const cut = cutChangelog(text, '0.2.0', '2026-11-22');
  expect(cut).toContain('## 0.2.0 (2026-11-22)\n\n- Added: a.');
  expect(sectionOf(cut, '0.2.0')).toBe('- Added: a.');
});

it('releases nothing when nothing is written down', () => {
  expect(() => cutChangelog('## 0.1.0 (2026-01-01)\n\n- b\n', '0.2.0', 'x')).toThrow('Unreleased');
  expect(() => cutChangelog('## Unreleased\n\n## 0.1.0\n\n- b\n', '0.2.0', 'x')).toThrow('empty');
});

it('names what is missing in a package and what has no place in it', () => {
  const paths = ['package.json', 'README.md', 'dist/a.js', 'src/a.test.ts', 'src/testing/b.ts'];
  expect(findFaults(paths)).toEqual([
    'LICENSE is missing',
    'src/a.test.ts is no part of the package',
    'src/testing/b.ts is no part of the package',
  ]);
});
