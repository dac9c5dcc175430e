import {failureInChinese} from './codeReason.ts';
import {entry} from './entry.ts';

/** Problems of the machine that a command runs on, and of the engine itself. */
export const machineProblems = {
  'MD-106': entry<{
    reason: string;
    /** Where the engine failed: `readDiff.js:12`. */
    at?: string;
  }>({
    level: 'error',
    text: ({reason, at}) => [
      `引擎编译不了这篇笔记：${failureInChinese(reason)}${at ? `（${at}）` : ''}`,
      `The engine cannot compile this note: ${reason}${at ? ` (${at})` : ''}`,
    ],
    hint: () => [
      '多半是有一处内容太多或套得太深：把它分成几篇。不是的话，请把这几行和这篇笔记报告给 Wuya。',
      'Most likely something in it is too much or too deep: make several notes of it. If not, report these lines and the note to Wuya.',
    ],
  }),
  'BD-006': entry<{
    /** By an option of Node. */
    isSwitchedOff: boolean;
  }>({
    level: 'error',
    text: ({isSwitchedOff}) =>
      isSwitchedOff
        ? [
            '打包和代码着色要用 WebAssembly，而 Node 的选项 --jitless 把它关掉了',
            'Bundling and colouring code need WebAssembly, which the option --jitless of Node switches off',
          ]
        : [
            '打包和代码着色要用 WebAssembly，而它要预留的地址空间，系统不给',
            'Bundling and colouring code need WebAssembly, and the system refuses the address space that it reserves',
          ],
    hint: ({isSwitchedOff}) =>
      isSwitchedOff
        ? [
            '去掉 --jitless（也看看环境变量 NODE_OPTIONS），再运行一次。',
            'Leave --jitless out (look at the environment’s NODE_OPTIONS too), and run this again.',
          ]
        : [
            '用 ulimit -v unlimited 放开限制，再运行一次。',
            'Lift the limit with ulimit -v unlimited, and run this again.',
          ],
  }),
};
