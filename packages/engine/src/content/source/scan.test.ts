import {mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {scanFolder} from './scan.ts';

function scan(dir: string) {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
  const paths = scanFolder(dir, (path) => path.endsWith('.md'), {dir, followLinks: false, report});
  return {paths, found};
}

/** Joins a folder and a name of bytes that are no UTF-8; whether the system takes it. */
function makeOddFolder(dir: string): boolean {
  const path = Buffer.concat([Buffer.from(`${dir}/`), Buffer.from([0x61, 0xff])]);
  try {
    mkdirSync(path);
  } catch {
    return false; // macOS refuses such names
  }
  writeFileSync(Buffer.concat([path, Buffer.from('/x.md')]), '# x\n');
  return readdirSync(dir).length > 0;
}

describe('scanFolder', () => {
  it('tells of a folder whose name is no UTF-8, since what is in it cannot be read', (context) => {
    const dir = temporaryFolder();
    if (!makeOddFolder(dir)) return context.skip();
    expect(scan(dir)).toMatchObject({paths: [], found: [{code: 'SRC-007', level: 'warning'}]});
  });

  it('reads a folder whose name has the sign for what is no character', () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, 'a\uFFFD'));
    writeFileSync(join(dir, 'a\uFFFD/x.md'), '# x\n');
    expect(scan(dir)).toEqual({paths: ['a\uFFFD/x.md'], found: []});
  });

  it('looks into folders of packages where these are to be published alone', () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, 'a/node_modules'), {recursive: true});
    writeFileSync(join(dir, 'a/node_modules/x.md'), '# x\n');
    const rules = {dir, followLinks: false, report: () => undefined};
    expect(scanFolder(dir)).toEqual([]);
    expect(scanFolder(dir, undefined, rules)).toEqual([]);
    expect(scanFolder(dir, undefined, {...rules, takesPackages: true})).toEqual([
      'a/node_modules/x.md',
    ]);
  });

  it('leaves out links to no file, as Emacs makes one beside a file that it edits', () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'App.js'), '');
    symlinkSync('me@host.123:456', join(dir, '.#App.js'));
    symlinkSync(dir, join(dir, 'folder.js'));
    symlinkSync('App.js', join(dir, 'Same.js'));
    expect(scanFolder(dir)).toEqual(['App.js', 'Same.js']);
  });
});
