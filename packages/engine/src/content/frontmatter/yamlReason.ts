import type {Words} from '../../errors/language.ts';

/** What js-yaml says is wrong, in Chinese; what neither table has is quoted. */
const REASONS: Readonly<Record<string, string>> = {
  'aliases expand to too many values': '别名（*）展开后的值太多，或者包含了自己',
  'alias node should not have any properties': '别名（*）前面不能有锚点（&）和标记（!）',
  'bad indentation of a mapping entry': '这一行的缩进不对，或者值里有没加引号的冒号',
  'bad indentation of a sequence entry': '列表里这一项的缩进不对',
  'can not read a block mapping entry; a multiline key may not be an implicit key':
    '这一行不是“键: 值”',
  'can not read an implicit mapping pair; a colon is missed': '这里少了一个冒号',
  'a line break is expected': '这里应该换行',
  'bad explicit indentation width of a block scalar; it cannot be less than one':
    '| 或 > 后面的缩进数至少是 1',
  'deficient indentation': '这一行缩进不够',
  'directives end mark is expected': '以 % 开头的行后面应有一行 ---；它是内容时，给整个值加引号',
  'duplication of %YAML directive': '%YAML 写了两次',
  'duplicated mapping key': '同一个键写了两次',
  'end of the stream or a document separator is expected': '上一行已经结束了，这里多出了内容',
  "expected ':' after a mapping key": '键的后面少了冒号',
  'expected a document, but the input is empty': '里面什么也没有写',
  'expected a single document in the stream, but found more':
    '--- 又开始了一份文档，这里只能有一份',
  "expected the node content, but found ','": '这里应该有一个值，却是逗号',
  'ill-formed argument of the YAML directive': '%YAML 后面的版本写得不对',
  'half a character': '转义（\\u）只写了半个字符',
  'a NUL character': '转义（\\0）写的是空字符，网页里不能有它',
  'incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line':
    '这里少了一个键',
  'missed comma between flow collection entries': '括号里的各项之间少了逗号',
  'object-based map does not support complex keys':
    '键只能是文字，不能是列表或一组键值；它是内容时，给整个键加引号',
  'tab characters must not be used in indentation': '缩进要用空格，不能用制表符',
  'tag suffix cannot contain flow indicator characters': '标记（!）里不能有括号和逗号',
  'the stream contains non-printable characters': '里面有看不见的控制字符',
  'expected valid JSON character': '引号里有看不见的控制字符',
  'null byte is not allowed in input': '里面有空字符（NUL）',
  'unexpected end of the document within a double quoted scalar': '双引号没有关上',
  'unexpected end of the document within a single quoted scalar': '单引号没有关上',
  'name of an alias node must contain at least one character':
    '* 后面少了别名；星号是内容时，给整个值加引号',
  'name of an anchor node must contain at least one character':
    '& 后面少了名字；它是内容时，给整个值加引号',
  'expected hexadecimal character': '转义（\\x、\\u）后面要写十六进制数字',
  'YAML directive accepts exactly one argument': '%YAML 后面要写一个版本号',
  'TAG directive accepts exactly two arguments': '%TAG 后面要写一个标记和它代表的前缀',
  'ill-formed tag handle (first argument) of the TAG directive': '%TAG 后面的标记写得不对',
  'ill-formed tag prefix (second argument) of the TAG directive': '%TAG 的前缀写得不对',
  'directive name must not be less than one character in length': '% 后面少了名字',
  'unacceptable YAML version of the document': '%YAML 后面的版本不是 1.x',
  'a whitespace character is expected after the key-value separator within a block mapping':
    '冒号后面要空一格',
  'can not read a document': '这里没有能读的内容',
  'duplication of a tag property': '一个值前面写了两个标记（!）',
  'duplication of an anchor property': '一个值前面写了两个锚点（&）',
  'named tag handle cannot contain such characters': '标记（!）的名字里有不能用的字符',
  'tag suffix cannot contain exclamation marks': '标记里的感叹号太多',
  'repeat of a chomping mode identifier': '| 或 > 后面写了两个加减号',
  'repeat of an indentation width identifier': '| 或 > 后面写了两个缩进数',
  'unknown escape sequence': '双引号里不能这样用反斜杠：写两个，或改用单引号',
  'unexpected end of the stream within a double quoted scalar': '双引号没有关上',
  'unexpected end of the stream within a verbatim tag': '标记（!<）没有用 > 关上',
  'unexpected end of the stream within a flow collection': '括号没有关上',
  'unexpected end of the stream within a single quoted scalar': '单引号没有关上',
};

/** Reasons that name what was written. */
const PATTERNS: readonly (readonly [said: RegExp, zh: string])[] = [
  [/^unknown scalar tag !<(.+)>$/, '不认识值前面的标记 $1'],
  [/^unknown (?:mapping|sequence) tag !<(.+)>$/, '不认识值前面的标记 $1'],
  [/^there is a previously declared suffix for "(.+)" tag handle$/, '%TAG 的标记 $1 写了两次'],
  [/^tag name cannot contain such characters: (.+)$/, '标记 $1 里有不能用的字符'],
  [/^unidentified alias "(.+)"$/, '没有叫 $1 的锚点（&$1），别名无从展开'],
  [/^undeclared tag handle "(.+)"$/, '不认识标记 $1'],
  [/^nesting exceeded maxDepth \((\d+)\)$/, '嵌套太深，最多 $1 层'],
  [/^cannot resolve a node with !<(.+)> explicit tag$/, '值和它前面的标记 $1 不符'],
];

/** Reasons that the parser gives for invisible characters. */
const UNSEEN: readonly string[] = [
  'expected valid JSON character',
  'null byte is not allowed in input',
  'the stream contains non-printable characters',
];

/** Finds what to do against a reason that no other text of the line explains; undefined for all others. */
export function findReasonCure(reason: string): Words | undefined {
  return UNSEEN.includes(reason)
    ? [
        '删掉它，或把这一行重新打一遍：这样的字符多半是粘贴进来的。',
        'Delete it, or type the line anew: such a character mostly comes with a paste.',
      ]
    : undefined;
}

/** Translates a reason of the YAML parser: `duplicated mapping key` → the same in Chinese and in English. */
export function toYamlReason(reason: string): Words {
  if (Object.hasOwn(REASONS, reason)) return [REASONS[reason]!, reason];
  const [pattern, zh] = PATTERNS.find(([known]) => known.test(reason)) ?? [];
  return [pattern && zh ? reason.replace(pattern, zh) : `解析器说“${reason}”`, reason];
}
