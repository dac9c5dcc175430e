// What a question is asked with, not about. Written for questions to technical notes, in Chinese and in English. Lists are sorted, the short
// words first and without blanks, pairs by their second character, which more of them share: so they take the fewest bytes.

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
    '马上一下一个因为认为列举一些所以它们我们不会时候好像完全及其分别不到拿到看到碰到遇到之前当前一半上去进去以及之后以后是啥' +
      '正在太多好多很多能够太大很大半天从头挺好更好例如比如一定其实自己打开觉得太快太慢分成直接平时有时不是总是老是没有根本下来' +
      '出来起来进来如果一样这样那样真正一段有点突然发现一直一种已经或者不能一行不要感觉了解的话通过之间外面里面必须',
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
    '多个含义工作示例避免解决情况区分区别差别得到机制不同影响返回原因坏处好处开始决定内容顺序差异方式特性事情注意变成选择支持' +
      '场景分析结果方案三次防止办法方法用法优点特点缺点出现实现原理处理发生作用使用常用应用运用策略正确流程种类关系设置进行东西' +
      '主要重要常见理解思路合适用途知道时间方面问题',
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

/** Tells whether a dictionary joined what says nothing: `中的`, `你是`. */
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
