import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkSite, type CheckResult} from '../../src/build/check.ts';
import {fixFiles} from '../../src/site/problems/fixFiles.ts';
import {openSite} from '../../src/site/site.ts';
import type {Diagnostic} from '../../src/errors/diagnostic.ts';
import {formatPlace} from '../../src/errors/format.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {faultySite, seededFaults} from '../helpers/faults.ts';
import {changedPaths, copySources, readTree, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const print = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({code, place}) => `${code} ${place && formatPlace(place)}`).sort();

describe('a site with seeded faults', () => {
  const dir = sharedFolder();
  let result: CheckResult;
  beforeAll(async () => {
    writeFiles(dir, faultySite);
    result = await checkSite(dir, {makeBundle: drawingBundle});
  }, 60_000);

  it('has at least sixty of them', () => {
    expect(seededFaults.length).toBeGreaterThanOrEqual(60);
  });

  it('gives exactly these, each once, at its line and column', () => {
    expect(print(result.diagnostics)).toEqual(seededFaults.toSorted());
  });

  it('gives them sorted by file, line and column', () => {
    const places = result.diagnostics.map(
      ({place}) => [place?.file ?? '', place?.line ?? 0, place?.column ?? 0] as const,
    );
    expect(places).toEqual(
      places.toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1] || a[2] - b[2])),
    );
  });

  it('says the same in the development server, but for what only a bundle can tell', async () => {
    const devSite = await openSite(dir, {isProduction: false});
    // A draft is part of the site there.
    const found = print((await devSite.problems())!).filter((line) => !line.includes('hidden.md'));
    expect(found).toEqual(
      seededFaults
        .filter((line) => !line.startsWith('PG-') && !line.includes('hidden.md'))
        .toSorted(),
    );
  });

  it('writes nothing but the cache', () => {
    const paths = Object.keys(readTree(dir)).filter((path) => !path.startsWith('.wuya/'));
    expect(paths.sort()).toEqual(Object.keys(faultySite).sort());
  });

  it('is fixed where that needs no judgement, once, and only there', async () => {
    const other = temporaryFolder();
    copySources(dir, other);
    const before = readTree(other);
    const mended = fixFiles(other, result.diagnostics);
    expect(
      mended.map(({code, place, fix}) => `${code} ${formatPlace(place!)} ${fix!.replacement}`),
    ).toEqual([
      'IM-060 notes/images.md:3:18 ./used.svg',
      'IM-060 notes/images.md:3:35 /img/logo.svg',
      'IM-060 notes/images.md:3:55 ./category/moved.svg',
      'LN-050 notes/links.md:3:18 ./good.md',
      'LN-050 notes/links.md:5:3 good.md',
      'LN-051 notes/links.md:7:3 /good/',
      'LN-052 notes/links.md:13:26 #usage',
      'LN-053 notes/links.md:15:28 /files/a.pdf',
      'LN-053 notes/links.md:15:48 ./files/a.zip',
      'MD-114 notes/strict.mdx:3:5 \\<',
      'MD-114 notes/strict.mdx:3:13 \\<',
      'MD-114 notes/strict.mdx:3:25 [https://example.org](https://example.org)',
      'MD-116 notes/strict.mdx:5:4 <br/>',
      'MD-114 notes/strict.mdx:10:14 \\<',
      'MD-115 notes/strict.mdx:12:4 className=',
      "MD-115 notes/strict.mdx:12:17 style={{color: 'red', marginTop: '0'}}",
      'LN-050 notes/目录/甲a.md:5:1 ./甲a.md',
      'LN-052 notes/目录/甲a.md:5:16 #节A',
    ]);
    expect(changedPaths(before, readTree(other))).toEqual([
      'notes/images.md',
      'notes/links.md',
      'notes/strict.mdx',
      'notes/目录/甲a.md',
    ]);
    expect(readFileSync(join(other, 'notes/目录/甲a.md'), 'utf8')).toContain(
      '[大小写](./甲a.md) [大小写](#节A)',
    );
    const {diagnostics} = await checkSite(other);
    const gone = new Set(mended.map(({code, place}) => `${code} ${formatPlace(place!)}`));
    const used = ['IM-062 notes/category/moved.svg', 'IM-062 notes/files/a.zip'];
    expect(print(diagnostics)).toHaveLength(seededFaults.length - gone.size - used.length);
    expect(fixFiles(other, diagnostics)).toEqual([]);
  });
});
