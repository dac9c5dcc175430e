import {describe, expect, it} from 'vitest';
import {parseVersionNames, resolveVersions} from './version.ts';

const defaults = {
  id: 'default',
  path: 'notes',
  includeCurrentVersion: true,
  disableVersioning: false,
  versions: {},
};
const place = {file: 'wuya.config.ts'};
const resolve = (names: readonly string[], options: Record<string, unknown> = {}) =>
  resolveVersions({names, options: {...defaults, ...options}, basePath: '/wuya/', place});
const print = (names: readonly string[], options?: Record<string, unknown>) =>
  resolve(names, options).versions.map(
    ({name, label, isLast, basePath, banner, hasBadge}) =>
      `${name} “${label}”${isLast ? ' last' : ''} ${basePath} ${banner ?? 'none'}${hasBadge ? ' badge' : ''}`,
  );

describe('C2.20 the versions of a site', () => {
  it('are one, current, labelled Next, without banner and badge, at the root', () => {
    expect(print([])).toEqual(['current “Next” last /wuya/ none']);
    expect(resolve([]).versions).toMatchObject([
      {className: 'docs-version-current', folder: 'notes', noIndex: false},
    ]);
  });

  it('are [current, 2.0, 1.0]: unreleased, last, unmaintained, each with a badge', () => {
    expect(print(['2.0', '1.0'])).toEqual([
      'current “Next” /wuya/next/ unreleased badge',
      '2.0 “2.0” last /wuya/ none badge',
      '1.0 “1.0” /wuya/1.0/ unmaintained badge',
    ]);
    expect(resolve(['2.0']).versions[1]!.folder).toBe('versioned_docs/version-2.0');
  });

  it('have current at the root when it is the last version', () => {
    expect(print(['1.0'], {lastVersion: 'current'})).toEqual([
      'current “Next” last /wuya/ none badge',
      '1.0 “1.0” /wuya/1.0/ unmaintained badge',
    ]);
  });

  it('may have labels, paths, banners, badges and classes of their own', () => {
    const versions = {
      current: {label: '在写', path: '草稿', banner: 'none', badge: false},
      '1.0': {banner: 'unreleased', noIndex: true, className: 'old'},
    };
    expect(print(['1.0'], {versions})).toEqual([
      'current “在写” /wuya/%E8%8D%89%E7%A8%BF/ none',
      '1.0 “1.0” last /wuya/ unreleased badge',
    ]);
    expect(resolve(['1.0'], {versions}).versions[1]).toMatchObject({
      noIndex: true,
      className: 'old',
    });
  });

  it('may leave out current, or all but some', () => {
    expect(print(['1.0'], {includeCurrentVersion: false})).toEqual(['1.0 “1.0” last /wuya/ none']);
    expect(print(['2.0', '1.0'], {onlyIncludeVersions: ['current', '1.0']})).toEqual([
      'current “Next” /wuya/next/ unreleased badge',
      '1.0 “1.0” last /wuya/ none badge',
    ]);
    expect(print(['1.0'], {disableVersioning: true})).toEqual(['current “Next” last /wuya/ none']);
  });

  it('are as they would be without an option that leaves none, or asks for one that is not built', () => {
    expect(print([], {includeCurrentVersion: false})).toEqual(['current “Next” last /wuya/ none']);
    expect(print(['1.0'], {onlyIncludeVersions: ['9']})).toEqual(print(['1.0']));
    expect(print(['1.0'], {lastVersion: '9'})).toEqual(print(['1.0']));
    const only = {onlyIncludeVersions: ['1.0']};
    expect(print(['2.0', '1.0'], {...only, lastVersion: '2.0'})).toEqual(
      print(['2.0', '1.0'], only),
    );
  });

  it('are named when an option asks for one that is not there', () => {
    const {diagnostics} = resolve(['1.0'], {
      lastVersion: '1.1',
      onlyIncludeVersions: ['current', '9'],
      versions: {'1.0': {}},
    });
    expect(diagnostics.map(({code, en}) => `${code} ${en}`)).toEqual([
      'VER-251 There is no docs version “1.1”.\nAvailable version names are:\n- current\n- 1.0',
      expect.stringContaining('“9”'),
    ]);
  });
});

describe('versions.json', () => {
  it('is a list of names', () => {
    expect(parseVersionNames('["2.0", "1.0"]', 'versions.json')).toEqual({
      names: ['2.0', '1.0'],
      diagnostics: [],
    });
  });

  it('names each version once, and not the one in work, which is beside it', () => {
    const {names} = parseVersionNames('["current", "2.0", "2.0", "1.0"]', 'versions.json');
    expect(names).toEqual(['2.0', '1.0']);
  });

  it.each(['{', '{"a": 1}', '[1]', '["a/b"]', '[".."]'])('is refused when it is %s', (text) => {
    expect(parseVersionNames(text, 'versions.json')).toMatchObject({
      names: [],
      diagnostics: [{code: 'VER-252', place: {file: 'versions.json'}}],
    });
  });
});
