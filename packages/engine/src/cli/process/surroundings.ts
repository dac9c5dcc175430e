import type {Words} from '../../errors/language.ts';
import {StopError} from '../commandLine/stop.ts';

/**
 * Stops a command whose working folder was removed, as a build in another window does: no path means anything there.
 * @param workingFolder asks the system
 * @throws {StopError} naming what to do
 */
export function stopWithoutWorkingFolder(workingFolder: () => string = () => process.cwd()): void {
  try {
    workingFolder();
  } catch (error) {
    throw new StopError(
      [
        '终端所在的文件夹已经被删掉了，或者不让读。用 cd 换到别的文件夹（重新建过的，再 cd 进去一次），然后再运行。',
        'The folder that the terminal is in was removed, or may not be read. Change to another with cd (if it was made again, cd into it once more), and run this again.',
      ],
      {cause: error},
    );
  }
}

/** Says that options which are given to every Node may have caused an unexpected error. Undefined where there are none. */
export function suspectSurroundings(
  nodeOptions: string | undefined = process.env['NODE_OPTIONS'],
): Words | undefined {
  const options = nodeOptions?.trim() ?? '';
  return options === ''
    ? undefined
    : [
        `环境变量 NODE_OPTIONS 是 ${options}：去掉它再运行一次（unset NODE_OPTIONS），看是不是它的缘故。`,
        `The environment has NODE_OPTIONS=${options}: run this again without it (unset NODE_OPTIONS) to see whether that is the cause.`,
      ];
}
