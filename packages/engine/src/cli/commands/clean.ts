import {lstatSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {append} from '../../cache/append.ts';
import {withLock} from '../../build/lock.ts';
import {LOCK_FILE, outputStateDirOf, stateDirOf} from '../../cache/stateDir.ts';
import {findConfigFile, findMeantSite} from '../../config/configFile.ts';
import type {Words} from '../../errors/language.ts';
import {removeOutput} from '../../output/emit/removeOutput.ts';
import type {Command} from '../commandLine/command.ts';
import {printWait} from '../terminal/printDiagnostics.ts';
import {removeFolder} from '../../cache/files.ts';

/** How many files that stay are named. */
const NAMED = 5;

export const cleanCommand: Command = {
  name: 'clean',
  summary: ['删除缓存与输出', 'remove the cache and the output'],
  help: [
    'wuya clean [文件夹]\n\n删除站点里的 .wuya，以及 dist 与 dist-portable 里生成出来的文件，下一次从头生成。你自己放在里面的文件留下。',
    'wuya clean [folder]\n\nRemoves .wuya from the site, and the built files in dist and dist-portable; the next build starts from nothing. Files that\nyou put there yourself stay.',
  ],
  options: {},
  async run({dir, terminal}) {
    const root = resolve(dir);
    const stateDir = stateDirOf(root);
    const clean = () => Promise.resolve(removeAll(root, stateDir));
    // A link is removed as it is: what it leads to is not of the site, and nothing works there.
    const isOwnState = lstatSync(stateDir, {throwIfNoEntry: false})?.isDirectory() === true;
    // Nor is a folder or a pipe in the place of the lock waited for.
    const lock = lstatSync(join(stateDir, LOCK_FILE), {throwIfNoEntry: false});
    const {removed, left} =
      isOwnState && (!lock || lock.isFile())
        ? await withLock(stateDir, clean, printWait(terminal))
        : await clean();
    if (removed.length > 0)
      terminal.print([
        `已删除：\n  ${removed.join('\n  ')}`,
        `Removed:\n  ${removed.join('\n  ')}`,
      ]);
    else if (left.length === 0) terminal.print(sayNothing(root));
    if (left.length > 0) {
      const names = left.slice(0, NAMED).join('\n  ');
      const more = left.length - NAMED;
      terminal.print([
        `不是 wuya 写出的，留下了：\n  ${names}${more > 0 ? `\n  还有 ${more} 个` : ''}`,
        `Wuya did not write these; they were left:\n  ${names}${more > 0 ? `\n  and ${more} more` : ''}`,
      ]);
    }
    return 0;
  },
};

/** Says that nothing was to be removed, and where the site is that was meant. */
function sayNothing(root: string): Words {
  const {near} = findConfigFile(root) === undefined ? findMeantSite(root) : {};
  return near === undefined
    ? ['没有要删除的。', 'There is nothing to remove.']
    : [
        `没有要删除的。${near} 是站点：在那里运行，或写成 wuya clean ${near}。`,
        `There is nothing to remove. ${near} is a site: run this there, or wuya clean ${near}.`,
      ];
}

function removeAll(root: string, stateDir: string): {removed: string[]; left: string[]} {
  const removed: string[] = [];
  const left: string[] = [];
  for (const outDir of [join(root, 'dist'), join(root, 'dist-portable')]) {
    const result = removeOutput(outDir, outputStateDirOf(root, outDir));
    if (result.isRemoved) removed.push(outDir);
    append(
      left,
      result.left.map((path) => join(outDir, path)),
    );
  }
  if (lstatSync(stateDir, {throwIfNoEntry: false})) {
    removeFolder(stateDir);
    removed.unshift(stateDir);
  }
  return {removed, left};
}
