import {entry} from './entry.ts';

/** Problems of the machine that a command runs on. */
export const machineProblems = {
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
