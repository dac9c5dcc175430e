import {existsSync, readdirSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {findNearest} from '../errors/nearest.ts';
import {UsageError} from './arguments.ts';
import type {Command} from './command.ts';
import {StopError} from './stop.ts';

/**
 * Reads the folder that a command is to work in from the words that are left: the working folder where there are none.
 * @throws {StopError | UsageError} when they name no folder
 */
export function readNamedFolder(
  folders: readonly string[],
  {operandCount = 0, makesFolder = false}: Pick<Command, 'operandCount' | 'makesFolder'>,
): string {
  const [folder = '.', ...rest] = folders;
  if (rest.length > 0)
    throw new UsageError([
      `只能写一个文件夹：${folders.join(' ')}${operandCount > 0 ? '。几个词的要写在引号里' : ''}`,
      `Only one folder can be named: ${folders.join(' ')}${operandCount > 0 ? '. Put several words in quotes' : ''}`,
    ]);
  if (folder === '')
    throw new UsageError(['文件夹的名字是空的。', 'The name of the folder is empty.']);
  if (!existsSync(folder)) {
    if (makesFolder) return folder;
    const nearest = findNearest(basename(folder), foldersBeside(folder));
    const [zh, en] =
      nearest !== undefined
        ? [
            `是否想写 ${join(dirname(folder), nearest)}？`,
            ` Did you mean ${join(dirname(folder), nearest)}?`,
          ]
        : operandCount > 0
          ? ['几个词的要写在引号里。', ' Put several words in quotes.']
          : ['', ''];
    throw new StopError([`没有文件夹 ${folder}。${zh}`, `There is no folder ${folder}.${en}`]);
  }
  if (!statSync(folder).isDirectory())
    throw new StopError([`${folder} 不是文件夹。`, `${folder} is not a folder.`]);
  return folder;
}

/** Returns the names of the folders where one was looked for. */
function foldersBeside(folder: string): string[] {
  try {
    return readdirSync(dirname(folder), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
  } catch {
    return []; // the folder around it is not there either
  }
}
