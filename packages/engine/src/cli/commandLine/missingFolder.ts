import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, isAbsolute, join, relative} from 'node:path';
import {findConfigFile, findMeantSite} from '../../config/configFile.ts';
import type {Words} from '../../errors/language.ts';
import {findNearest} from '../../errors/nearest.ts';

/**
 * Says that a folder is not there, and what to do: the name that may be meant, or else from where paths are read.
 * @param cure what else may be wrong with the command line
 */
export function sayMissingFolder(folder: string, cure: Words = ['', '']): Words {
  const {above, missing} = findGap(folder);
  const name = findNearest(basename(missing), foldersIn(above));
  const meant = name === undefined ? '' : join(above, name, relative(missing, folder));
  if (name !== undefined && existsSync(meant))
    return [
      `没有文件夹 ${folder}。是否想写 ${meant}？`,
      `There is no folder ${folder}. Did you mean ${meant}?`,
    ];
  const isDeep = relative(missing, folder) !== '';
  const gap: Words = isDeep
    ? [`：${above} 里没有 ${basename(missing)}`, `: ${above} has no ${basename(missing)}`]
    : ['', ''];
  const [zh, en] = cure[0] === '' ? adviseOnPlace(folder) : cure;
  return [`没有文件夹 ${folder}${gap[0]}。${zh}`, `There is no folder ${folder}${gap[1]}. ${en}`];
}

/** Says from where a path is read, and where a site is that may be meant. */
function adviseOnPlace(folder: string): Words {
  if (isAbsolute(folder)) return ['请写一个已有的文件夹。', 'Name a folder that exists.'];
  const here = process.cwd();
  if (findConfigFile(here) !== undefined)
    return [
      `终端所在的文件夹 ${here} 就是站点：要用它，不写文件夹。`,
      `The folder of the terminal, ${here}, is a site: for this one name no folder.`,
    ];
  const {near} = findMeantSite(here);
  return near === undefined
    ? [
        `路径从终端所在的文件夹 ${here} 算起：用 cd 换到别的文件夹，或把路径写全。`,
        `Paths start in the folder of the terminal, ${here}: change to another with cd, or write the whole path.`,
      ]
    : [
        `${near} 是站点：在那里运行，或把它写在命令的最后。`,
        `${near} is a site: run the command there, or write its path at the end of the command.`,
      ];
}

/** Finds the first folder of a path that is not there, and the one around it, which is. */
function findGap(folder: string): {above: string; missing: string} {
  const above = dirname(folder);
  return existsSync(above) || above === folder ? {above, missing: folder} : findGap(above);
}

/** Returns the names of the folders in one; none where it is a file, or may not be read. */
function foldersIn(dir: string): string[] {
  try {
    return readdirSync(dir, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
  } catch {
    return [];
  }
}
