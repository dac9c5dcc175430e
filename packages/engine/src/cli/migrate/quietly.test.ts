import {expect, it, vi} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import {quietly} from './quietly.ts';

it('keeps what settings of an old site print out of the list', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const {tool} = await migrateFiles({
    'docs/.vuepress/config.js': 'console.log("sidebar"); module.exports = {title: "站"};',
    'docs/README.md': '# 甲\n',
  });
  expect(tool).toBe('VuePress');
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

it('lets warnings through, gives what the work gives, and prints again after it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {log} = console;
  expect(await quietly(() => Promise.resolve(console.warn('a')).then(() => 1))).toBe(1);
  await expect(quietly(() => Promise.reject(new Error('b')))).rejects.toThrow('b');
  expect(console.log).toBe(log);
  expect(warn).toHaveBeenCalledWith('a');
  warn.mockRestore();
});
