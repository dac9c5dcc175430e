/** Signs of Chinese keyboards that code has in another form. */
const HALF: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '。': '.',
  '．': '.',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '［': '[',
  '］': ']',
  '｛': '{',
  '｝': '}',
  '＝': '=',
  '＞': '>',
  '＜': '<',
  '！': '!',
  '＋': '+',
  '－': '-',
  '／': '/',
  '｜': '|',
};

/** Writes a sign of a Chinese keyboard as code has it; undefined for others. `，` → `,` */
export const toHalfWidth = (sign: string): string | undefined => HALF[sign];

/** Says what to do about what a parser, a bundler or Node has against code; undefined where its words say all. */
export function codeHint(reason: string): readonly [zh: string, en: string] | undefined {
  const sign = /Invalid Character `(.)`/iu.exec(reason)?.[1];
  const half = sign === undefined ? undefined : HALF[sign];
  if (half !== undefined)
    return [
      `代码里的标点是半角的：把 ${sign} 换成 ${half}`,
      `Code has half-width signs: write ${half} in the place of ${sign}`,
    ];
  if (/^(?:ReferenceError: )?defineConfig is not defined$/.test(reason))
    return [
      "在文件的第一行写 import {defineConfig} from '@wuya/engine';",
      "Write import {defineConfig} from '@wuya/engine'; in the first line of the file.",
    ];
  if (/Expected `,` or `[}\])]` but found/.test(reason))
    return [
      '前一项的末尾少了逗号，或者括号没有配对。',
      'The item before it lacks a comma at its end, or a bracket is not closed.',
    ];
  if (/^(?:RangeError: )?Maximum call stack size exceeded$/.test(reason))
    return [
      '找一找有没有组件显示它自己，函数没有条件地调用它自己，或者数组、对象里装着它自己。',
      'Look for a component that renders itself, a function that always calls itself, or an array or object that holds itself.',
    ];
  if (
    /^(?:Error: )?More than \d+ (?:elements and texts on one page|characters of HTML)\.$/.test(
      reason,
    )
  )
    return [
      '多半是组件或片段反复显示另一个，另一个又反复显示下一个，一层层成倍变多：少显示几次，或者分成几页。',
      'Most likely components or partials show another many times, which shows the next one many times, and so they multiply: show fewer, or make several pages.',
    ];
  const name =
    /^Cannot find package '([^']+)'/.exec(reason)?.[1] ??
    /\bENOENT\b.*[/\\'"]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\'"]+)/
      .exec(reason)?.[1]
      ?.replace('\\', '/');
  return name === undefined
    ? undefined
    : [`运行 npm install ${name}。`, `Run npm install ${name}.`];
}

/** Says which packages to install where code failed without them; undefined where it lacked none. */
export function missingHint(
  packages: readonly string[] = [],
): readonly [zh: string, en: string] | undefined {
  if (packages.length === 0) return undefined;
  const command = `npm install ${packages.join(' ')}`;
  return [
    `它用到的包还没有安装，先执行 ${command}。`,
    `It uses what is not installed: run ${command} first.`,
  ];
}
