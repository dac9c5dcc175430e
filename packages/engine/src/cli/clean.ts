import {existsSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {stateDirOf} from '../build/site.ts';
import type {Command} from './command.ts';

export const cleanCommand: Command = {
  name: 'clean',
  summary: '删除缓存与输出 remove the cache and the output',
  help: `wuya clean [文件夹 folder]

删除站点里的 .wuya 与 dist，下一次从头生成。
Removes .wuya and dist from the site; the next build starts from nothing.`,
  options: {},
  async run(dir) {
    const folders = [stateDirOf(resolve(dir)), join(resolve(dir), 'dist')].filter((path) => existsSync(path));
    for (const path of folders) rmSync(path, {recursive: true});
    console.log(folders.length ? `已删除 removed：${folders.join(' ')}` : '没有要删除的 nothing to remove');
    return 0;
  },
};
