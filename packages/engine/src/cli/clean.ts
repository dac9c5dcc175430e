import {existsSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {stateDirOf} from '../cache/stateDir.ts';
import type {Command} from './command.ts';

export const cleanCommand: Command = {
  name: 'clean',
  summary: ['删除缓存与输出', 'remove the cache and the output'],
  help: [
    'wuya clean [文件夹]\n\n删除站点里的 .wuya、dist 与 dist-portable，下一次从头生成。',
    'wuya clean [folder]\n\nRemoves .wuya, dist and dist-portable from the site; the next build starts from nothing.',
  ],
  options: {},
  async run({dir, terminal}) {
    const root = resolve(dir);
    const folders = [stateDirOf(root), join(root, 'dist'), join(root, 'dist-portable')].filter(
      (path) => existsSync(path),
    );
    for (const path of folders) rmSync(path, {recursive: true});
    terminal.print(
      folders.length > 0
        ? [`已删除：${folders.join(' ')}`, `Removed: ${folders.join(' ')}`]
        : ['没有要删除的。', 'There is nothing to remove.'],
    );
    return 0;
  },
};
