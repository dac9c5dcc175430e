import type {Words} from '../../errors/language.ts';

/** What js-yaml says is wrong, in Chinese; what is not in the table stays in its own words. */
const REASONS: Readonly<Record<string, string>> = {
  'aliases expand to too many values': '别名（*）展开后的值太多，或者包含了自己',
  'bad indentation of a mapping entry': '这一行的缩进不对，或者值里有没加引号的冒号',
  'bad indentation of a sequence entry': '列表里这一项的缩进不对',
  'can not read a block mapping entry; a multiline key may not be an implicit key':
    '这一行不是“键: 值”',
  'can not read an implicit mapping pair; a colon is missed': '这里少了一个冒号',
  'duplicated mapping key': '同一个键写了两次',
  'end of the stream or a document separator is expected': '上一行已经结束了，这里多出了内容',
  "expected the node content, but found ','": '这里应该有一个值，却是逗号',
  'half a character': '转义（\\u）只写了半个字符',
  'incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line':
    '这里少了一个键',
  'missed comma between flow collection entries': '括号里的各项之间少了逗号',
  'tab characters must not be used in indentation': '缩进要用空格，不能用制表符',
  'the stream contains non-printable characters': '里面有看不见的控制字符',
  'unexpected end of the stream within a double quoted scalar': '双引号没有关上',
  'unexpected end of the stream within a flow collection': '括号没有关上',
  'unexpected end of the stream within a single quoted scalar': '单引号没有关上',
};

/** Translates a reason of the YAML parser: `duplicated mapping key` → the same in Chinese and in English. */
export function toYamlReason(reason: string): Words {
  return [Object.hasOwn(REASONS, reason) ? REASONS[reason]! : reason, reason];
}
