import {existsSync, statSync} from 'node:fs';
import type {Words} from '../../errors/language.ts';
import {UsageError} from './arguments.ts';
import type {Command} from './command.ts';
import {sayMissingFolder} from './missingFolder.ts';
import {StopError} from './stop.ts';

type Expected = Pick<Command, 'operandCount' | 'hasNoFolder' | 'makesFolder' | 'options'>;

/**
 * Reads the folder that a command is to work in from the words that are left: the working folder where there are none.
 * @throws {StopError | UsageError} when they name no folder
 */
export function readNamedFolder(folders: readonly string[], expected: Expected): string {
  const [folder = '.', ...rest] = folders;
  if (expected.hasNoFolder && folders.length > 0)
    throw new UsageError([
      `多写了 ${folders.join(' ')}：一次只写一个。`,
      `Too many words, one at a time: ${folders.join(' ')}`,
    ]);
  if (rest.length > 0) {
    const [zh, en] = adviseOnSeveral(folders, expected);
    throw new UsageError([
      `只能写一个文件夹：${folders.join(' ')}${zh}`,
      `Only one folder can be named: ${folders.join(' ')}${en}`,
    ]);
  }
  if (folder === '')
    throw new UsageError(['文件夹的名字是空的。', 'The name of the folder is empty.']);
  if (!existsSync(folder)) {
    if (expected.makesFolder) return folder;
    throw new StopError(sayMissingFolder(folder, adviseOnWord(folder, expected)));
  }
  if (!statSync(folder).isDirectory())
    throw new StopError([`${folder} 不是文件夹。`, `${folder} is not a folder.`]);
  return folder;
}

/** Says how several words become one; nothing where no folder has them for its name. */
function adviseOnSeveral(folders: readonly string[], {operandCount = 0}: Expected): Words {
  const name = folders.join(' ');
  if (existsSync(name))
    return [`。名字里有空格的写在引号里："${name}"`, `. Quote a name with spaces: "${name}"`];
  return operandCount > 0 ? ['。几个词的要写在引号里', '. Put several words in quotes'] : ['', ''];
}

/** Says what a word may be that is no folder; nothing where that is not known. */
function adviseOnWord(word: string, {operandCount = 0, options}: Expected): Words {
  if (/^\d+$/.test(word) && Object.hasOwn(options, 'port'))
    return [`要换端口，写 --port ${word}。`, `For another port write --port ${word}.`];
  return operandCount > 0 ? ['几个词的要写在引号里。', 'Put several words in quotes.'] : ['', ''];
}
