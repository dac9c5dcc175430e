import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sharedFolder} from '../../../test/helpers/temporary.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {findExisting, listFiles} from './existingFiles.ts';

describe('files of a folder', () => {
  const dir = sharedFolder();
  writeFiles(dir, {'out/a.html': 'a', 'out/b/c.html': 'c', 'out/b/d/e.html': 'e', 'f/g.html': 'g'});
  const out = join(dir, 'out');
  symlinkSync(join(dir, 'f'), join(out, 'l'));
  symlinkSync(join(dir, 'f/g.html'), join(out, 'm.html'));

  it('are listed with links, which are not followed', () => {
    expect(listFiles(out).sort()).toEqual(['a.html', 'b/c.html', 'b/d/e.html', 'l', 'm.html']);
  });

  it('are found by name as they would be listed', () => {
    const others = ['b', 'b/d', 'l/g.html', 'a.html/x', 'n.html', 'n/o.html', 'B/c.html', ''];
    expect(findExisting(out, [...listFiles(out), ...others])).toEqual(listFiles(out));
    expect(findExisting(join(dir, 'none'), ['a.html', 'b/c.html'])).toEqual([]);
  });

  it('cannot be below a file', () => {
    expect(() => findExisting(join(dir, 'f/g.html'), [])).toThrow('ENOTDIR');
  });
});
