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

/** Says what to do about what a parser, a bundler or Node has against code; undefined where its words say all. */
export function codeHint(reason: string): readonly [zh: string, en: string] | undefined {
  const sign = /Invalid Character `(.)`/iu.exec(reason)?.[1];
  const half = sign === undefined ? undefined : HALF[sign];
  if (half !== undefined)
    return [
      `代码里的标点是半角的：把 ${sign} 换成 ${half}`,
      `Code has half-width signs: write ${half} in the place of ${sign}`,
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
