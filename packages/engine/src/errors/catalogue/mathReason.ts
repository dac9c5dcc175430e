/** What the reader of formulas says is wrong, with its Chinese; `$1` is what the pattern found. */
const KNOWN: readonly (readonly [said: RegExp, zh: string])[] = [
  [/^Undefined control sequence: (.+)$/, '没有 $1 这个命令'],
  [/^Unsupported function name: (.+)$/, '没有 $1 这个命令，或者这里不能用它'],
  [/^No such environment: (.+)$/, '没有 $1 这个环境'],
  [/^Mismatch: (\\begin\{.+\}) matched by (\\end\{.+\})$/, '$1 和 $2 不配对'],
  [/^Mismatched (.+)$/, '$1 不配对'],
  [/^Expected '([^]+)', got 'EOF'$/, '没写完就结束了，少了 $1'],
  [/^Expected 'EOF', got '\}'$/, '多了一个 }'],
  [/^Expected 'EOF', got '&'$/, '& 只能写在表格一类的环境里'],
  [/^Expected 'EOF', got '([^]+)'$/, '这里不该有 $1'],
  [/^Expected '([^]+)', got '([^]+)'$/, '这里应该是 $1，却是 $2'],
  [/^Expected group after '([^]+)'$/, '$1 后面少了内容'],
  [/^Expected group as (.+)$/, '少了一组内容'],
  [/^Expected & or /, '表格没有写完，或者里面有不该有的东西'],
  [/^Extra \}$/, '多了一个 }'],
  [/^Unexpected end of input in a macro argument, expected '([^]+)'$/, '没写完就结束了，少了 $1'],
  [/^Unexpected character: '([^]+)'$/, '公式里不能有字符 $1'],
  [/^Double superscript$/, '同一处有两个上标'],
  [/^Double subscript$/, '同一处有两个下标'],
  [/^Got function '([^]+)' with no arguments/, '命令 $1 少了参数'],
  [/^Can't use function '([^]+)' in (?:text|math) mode$/, '这里不能用命令 $1'],
  [/^Limit controls must follow a math operator$/, '\\limits 要跟在运算符后面'],
  [/^only one infix operator per group$/, '一组里只能有一个 \\over 一类的命令'],
  [/^Invalid delimiter (?:type )?'([^]+?)'/, '$1 不能作括号'],
  [/^Unmatched delimiter$/, '\\left 和 \\right 不配对'],
  [/^\\middle without preceding \\left$/, '\\middle 前面少了 \\left'],
  [/^Invalid size: '([^]+)'/, '长度写得不对：$1'],
  [/^Invalid unit: '([^]+)'/, '没有 $1 这个单位'],
  [/^Invalid color: '([^]+)'/, '颜色写得不对：$1'],
  [/^Invalid environment name$/, '环境的名字写得不对'],
  [/^Unknown column alignment: (.+)$/, '列的对齐要写 l、c、r，却是 $1'],
  [/^Expected l or c or r$/, '列的对齐要写 l、c、r'],
  [/^Multiple \\tag$/, '\\tag 写了两次'],
  [/^\\tag works only in display mode$/, '\\tag 只能用在独立成行的公式里'],
  [/^\{(.+)\} can be used only in display mode\.$/, '$1 只能用在独立成行的公式里'],
  [/^a part of it is missing$/, '少了一部分'],
  [/^nested too deep$/, '嵌套太深'],
  [/^its macros grow too large$/, '自定义的命令展开后太长，或者这篇笔记的公式加起来太长'],
  [/^its tables are too large$/, '表格太大，或者这篇笔记的公式里表格加起来太大'],
  [/^Too many expansions/, '命令展开的次数太多，多半没有尽头'],
];

const PLACE = / at (?:position (\d+)|end of input):([^]*)$/;

/** Gives the Chinese of what is wrong with a formula and where in it; unknown words are quoted. */
export function mathReasonInChinese(reason: string): string {
  const [place = '', position] = PLACE.exec(reason) ?? [];
  const said = reason.slice(0, reason.length - place.length);
  const [pattern, zh] = KNOWN.find(([known]) => known.test(said)) ?? [];
  const why = pattern && zh ? said.replace(pattern, zh) : `读公式的程序说“${said}”`;
  return position === undefined ? why : `${why}（公式的第 ${position} 个字符）`;
}
