// What a question is asked with, not about. Written for questions to technical notes, in Chinese and in English. Lists are sorted, the short
// words first and without blanks: so they take the fewest bytes.

const pairs = (text: string): readonly string[] => text.match(/../g)!;

/** Matches what makes a Chinese question a question. */
const ASKING_PATTERN =
  /为什么(?:要|会|不能?)?|为[何啥]要?|[是有]?什么(?:意思|是|样的?|时候|情况下|用)?|有(?:哪些|何|没有)|怎么(?:回事|[办样用让把给写]|才能|做到?)?|怎样(?:才能|做到)?|如何(?:做到|才能|理解|使?用)?|咋|([是能要会该行])不\1|可不可以|[是能可]否|哪(?:一[个篇种]|几[类篇]?|[些个种里儿])?|多[少久大长]|几[类篇个]|到底|究竟|请问|想知道|需要|应[该当]|可以|^(?:请?(?:举例说明|[说谈讲聊]{2}|[说谈讲聊解描介][释述绍]?一?下)|请(?:解释|描述|介绍))(?:你?对)?/g;

/** Characters that never be inside of a word. Others that mean nothing alone may: 定时器, 后端. */
export const BREAKS = '与且么也了他但你则又吗吧呀呢和啊在太她它就很我或把的着而若被让过还这那都';

const EMPTY = new Set([
  ...(BREAKS +
    '一上下不个中为之些从以会做先其再写几到前去及发只各后向啥嘛地如对将已并弄得总想成所才挺搞时是更最有来每没用看第等给老能要' +
    '该说请读谁起里'),
  ...pairs(
    '一下一个一些一半一定一样一段一直一种一行上去下来不会不到不是不能不要之前之后之间从头以及以后例如其实出来分成半天发现因为' +
      '外面太多太大太快太慢好像好多如果完全已经当前很多很大必须总是感觉我们或者所以打开拿到挺好时候是啥有时有点根本正在比如没有' +
      '的话直接看到真正碰到突然老是能够自己起来这样进去进来遇到那样里面马上了解平时列举更好' +
      '分别及其它们觉得认为通过',
  ),
  ...(
    '不一样 不小心 有时候 a about actually again all already also always am an and another any are around as at be because become been being between both ' +
    'but by can come comes could d did do does doing done each either even ever every for from get gets go got had happen happens has have he ' +
    'here how i if in instead into is it its just keep keeps know let ll m made make makes may me might more most must my need needs never no not ' +
    'now of off on once only or other others our out over own per put re really s said same say says see seem seems seen several shall she should ' +
    'since so some still such t take takes than that the their them then there these they this those though to too under until up us use used ' +
    'using ve very want was we went were what when where whether which while who whose why will with without would yet you your'
  ).split(' '),
]);

// Say how something is asked for and are in many answers: they tell little.
const WEAK = new Set([
  ...pairs(
    '三次不同东西事情使用内容决定出现办法原因发生变成合适坏处处理多个好处实现工作差别差异常见开始影响得到情况支持方法时间' +
      '正确理解知道解决设置返回进行选择避免重要问题防止顺序场景特点常用运用示例用法作用' +
      '主要优点关系分析区分区别原理含义应用思路方式方案方面机制流程注意特性用途种类策略结果缺点',
  ),
  ...(
    '按 选 不同的 after avoid before best better cause causes difference different enough example explain find first fix good handle inside issue like ' +
    'long look many mean meaning means much one problem right show tell three together two way ways work working works write writing'
  ).split(' '),
]);

// Behind the name of a thing they say what kind of text about it is looked for.
const KIND_PATTERN =
  /(教程|详解|入门|指南|用法|示例|实战|面试题?|总结|简介|介绍|概述|概念|原理|作用|特点|优?缺点|优点|区别| (?:tutorial|guide|examples?))[\s?!.。]*$/;

/** Cuts off what says which kind of text is looked for: `红黑树 教程` → `红黑树 ` and `教程`. */
export function splitKind(folded: string): [about: string, kind: string] {
  const [about, kind = ''] = folded.split(KIND_PATTERN);
  return [about as string, kind.trim()];
}

type WordRank = 'empty' | 'weak' | 'content';

/** Ranks a word of a query by how much it says: nothing, little, or what is asked about. */
export function rankOfWord(word: string): WordRank {
  if (EMPTY.has(word) || isAllEmpty(word)) return 'empty';
  return WEAK.has(word) ? 'weak' : 'content';
}

/** Whether a dictionary joined what says nothing: `中的`, `你是`. */
function isAllEmpty(word: string): boolean {
  const chars = [...word];
  return chars.every((char) => EMPTY.has(char)) && chars.some((char) => BREAKS.includes(char));
}

/** Replaces the asking words of Chinese in folded text by blanks: `什么是闭包` → ` 闭包`. */
export function withoutAsking(folded: string): string {
  return folded.replace(ASKING_PATTERN, ' ');
}

// How many of a thing, or which, where the thing is told behind it.
const MEASURE = /[一两几这那每某][张条篇台份位]/g;

// Asks whether: 快不快.
const DOUBT = /([\u3400-\u9fff]{1,2})不\1/g;

/** Replaces words that count things by blanks, and takes a doubt for what it is about: `删除一张表` → `删除 表`, `代码快不快` → `代码快 `. */
export function withoutMeasures(text: string): string {
  return text.replace(DOUBT, '$1 ').replace(MEASURE, ' ');
}

/** Tells whether the text asks in English: it begins with an asking word that others follow. */
export function asksInEnglish(folded: string): boolean {
  return /^\s*(?:what|which|who|when|where|why|how|difference)\b.+|^\s*(?:is|are|do|does|did|can|could|should)\b.+\?\s*$/i.test(
    folded,
  );
}
