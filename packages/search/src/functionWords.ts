// What a question is asked with, not about. Written for questions to technical notes, in Chinese and in English.

const list = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Matches what makes a Chinese question a question. */
const ASKING_PATTERN =
  /为什么(?:要|会|不能?)?|为[何啥]要?|[是有]?什么(?:意思|是|样的?|时候|情况下|用)?|有(?:哪些|何|没有)|怎么(?:回事|[办样用让把给写]|才能|做到?)?|怎样(?:才能|做到)?|如何(?:做到|才能|理解|使?用)?|咋|([是能要会该行])不\1|可不可以|[是能可]否|哪(?:一[个篇种]|几[类篇]?|[些个种里儿])?|多[少久大长]|几[类篇个]|到底|究竟|请问|想知道|需要|应[该当]|可以/g;

const EMPTY = new Set(
  list(`
的 了 在 会 能 把 被 让 给 和 与 或 及 就 都 也 还 又 很 太 要 对 里 中 上 下 时 个 一 不 没 有 我 你 它 他 她 这 那 到 从 向 为 以 将 所 其 是 用 做 去
来 吗 呢 吧 啊 呀 么 得 地 着 过 之 而 但 且 则 若 如 该 才 再 只 最 更 每 各 已 并 等 些 几 第 写 发 起 想 看 说 读 请 先 后 前 为了 那么 这么 就是 还是
一个 一种 一些 一下 一定 一样 我们 自己 这个 那个 这些 这样 那样 因为 所以 如果 但是 而且 或者 以及 以后 之后 之前 时候 的话 能够 必须
没有 不是 不会 不能 不要 真正 总是 已经 正在 起来 出来 之间 里面 当前 不到 不了 直接 分成 成
啥 谁 嘛 一直 半天 马上 突然 老是 老 总 好像 感觉 不小心 进来 进去 下来 上去 过来 过去 从头 完全 根本 其实 比如 例如 好多 很多 很大 太大 太多 太快 太慢 挺 挺好
有点 有时 有时候 外面 弄 搞 是啥 不一样 看到 拿到 打开 发现 遇到 碰到 一段 一行 一半
a an the of to in on at by for from with without into as is are was were be been being am do does did doing done have has had can could should would will shall may
might must i me my we us our you your he she it its they them their this that these those there here what which who whose when where why how and or not no but if
then than so s t d ll re ve m about between go get gets got use used using want need needs make makes made happen happens let any some all each up out off over under
because while still already instead until too very just also only even again ever yet once both either every other others another same such own several more most really
actually always never now since though whether around per see seen say says said seem seems know put take takes keep keeps come comes went become
`),
);

// Say how something is asked for and stand in many answers: they tell little.
const WEAK = new Set(
  list(`
不同 差别 差异 方法 办法 原因 好处 坏处 问题 实现 使用 处理 解决 发生 工作 进行 选择 选 避免 防止 常见 理解 情况 东西 事情
内容 正确 合适 决定 重要 影响 变成 开始 出现 得到 知道 设置 支持 返回 时间 顺序 按 两个 三次 多个 不同的
difference different work works working mean means meaning way ways best better good right handle problem issue fix avoid cause causes explain example write writing look like
long many much first after before one two three show tell find together inside enough
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

export type WordRank = 'empty' | 'weak' | 'content';

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

/** Replaces words that count things by blanks: `删除一张表` → `删除 表`. */
export function withoutMeasures(text: string): string {
  return text.replace(MEASURE, ' ');
}

/** Reduces a word that stands on both sides of 不 to one: `代码快不快` → `代码快 `. */
export function withoutDoubt(text: string): string {
  return text.replace(/([\u3400-\u9fff]{1,2})不\1/g, '$1 ');
}

/** Tells whether the text asks in English: it begins with an asking word that others follow. */
export function asksInEnglish(folded: string): boolean {
  return /^\s*(?:what|which|who|when|where|why|how|difference)\b.+|^\s*(?:is|are|do|does|did|can|could|should)\b.+\?\s*$/i.test(
    folded,
  );
}
