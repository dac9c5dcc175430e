import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {build} from '../../src/build/build.ts';
import {openSite} from '../../src/site/site.ts';
import {changedPaths, copySources, readTree, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const CONFIG =
  "export default {title: '站', url: 'https://example.com', baseUrl: '/', blog: false};";
const SAMPLE = '# 乙\n\n```js file=./code.js\n```\n';

afterEach(() => vi.restoreAllMocks());

/** A site whose files are long as they are, as far as the engine's clock tells. */
function writeSite(): string {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.ts': CONFIG,
    'docs/a.md': '---\ntitle: 甲\n---\n\n第一段。\n',
    'docs/b.md': SAMPLE,
    'docs/code.js': 'const one = 1;\n',
  });
  return dir;
}

const pageOf = (dir: string): string => readFileSync(join(dir, 'dist/b/index.html'), 'utf8');

/** Ids of the notes whose texts a build would read if they were asked for. */
async function unreadIn(dir: string): Promise<readonly string[]> {
  const site = await openSite(dir, {isProduction: true, takesKept: true});
  site.close();
  return site.model.content.docs
    .filter((doc) => Object.getOwnPropertyDescriptor(doc, 'body')?.get)
    .map(({id}) => id);
}

it('reads no note again in the next build that is as it was', async () => {
  const dir = writeSite();
  await build({dir, makeBundle: stubBundle});
  expect(await unreadIn(dir)).toEqual(['a', 'b']);
  writeFileSync(join(dir, 'docs/a.md'), '# 丙\n');
  expect(await unreadIn(dir)).toEqual(['b']);
});

it('makes of notes that it does not read what it makes of those that it reads', async () => {
  const dir = writeSite();
  await build({dir, makeBundle: stubBundle});
  writeFileSync(join(dir, 'docs/code.js'), 'const two = 2;\n');
  writeFileSync(join(dir, 'docs/a.md'), '---\ntitle: 甲\n---\n\n第二段。\n');
  const again = await build({dir, makeBundle: stubBundle});
  expect(again.reusedArticleCount).toBe(0);
  const clean = temporaryFolder();
  copySources(dir, clean);
  await build({dir: clean, makeBundle: stubBundle});
  const [after, cleanly] = [dir, clean].map((folder) => readTree(join(folder, 'dist')));
  expect(changedPaths(after!, cleanly!)).toEqual([]);
  expect(pageOf(dir)).toContain('two');
});

it('begins again where a note is saved after what was kept of it was taken', async () => {
  const dir = writeSite();
  await build({dir, makeBundle: stubBundle});
  const note = join(dir, 'docs/b.md');
  let isSaved = false;
  await build({
    dir,
    makeBundle: stubBundle,
    onProgress(stage) {
      if (stage !== 'compile' || isSaved) return;
      isSaved = true;
      writeFileSync(note, SAMPLE.replace('乙', '新的一页'));
    },
  });
  expect(isSaved).toBe(true);
  const page = pageOf(dir);
  expect(page).toContain('新的一页');
  expect(page).not.toContain('乙');
});
