import {describe, expect, it} from 'vitest';
import {foldText} from '../../text/fold.ts';
import {queryWords} from './queryWords.ts';
import {createWordCutter} from '../answer/snippet.ts';

const cut = createWordCutter();
const wordsOf = (query: string) =>
  queryWords(foldText(query), cut)
    .words.map(({text}) => text)
    .join(' ');

describe('the words a question is about', () => {
  it.each([
    ['什么是闭包', '闭包'],
    ['为什么要用事务', '事务'],
    ['how does gc work', 'gc work'],
    ['redis 卡住了', 'redis 卡'],
    ['到期的键是马上删掉吗', '到期 键 删'],
    ['useEffect 一直死循环', 'useEffect 死 循环'],
    ['代码快不快', '代码 快'],
    ['for 循环很慢怎么办', 'for 循环 慢'],
    ['what is a loop for', 'loop'],
    ['怎么删除一张表', '删除 表'],
    ['这条语句为什么慢', '语句 慢'],
    ['定时器里的 state', '定时器 state'],
    ['请说说你对闭包的理解', '闭包 理解'],
    ['谈谈闭包', '闭包'],
    ['请描述下事务', '事务'],
    ['举例说明你对闭包的了解', '闭包'],
    ['解释一下事务', '事务'],
    ['你是如何更好地用事务的', '事务'],
    ['解释型语言快不快', '解释 型 语言 快'],
    ['读写和并发', '读写 并发'],
    ['== 和 === 的区别', '== ==='],
    ['`??` 和 `||` 有什么不同？', '?? || 不同'],
    ['=>是什么意思', '=>'],
    ['循环怎么停不下来??', '循环 停不下来'],
    ['x&&y 是什么意思', 'x y'],
    ['索引和锁有什么区别？', '索引 锁'],
    ['什么是索引的工作原理。', '索引 工作'],
  ])('of “%s” are “%s”', (query, words) => {
    expect(wordsOf(query)).toBe(words);
  });

  it('weigh less where they are one character, but for names', () => {
    const weightOf = (query: string) => queryWords(query, cut).words[0]?.weight;
    expect(weightOf('锁是什么')).toBe(1);
    expect(weightOf('放是什么')).toBeLessThan(1);
  });

  it('weigh little where they are the language that something is asked of', () => {
    const weightsOf = (query: string) =>
      queryWords(query, cut).words.map(({text, weight}) => [text, weight]);
    expect(weightsOf('在javascript中的对象')).toEqual([
      ['javascript', 0.3],
      ['对象', 1],
    ]);
    expect(weightsOf('vue3 里的插槽')).toEqual([
      ['vue3', 0.3],
      ['插槽', 1],
    ]);
    expect(weightsOf('worker 里的错误')[0]).toEqual(['worker', 1]);
  });

  it('are all of it where nothing else is left', () => {
    expect(wordsOf('什么')).toBe('什么');
  });

  it.each([
    ['add a link to the navbar', true],
    ['show who changed a page last', true],
    ['__proto__ in json body', true],
    ['error[E0382]: borrow of moved value', true],
    ['array map', false],
    ['wuya build --out', false],
    ['the event', false],
  ])('of “%s” need not all stand on a page: %s', (query, isQuestion) => {
    expect(queryWords(foldText(query), cut).isQuestion).toBe(isQuestion);
  });
});
