import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {makeCodeArchive} from './codeFiles.ts';
import {findSamples} from './sample.ts';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const RUN = fence('js run title="a.js"', '1');

function archiveOf(body: string, options: {file?: string; wanted?: boolean} = {}) {
  const {file = 'notes/js/02-closures.md', wanted} = options;
  return makeCodeArchive(findSamples(body, 1), {file, wanted});
}

/** The files of an archive with their texts. */
function filesOf(body: string, options?: Parameters<typeof archiveOf>[1]) {
  const files = unzipSync(archiveOf(body, options)!.bytes);
  return Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);
}

describe('the code of a note as a file', () => {
  it('has the files in one folder, by path, each as it is at the end of a run', () => {
    const body =
      fence('js run title="main.mjs"', "import './lib/数.mjs';") +
      fence('js title="lib/数.mjs"', 'export default 1;') +
      fence('js title="lib/数.mjs"', 'export default 2;') +
      fence('sh run', 'node main.mjs');
    expect(filesOf(body)).toEqual([
      ['closures/lib/数.mjs', 'export default 2;\n'],
      ['closures/main.mjs', "import './lib/数.mjs';\n"],
    ]);
    expect(archiveOf(body)).toMatchObject({name: 'closures', fileCount: 2});
  });

  it('has the same bytes and name for the same code, on every machine', () => {
    const body = RUN + fence('sh title="b.sh"', '#!/bin/sh\necho b');
    const archive = archiveOf(body)!;
    expect(archive.fileName).toBe('closures-n6CDJVgE.zip');
    expect(archiveOf(`# 别的字\n\n${body}`)!.bytes).toEqual(archive.bytes);
    expect(archiveOf(body.replace('echo b', 'echo c'))!.fileName).not.toBe(archive.fileName);
    // In the central directory: made on Unix, and a file that begins with `#!` may be run.
    const text = Buffer.from(archive.bytes);
    const modes = [text.indexOf('PK\u0001\u0002'), text.lastIndexOf('PK\u0001\u0002')].map((at) => [
      text[at + 5],
      (text.readUInt32LE(at + 38) >>> 16).toString(8),
    ]);
    expect(modes).toEqual([
      [3, '100644'],
      [3, '100755'],
    ]);
  });

  it('is made where code is run and has two files, or where the note says so', () => {
    const two = RUN + fence('js title="b.js"', '2');
    expect(archiveOf(two)?.fileCount).toBe(2);
    expect(archiveOf(RUN + RUN)).toBeUndefined();
    expect(archiveOf(two.replace(' run', ''))).toBeUndefined();
    expect(archiveOf(two, {wanted: false})).toBeUndefined();
    expect(archiveOf(RUN.replace(' run', ''), {wanted: true})?.fileCount).toBe(1);
    expect(archiveOf(fence('js run', '1'), {wanted: true})).toBeUndefined();
  });

  it.each([
    '../up.js',
    'a/../../up.js',
    '/etc/up.js',
    'C:/up.js',
    'C:up.js',
    '..\\up.js',
    '\\\\host\\up.js',
    'a\0.js',
    '.ssh/x.js',
    'a/./b.js',
    'a//b.js',
    'b.js/',
    'nul.js',
    'AUX/b.js',
    'lib/com1.js',
    'lib/LPT².js',
  ])('leaves nothing but its folder: %j is no file of it', (title) => {
    const body = RUN + fence('js title="b.js"', '2') + fence(`js title="${title}"`, 'evil');
    expect(filesOf(body).map(([path]) => path)).toEqual(['closures/a.js', 'closures/b.js']);
  });

  it('has one of a file and a folder with its name: the later', () => {
    const body = RUN + fence('js title="x.d"', '1') + fence('js title="x.d/y.js"', '2');
    expect(filesOf(body).map(([path]) => path)).toEqual(['closures/a.js', 'closures/x.d/y.js']);
  });

  it.each([
    ['notes/js/02-closures.md', 'closures'],
    ['notes/闭 包？.md', '闭-包'],
    ['notes/02-js/index.md', 'js'],
    ['blog/2026-11-16-岸线.md', '2026-11-16-岸线'],
    ['notes/…….md', 'code'],
    // Windows can have no folder and no file with this name.
    ['notes/05-aux.md', 'code-aux'],
    ['notes/Con/index.md', 'code-Con'],
    ['notes/nul.v2.md', 'code-nul.v2'],
    [`notes/${'长'.repeat(80)}.md`, '长'.repeat(50)],
  ])('has the name of its note: %s', (file, name) => {
    const archive = archiveOf(RUN, {file, wanted: true})!;
    expect(archive.name).toBe(name);
    expect(archive.fileName).toMatch(/-[\w]{8}\.zip$/);
  });
});
