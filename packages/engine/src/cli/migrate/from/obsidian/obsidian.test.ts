import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

// On Windows no file has such a name.
describe.skipIf(process.platform === 'win32')('a vault with a backslash in a name', () => {
  it('has a note without it, which links find', async () => {
    const {read, has} = await migrateFiles({
      '.obsidian/app.json': '{}',
      '论文/$T\\bar{T}$ 甲.md': '# 甲\n',
      '首页.md': '[[$T\\bar{T}$ 甲]]\n',
    });
    expect(has('docs/论文/$T-bar{T}$ 甲.md')).toBe(true);
    expect(decodeURI(read('docs/首页.md'))).toContain('](./论文/$T-bar{T}$ 甲.md)');
  });
});
