import type {Words} from '../errors/language.ts';
import {StopError} from './stop.ts';

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

/**
 * Says what of the surroundings may have caused an error that nobody expected: memory that Node cannot reserve, options that
 * are given to every Node. Undefined where they are usual.
 */
export function suspectSurroundings(
  error: unknown,
  nodeOptions: string | undefined = process.env['NODE_OPTIONS'],
): Words | undefined {
  const options = nodeOptions?.trim() ?? '';
  const [zh, en]: Words =
    options === ''
      ? ['', '']
      : [
          `环境变量 NODE_OPTIONS 是 ${options}：去掉它再运行一次（unset NODE_OPTIONS），看是不是它的缘故。`,
          `The environment has NODE_OPTIONS=${options}: run this again without it (unset NODE_OPTIONS) to see whether that is the cause.`,
        ];
  if (!/\bWebAssembly\b/.test(String(error))) return options === '' ? undefined : [zh, en];
  return [
    `Node 在这里运行不了 WebAssembly，代码着色要用它：它要预留很多地址空间，用 ulimit -v unlimited 放开限制。${zh}`,
    `Node cannot run WebAssembly here, which colours code: it reserves much address space; lift the limit with ulimit -v unlimited.${en && ` ${en}`}`,
  ];
}
