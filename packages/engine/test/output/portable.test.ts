import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {PORTABLE_ROOT} from '../../src/config/portable.ts';
import {scanFolder} from '../../src/content/source/scan.ts';
import {createLanguageFiles} from '../helpers/languageSite.ts';
import {changedPaths, readStamps, readTree, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder} from '../helpers/temporary.ts';

/** Addresses in a document that lead to a file beside it, as whole ones. */
function localLinks(dir: string, path: string): string[] {
  const html = readFileSync(join(dir, path), 'utf8').replace(/<(main|script)[\s\S]*?<\/\1>/g, '');
  return [...html.matchAll(/(?:href|src)="([^"#]+)[^"]*"|url=([^"]+)"/g)]
    .map(([, href, url]) => (href ?? url)!)
    .filter((href) => !href.startsWith('https:'))
    .map((href) => new URL(href, pathToFileURL(join(dir, path))).href);
}

describe('a portable build of a site in several languages', () => {
  const dir = sharedFolder();
  const out = join(dir, 'dist-portable');
  const make = (isPortable: boolean) => build({dir, isPortable, makeBundle: stubBundle});

  it('has no address that is not in the folder, and leaves out what is for hosts', async () => {
    writeFiles(dir, {
      ...createLanguageFiles(),
      'notes/only.md':
        '# 只有中文\n\n[首页](./index.md) [静态](/a.txt)\n\n![图](./p.png)\n\n<img src="/s.png" alt="">\n',
      'notes/p.png': Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwC', 'base64'),
      'static/a.txt': 'a',
      'static/s.png': '',
    });
    await make(true);
    const paths = scanFolder(out);
    const wrong = paths
      .filter((path) => path.endsWith('.html'))
      .flatMap((path) => localLinks(out, path))
      .filter((href) => !existsSync(new URL(href)));
    expect([...new Set(wrong)]).toEqual([]);
    // The stub prints its modules and its input as they are, in the body and in the client.
    const named = paths.filter(
      (path) =>
        !/assets\/app-/.test(path) && readFileSync(join(out, path), 'utf8').includes(PORTABLE_ROOT),
    );
    expect(named).toEqual([]);
    expect(
      paths.filter((path) =>
        /(?:index|404)\.json$|sitemap|feed|rss|llms|nginx|_headers/.test(path),
      ),
    ).toEqual([]);
    expect(paths).toContain('en/search-index/current.bin.js');
    expect(paths).toContain('en/404.html');
  });

  it('is not made again when nothing changed', async () => {
    const before = readStamps(out);
    const result = await make(true);
    expect(result).toMatchObject({writtenCount: 0, removedCount: 0});
    expect(changedPaths(before, readStamps(out))).toEqual([]);
  });

  it('and the site for a host know nothing of each other', async () => {
    await make(false);
    const alone = readTree(join(dir, 'dist'));
    await make(true);
    expect(await make(false)).toMatchObject({writtenCount: 0, removedCount: 0});
    expect(changedPaths(alone, readTree(join(dir, 'dist')))).toEqual([]);
    expect(Object.values(alone).some((text) => text.includes(PORTABLE_ROOT))).toBe(false);
  });
});
