import {expect, it} from 'vitest';
import {isBelow, isPackageId, quoteModule, toFsAddress, toModuleId} from './moduleId.ts';

it('names modules with one kind of slash', () => {
  expect(toModuleId('C:\\site\\theme\\Footer.tsx')).toBe('C:/site/theme/Footer.tsx');
  expect(toModuleId('/site/theme/Footer.tsx')).toBe('/site/theme/Footer.tsx');
});

it('quotes modules for imports with one kind of slash', () => {
  expect(quoteModule('C:\\site\\"a".tsx')).toBe('"C:/site/\\"a\\".tsx"');
});

it('tells packages from paths of both kinds of systems', () => {
  const packages = ['react', '@docusaurus/core/lib', 'node:fs', 'c'];
  const others = ['./a', '../a', '/site/a.ts', 'C:\\site\\a.ts', 'c:/site/a.ts', '\0virtual'];
  expect([...packages, ...others].filter(isPackageId)).toEqual(packages);
});

it('knows what is below a folder on both kinds of systems', () => {
  expect(isBelow('C:\\site\\theme', 'C:/site/theme/Footer.tsx')).toBe(true);
  expect(isBelow('C:\\site\\theme', 'c:/site/theme/Footer.tsx')).toBe(true);
  expect(isBelow('C:\\site', 'D:/site/a.tsx')).toBe(false);
  expect(isBelow('C:\\site\\theme', 'C:/site/themes/Footer.tsx')).toBe(false);
  expect(isBelow('/site/theme', '/site/theme/Footer.tsx')).toBe(true);
  expect(isBelow('/site/theme', '/site/themes/Footer.tsx')).toBe(false);
  expect(isBelow('/site', '/site')).toBe(false);
  expect(isBelow('/site', '/site/..a.tsx')).toBe(true);
});

it('gives files an address for the development server', () => {
  expect(toFsAddress('/a/b.tsx')).toBe('@fs/a/b.tsx');
  expect(toFsAddress('C:\\a\\b.tsx')).toBe('@fs/C:/a/b.tsx');
});
