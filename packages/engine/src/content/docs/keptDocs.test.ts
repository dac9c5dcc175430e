import {existsSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {countKeptBytes} from '../../../test/helpers/keptBytes.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {ChangedFile} from '../source/changedFile.ts';
import {isDiagnostic, readSource} from '../source/readSource.ts';
import {type Doc, type DocRules, parseDoc} from './doc.ts';
import {openKeptDocs} from './keptDocs.ts';

const RULES: DocRules = {version: 'current', basePath: '/w/', parsesNumberPrefixes: true};
const NOTE = '---\ntitle: 甲\nsidebar_position: 2\ntags: [x]\nslug: not ok\n---\n\n第一段。\n';

/** A note of a site, and runs that read it one after the other. `seen` counts how often its text is read. */
function openSite(text = NOTE) {
  const dir = temporaryFolder();
  writeFiles(dir, {'notes/02-a.md': text});
  const path = join(dir, '.wuya/notes.bin');
  const seen = {count: 0};
  const readText = () => {
    seen.count++;
    return readSource({dir}, 'notes', '02-a.md');
  };
  /** @param later ms that have passed since the file was written */
  const start = ({fingerprint = 'f', rules = RULES, later = 10_000} = {}) => {
    const kept = openKeptDocs(dir, {path, fingerprint, now: () => Date.now() + later});
    const read = () => kept.read({path: 'notes/02-a.md', rules, read: readText}) as Doc;
    return {read, save: () => kept.save()};
  };
  const run = (options?: Parameters<typeof start>[0]): Doc => {
    const {read, save} = start(options);
    const doc = read();
    save();
    return doc;
  };
  const source = readSource({dir}, 'notes', '02-a.md');
  if (isDiagnostic(source)) throw new Error(source.en);
  return {dir, path, seen, start, run, whole: parseDoc(source, RULES)};
}

it('reads no file that is as it was, in the same run and in the next', () => {
  const {seen, start, run, whole} = openSite();
  const {read, save} = start();
  expect([read().title, read().title, seen.count]).toEqual(['甲', '甲', 1]);
  save();
  const doc = run();
  expect(seen.count).toBe(1);
  expect(doc).toEqual(whole);
  expect(Object.keys(doc).toSorted()).toEqual(Object.keys(whole).toSorted());
});

it('tells of a wrong byte again in the next run', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'notes/02-a.md': Uint8Array.from([0x61, 0xff])});
  const path = join(dir, '.wuya/notes.bin');
  const seen = {count: 0};
  const run = () => {
    const kept = openKeptDocs(dir, {path, fingerprint: 'f', now: () => Date.now() + 10_000});
    const doc = kept.read({
      path: 'notes/02-a.md',
      rules: RULES,
      read: () => (seen.count++, readSource({dir, isForeign: true}, 'notes', '02-a.md')),
    }) as Doc;
    kept.save();
    return doc.diagnostics.map(({code, level}) => `${level} ${code}`);
  };
  expect([run(), run(), seen.count]).toEqual([['warning SRC-001'], ['warning SRC-001'], 1]);
});

it('reads the text when it is asked for', () => {
  const {seen, run} = openSite();
  run();
  const doc = run();
  expect([doc.body, doc.source.text]).toEqual(['\n第一段。\n', NOTE]);
  expect(seen.count).toBe(3);
});

it('reads a file again that was written again, also with a text of the same length', () => {
  const {dir, run} = openSite();
  run();
  writeFileSync(join(dir, 'notes/02-a.md'), NOTE.replace('甲', '乙'));
  expect(run().title).toBe('乙');
});

it('keeps no file whose last change is too near to be told from another', () => {
  const {seen, run} = openSite();
  run({later: 0});
  run();
  expect(seen.count).toBe(2);
});

it('keeps no file that came with an old time a moment ago, as copies do', () => {
  const {dir, seen, run} = openSite();
  utimesSync(join(dir, 'notes/02-a.md'), 1000, 1000);
  run({later: 0});
  run();
  expect(seen.count).toBe(2);
});

it('gives no text but that of which its facts are', () => {
  const {dir, run} = openSite();
  const doc = run();
  writeFileSync(join(dir, 'notes/02-a.md'), '# 乙\n');
  expect(() => doc.body).toThrow(ChangedFile);
  expect(() => doc.source.text).toThrow(ChangedFile);
});

it('reads all files again for other rules, for other code, and where what it kept is damaged', () => {
  const {path, seen, run} = openSite();
  run();
  expect(run({rules: {...RULES, basePath: '/x/'}}).permalink).toMatch(/^\/x\//);
  expect(seen.count).toBe(2);
  run();
  run({fingerprint: 'g'});
  expect(seen.count).toBe(4);
  const bytes = readFileSync(path);
  const middle = bytes.length >> 1;
  for (const cut of [
    bytes.subarray(0, -1),
    bytes.with(middle, bytes[middle]! ^ 255),
    Buffer.alloc(0),
  ]) {
    writeFileSync(path, cut);
    const before = seen.count;
    run({fingerprint: 'g'});
    expect(seen.count).toBe(before + 1);
  }
});

it('says that a file is gone', () => {
  const {start} = openSite();
  const kept = openKeptDocs(temporaryFolder(), {path: '/none', fingerprint: ''});
  const gone = kept.read({
    path: 'notes/02-a.md',
    rules: RULES,
    read: () => readSource({dir: temporaryFolder()}, 'notes', '02-a.md'),
  });
  expect(isDiagnostic(gone)).toBe(true);
  expect(start().read().title).toBe('甲');
});

it('holds on to no text of a note by the facts that were cut from it', async () => {
  const dir = temporaryFolder();
  const kept = openKeptDocs(dir, {path: join(dir, 'notes.bin'), fingerprint: 'f'});
  const bytes = await countKeptBytes(() =>
    Array.from({length: 40}, (_, i) => {
      const path = `notes/${i}.md`;
      writeFiles(dir, {
        [path]: `---\ntitle: 超过十三个字符的题目，第 ${i} 篇\n---\n\n${'x'.repeat(1_000_000)}\n`,
      });
      return kept.read({path, rules: RULES, read: () => readSource({dir}, 'notes', `${i}.md`)});
    }),
  );
  expect(bytes).toBeLessThan(10_000_000);
});

it('writes what it keeps once more than a few notes are others', () => {
  const dir = temporaryFolder();
  const paths = Array.from({length: 100}, (_, i) => `${i}.md`);
  for (const path of paths) writeFiles(dir, {[`notes/${path}`]: `# ${path}\n`});
  const path = join(dir, 'notes.bin');
  let written = Buffer.alloc(0);
  /** @returns how many texts were read, and whether the file was written */
  const run = (): readonly [number, boolean] => {
    const kept = openKeptDocs(dir, {path, fingerprint: '', now: () => Date.now() + 10_000});
    let count = 0;
    for (const name of paths)
      kept.read({
        path: `notes/${name}`,
        rules: RULES,
        read: () => (count++, readSource({dir}, 'notes', name)),
      });
    rmSync(path, {force: true});
    kept.save();
    const isWritten = existsSync(path);
    if (!isWritten) writeFileSync(path, written);
    else written = readFileSync(path);
    return [count, isWritten];
  };
  expect(run()).toEqual([100, true]);
  writeFileSync(join(dir, 'notes/7.md'), '# 七\n');
  expect(run()).toEqual([1, false]);
  writeFileSync(join(dir, 'notes/8.md'), '# 八\n');
  expect(run()).toEqual([2, true]);
  expect(run()).toEqual([0, false]);
});

it('gives the text with a note that it reads, where that is wanted, and reads it once', () => {
  const {dir, path, seen} = openSite();
  const kept = openKeptDocs(dir, {path, fingerprint: '', holdsTexts: true});
  const read = () => {
    seen.count++;
    return readSource({dir}, 'notes', '02-a.md');
  };
  const doc = kept.read({path: 'notes/02-a.md', rules: RULES, read}) as Doc;
  expect([doc.body, doc.source.text, seen.count]).toEqual(['\n第一段。\n', NOTE, 1]);
});
