/**
 * What the parsers of code and MDX, the bundler and the engine of JavaScript usually say, with its Chinese. `$1` is what
 * the pattern found, named in Chinese where it is a kind of token.
 */
const KNOWN: readonly (readonly [said: RegExp, zh: string])[] = [
  // Parsers of JavaScript and JSX
  [/^Unexpected token$/, '这里不该有这个符号'],
  [/^Expected `([^`]+)` or `([^`]+)` but found `([^`]+)`$/, '这里应该是 $1 或 $2，却是 $3'],
  [/^Expected `([^`]+)` but found `([^`]+)`$/, '这里应该是 $1，却是 $2'],
  [/^Expected a semicolon or an implicit semicolon after/, '语句后面少了分号，或者这里多了东西'],
  [/^A 'return' statement can only be used within/, 'return 只能写在函数里面'],
  [/^Unterminated string$/, '字符串没有结束'],
  [/^Unterminated regular expression$/, '正则表达式没有结束'],
  [/^Unterminated multi-?line comment/, '注释没有结束'],
  [/^Unexpected end of file$/, '文件没有写完就结束了'],
  [/^Expected function name$/, '少了函数的名字'],
  [/^Invalid characters after number$/, '数字后面不能直接写别的字符'],
  [/^Invalid Character `([^`]+)`$/i, '这里不能有字符 $1'],
  [/^Missing initializer in const declaration$/, 'const 要写出值'],
  [/^Missing catch or finally clause$/, 'try 后面少了 catch 或 finally'],
  [/^Unexpected new\.target expression$/, '这里不能写 new.target'],
  [/^Invalid (?:Unicode )?escape sequence$/, '反斜杠后面的写法不对'],
  [/^Cannot assign to this expression$/, '不能给这个表达式赋值'],
  [/^Invalid assignment in object literal$/, '对象里的值用冒号写，不用等号'],
  [/^Expected corresponding JSX closing tag for '([^']+)'\.?$/, '少了 <$1> 的结束标签'],
  [/^Expected corresponding closing tag for JSX fragment/, '少了 <> 的结束标签'],
  [/^Identifier `([^`]+)` has already been declared$/, '名字 $1 定义了两次'],
  [/^Duplicated export '([^']+)'$/, '名字 $1 导出了两次'],
  [/^nested too deep$/, '嵌套太深'],
  // MDX
  [/^Unexpected end of file in expression/, '{ 没有对应的 }'],
  [/^Unexpected character after `<`/, '< 后面不是正确的标签'],
  [/^Unexpected closing tag `([^`]+)`, expected an open tag/, '$1 没有对应的开始标签'],
  [
    /^Unexpected closing tag `([^`]+)`, expected corresponding closing tag for `([^`]+)` \((\d+:\d+)\)/,
    '结束标签 $1 和 $2（$3）不配对',
  ],
  [
    /^Expected the closing tag `([^`]+)` either after the end of .+ opened at (\d+:\d+)/,
    '$1 和它的开始标签（$2）不在同一段里',
  ],
  // JSON
  [/^Unexpected end of JSON input/, '还没有写完就结束了'],
  [/^Unterminated string in JSON/, '字符串没有结束'],
  [/^Bad control character in string literal in JSON/, '字符串里不能直接换行或写控制字符'],
  [/^Bad escaped character in JSON/, '反斜杠后面的写法不对'],
  [/^Expected ',' or '([}\]])' after /, '这里应该是 , 或 $1'],
  [/^Expected ':' after property name/, '键后面应该是冒号'],
  [/^Expected (?:double-quoted property name|property name or '}')/, '这里应该是双引号里的键'],
  [/^Unexpected non-whitespace character after JSON/, '末尾多了东西'],
  [/^Bad Unicode escape in JSON/, '反斜杠后面的写法不对'],
  [/^Unexpected (?:number|string) in JSON/, '这里少了逗号，或者数字写错了'],
  [
    /^(?:No number after minus sign|Exponent part is missing a number|Unterminated fractional number) in JSON/,
    '数字没有写完',
  ],
  [/^Unexpected token '(.)' is not valid JSON$/u, '这里不该有 $1'],
  // Parsers of CSS
  [/^Unclosed (?:block|bracket)$/, '少了对应的 } 或 )'],
  [/^Unclosed string$/, '字符串没有结束'],
  [/^Unclosed comment$/, '注释没有结束'],
  [/^Unexpected }$/, '多了一个 }'],
  [/^Unknown word (.+)$/, '看不懂 $1'],
  [/^Missed semicolon$/, '少了分号'],
  // Running code
  [/^(?:ReferenceError: )?([\w$]+) is not defined$/, '$1 没有定义'],
  [/^(?:TypeError: )?([\w$.()]+) is not a function$/, '$1 不是函数'],
  [/^(?:TypeError: )?([\w$.()]+) is not iterable$/, '$1 不能逐个取出'],
  [
    /^(?:TypeError: )?Cannot read properties of (undefined|null) \(reading '([^']+)'\)$/,
    '值是 $1，读不了它的 $2',
  ],
  [/^Cannot access '([^']+)' before initialization$/, '$1 还没有值就用到了'],
  [/^Element type is invalid: expected a string/, '当作组件用的值不是组件'],
  [/^Objects are not valid as a React child/, '对象不能直接显示'],
  [/^Maximum call stack size exceeded$/, '调用太深，多半没有尽头'],
  [/^More than (\d+) children of one element\.$/, '一个元素里的东西超过 $1 个，多半没有尽头'],
  [/^More than (\d+) elements and texts on one page\.$/, '一页里的元素和文字超过 $1 个'],
  [/^More than (\d+) characters of HTML\.$/, '一页的 HTML 超过 $1 个字符'],
  // Node
  [/^Cannot find package '([^']+)' imported from /, '没有安装 $1'],
  [/^Cannot find module '([^']+)'/, '找不到 $1'],
  [/^The requested module '([^']+)' does not provide an export named '([^']+)'$/, '$1 没有导出 $2'],
  [/^Named export '([^']+)' not found\. The requested module '([^']+)' is/, '$2 没有导出 $1'],
  [/^ENOENT: no such file or directory, \w+ '([^']+)'$/, '$1 不存在'],
  [/^EACCES: permission denied, \w+ '([^']+)'$/, '没有权限读写 $1'],
  [/^EISDIR: illegal operation on a directory, \w+ '([^']+)'$/, '$1 是文件夹，不是文件'],
  [/^spawn (\S+) ENOENT$/, '没有 $1 这个程序'],
  // The bundler
  [/^Could not resolve '([^']+)' in \S+$/, '引入的 $1 不存在'],
  [/^(?:Transform|Build|Parse) failed with \d+ errors?:$/, ''],
  [/^Could not load (\S+)/, '读不了 $1'],
  [/^"([^"]+)" is not exported by "([^"]+)"/, '$2 没有导出 $1'],
];

const TOKENS: Readonly<Record<string, string>> = {EOF: '末尾', Identifier: '名字'};

/** Before what a parser says: `Could not parse expression with oxc: `, `[PARSE_ERROR] Error: `, `[builtin:vite-transform] `, `[postcss] /site/a.css:2:1: ` */
const WRAPPER =
  /^(?:Could not parse [\w ]+ with oxc: |Parse failure: |SyntaxError: |\[(?!postcss\])[\w:-]+\] |\[postcss\] .+?:\d+:\d+: )+(?:Error: )?/;
/** What a frame says of a place that it points at, and the line that leads there. */
const LABEL = /(╰─+) (\S.*)$/;
const LABELS: readonly (readonly [said: RegExp, zh: string])[] = [
  [/^Opened here$/, '从这里开始'],
  [/^Expected `([^`]+)`$/, '应为 $1'],
  [/^`([^`]+)` or `([^`]+)` expected$/, '应为 $1 或 $2'],
  [/^`([^`]+)` expected$/, '应为 $1'],
  [/^stream did not contain valid UTF-8$/, '不是 UTF-8 编码：另存为 UTF-8'],
];

/** The part of the file that a sentence about JSON quotes, whose lines would be taken for sentences. */
const JSON_EXCERPT = /^(Unexpected token '.'), [^]*(?= is not valid JSON$)/u;

/** A line of an excerpt: a frame, a numbered line, marks below one, a place. */
const EXCERPT = /^\s*(?:[╭╰│├·─]|\d+ *[:|│]|\^|$)/;

/**
 * Gives the Chinese of why code failed. Lines of the code that are shown stay.
 * @param other says what is said where no line is known, of the first one
 * @param isKept whether unknown lines stay as they are
 */
function codeReasonInChinese(
  reason: string,
  other: (line: string) => string,
  isKept = false,
): string {
  const shown: string[] = [];
  let unknown: string | undefined;
  let isSaid = false;
  for (const line of reason.split('\n')) {
    const said = line.trim().replace(WRAPPER, '');
    const isExcerpt = EXCERPT.test(line);
    const zh = isExcerpt ? translateLabel(line) : (translate(said) ?? (isKept ? line : undefined));
    if (zh === undefined) unknown ??= said;
    else if (zh !== '' || line.trim() === '') shown.push(zh);
    isSaid ||= zh !== undefined && zh !== '' && !isExcerpt;
  }
  if (!isSaid) shown.unshift(other(unknown ?? ''));
  return shown.join('\n').trim();
}

/** Puts Chinese in the place of what a frame says of a place; what is not known is left out: the place is shown. */
const translateLabel = (line: string): string =>
  line.replace(LABEL, (_, lead: string, said: string) =>
    `${lead} ${translate(said, LABELS) ?? (/\p{Script=Han}/u.test(said) ? said : '')}`.trimEnd(),
  );

function translate(said: string, known = KNOWN): string | undefined {
  for (const [pattern, zh] of known) {
    const found = pattern.exec(said);
    if (found) return zh.replace(/\$(\d)/g, (_, i: string) => nameToken(found[Number(i)] ?? ''));
  }
  return undefined;
}

const nameToken = (token: string): string => TOKENS[token] ?? token;

/** Translates what a parser says; an unknown sentence is left out, since the place is told beside it. */
export const parserInChinese = (reason: string): string =>
  codeReasonInChinese(reason, () => '这里的写法不对');

/**
 * Translates what code that ran or was bundled says; unknown words are quoted, since they may be its author's own. A message in
 * Chinese, as our own are, stays with what it quotes.
 */
export function failureInChinese(reason: string): string {
  const said = reason.replace(JSON_EXCERPT, '$1');
  return codeReasonInChinese(
    said,
    (line) => (line === '' ? '代码有误' : `代码说“${line}”`),
    said.split('\n').some((line) => !EXCERPT.test(line) && /\p{Script=Han}/u.test(line)),
  );
}

/** What the bundler says before why it stopped. */
const HEADING = /^(?:Transform|Build|Parse) failed with \d+ errors?:$/;

/**
 * Gives why code failed without what the bundler says around it, whose place is told beside it: `Build failed with 1
 * error:\n\n[PARSE_ERROR] Unexpected token\n ╭─[ a.ts:3:8 ]` → `Unexpected token\n ╭─[ a.ts:3:8 ]`
 */
export const failureInEnglish = (reason: string): string =>
  reason
    .split('\n')
    .filter((line) => !HEADING.test(line.trim()))
    .map((line) => line.replace(/^\[[A-Z]+(?:_[A-Z]+)*\] (?:Error: )?/, ''))
    .join('\n')
    .trim();
