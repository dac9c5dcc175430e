// What a question is asked with, not about. Written for questions to technical notes, in Chinese and in English. Lists are sorted, the short
// words first: so they take the fewest bytes.

const list = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Matches what makes a Chinese question a question. */
const ASKING_PATTERN =
  /为什么(?:要|会|不能?)?|为[何啥]要?|[是有]?什么(?:意思|是|样的?|时候|情况下|用)?|有(?:哪些|何|没有)|怎么(?:回事|[办样用让把给写]|才能|做到?)?|怎样(?:才能|做到)?|如何(?:做到|才能|理解|使?用)?|咋|([是能要会该行])不\1|可不可以|[是能可]否|哪(?:一[个篇种]|几[类篇]?|[些个种里儿])?|多[少久大长]|几[类篇个]|到底|究竟|请问|想知道|需要|应[该当]|可以/g;

/** Characters that never be inside of a word. Others that mean nothing alone may: 定时器, 后端. */
export const BREAKS = '与且么也了他但你则又吗吧呀呢和啊在太她它就很我或把的着而若被让过还这那都';

const EMPTY = new Set([
  ...BREAKS,
  ...list(`
一 上 下 不 个 中 为 之 些 从 以 会 做 先 其 再 写 几 到 前 去 及 发 只 各 后 向 啥 嘛 地 如 对 将 已 并 弄 得 总 想 成 所 才 挺 搞 时 是 更 最 有 来
每 没 用 看 第 等 给 老 能 要 该 说 请 读 谁 起 里 一下 一个 一些 一半 一定 一样 一段 一直 一种 一行 上去 下来 不了 不会 不到 不是 不能 不要 为了 之前
之后 之间 从头 以及 以后 但是 例如 其实 出来 分成 半天 发现 因为 外面 太多 太大 太快 太慢 好像 好多 如果 完全 就是 已经 当前 很多 很大 必须 总是 感觉
我们 或者 所以 打开 拿到 挺好 时候 是啥 有时 有点 根本 正在 比如 没有 的话 直接 看到 真正 碰到 突然 老是 而且 能够 自己 起来 过去 过来 还是 这个 这么
这些 这样 进去 进来 遇到 那个 那么 那样 里面 马上 不一样 不小心 有时候
a about actually again all already also always am an and another any are around as at be because become been being between both but by can come comes
could d did do does doing done each either even ever every for from get gets go got had happen happens has have he here how i if in instead into is it
its just keep keeps know let ll m made make makes may me might more most must my need needs never no not now of off on once only or other others our
out over own per put re really s said same say says see seem seems seen several shall she should since so some still such t take takes than that the
their them then there these they this those though to too under until up us use used using ve very want was we went were what when where whether which
while who whose why will with without would yet you your
`),
]);

// Say how something is asked for and are in many answers: they tell little.
const WEAK = new Set(
  list(`
按 选 三次 不同 东西 两个 事情 使用 内容 决定 出现 办法 原因 发生 变成 合适 坏处 处理 多个 好处 实现 工作 差别 差异 常见 开始 影响 得到 情况 支持 方法
时间 正确 理解 知道 解决 设置 返回 进行 选择 避免 重要 问题 防止 顺序 不同的
after avoid before best better cause causes difference different enough example explain find first fix good handle inside issue like long look many
mean meaning means much one problem right show tell three together two way ways work working works write writing
`),
);

// Behind the name of a thing they say what kind of text about it is looked for.
const KIND_PATTERN =
  /(?:教程|详解|入门|指南|用法|示例|实战|面试题?|总结|简介|介绍|概述|概念|原理|作用|特点|优?缺点|优点|区别| (?:tutorial|guide|examples?))\s*$/;

/** Cuts off what says which kind of text is looked for: `红黑树 教程` → `红黑树 ` and `教程`. */
export function splitKind(folded: string): [about: string, kind: string] {
  const kind = KIND_PATTERN.exec(folded)?.[0] ?? '';
  return [folded.slice(0, folded.length - kind.length), kind.trim()];
}

type WordRank = 'empty' | 'weak' | 'content';

/** Ranks a word of a query by how much it says: nothing, little, or what is asked about. */
export function rankOfWord(word: string): WordRank {
  return EMPTY.has(word) ? 'empty' : WEAK.has(word) ? 'weak' : 'content';
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
