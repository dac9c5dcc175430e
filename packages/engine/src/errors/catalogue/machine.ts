import type {Words} from '../language.ts';
import {failureInChinese} from './codeReason.ts';
import {entry, spaced} from './entry.ts';

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
  'BD-007': entry<{
    /** Package of npm. */
    name: string;
    /** `linux-x64` */
    system: string;
    why: 'missing' | 'oldSystem' | 'refused';
    /** Version of the system's library that it asks for. */
    glibc?: string;
  }>({
    level: 'error',
    text: ({name, system, why, glibc}) => {
      if (why === 'missing')
        return [
          `没有安装 ${name} 在这个系统（${system}）上要用的程序`,
          `The part of ${name} that is made for this system (${system}) is not installed`,
        ];
      if (why === 'oldSystem')
        return [
          `${name} 的程序要 glibc ${glibc}，这个系统的太旧`,
          `The compiled part of ${name} needs glibc ${glibc}, and that of this system is older`,
        ];
      return [
        `系统（${system}）载入不了 ${name} 的程序`,
        `The system (${system}) cannot load the compiled part of ${name}`,
      ];
    },
    hint: ({system, why}) => {
      if (why === 'oldSystem')
        return [
          '换一个新一些的系统，或者容器的镜像。',
          'Use a newer system, or a newer image of a container.',
        ];
      if (why === 'refused' && system.startsWith('win32'))
        return [
          '多半缺 Visual C++ 的运行库：安装 https://aka.ms/vs/17/release/vc_redist.x64.exe ，再运行一次。',
          'Most often the Visual C++ runtime is missing: install https://aka.ms/vs/17/release/vc_redist.x64.exe and run this again.',
        ];
      return [
        '删掉 node_modules 和锁文件（如 package-lock.json），重新安装：从别的系统拷来的 node_modules、在别的系统上写的锁文件，会少了它。',
        'Delete node_modules and the lock file (such as package-lock.json) and install again: node_modules copied from another system, or a lock file written on one, may lack it.',
      ];
    },
  }),
  'CFG-017': entry<{name: string; value: string; expected: Words; right?: string}>({
    level: 'error',
    text: ({name, value, expected}) => [
      `环境变量 ${name}：应为${spaced(expected[0])}，实际是 ${value}。`,
      `Environment variable ${name}: expected ${expected[1]}, got ${value}.`,
    ],
    hint: ({right}) => (right === undefined ? undefined : [`写成 ${right}`, `Write ${right}`]),
  }),
};
