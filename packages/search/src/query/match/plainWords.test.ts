import {describe, expect, it} from 'vitest';
import {isPlainWords} from './plainWords.ts';
import {queryWords} from '../question/queryWords.ts';
import {createWordCutter} from '../answer/snippet.ts';
import {createRandom, randomInt} from '../../testing/random.ts';

const cut = createWordCutter();

const MANY = 1000;
const isPlain = (text: string) => isPlainWords(text, MANY);

// All that a question is asked or a kind of text is told with, and words around it.
const ASKING =
  '为什么 为什么要 为何 为啥要 有什么 是什么意思 什么样 什么时候 有哪些 有何 有没有 怎么 怎么办 怎么做到 怎样才能 如何理解 如何使用 咋 能不能 会不会 要不要 行不行 该不该 可不可以 是否 能否 可否 哪个 哪一种 哪几类 多少 多久 多大 多长 几个 几类 到底 究竟 请问 想知道 需要 应该 应当 可以'.split(
    ' ',
  );
const KINDS =
  '教程 详解 入门 指南 用法 示例 实战 面试 面试题 总结 简介 介绍 概述 概念 原理 作用 特点 优缺点 缺点 优点 区别'.split(
    ' ',
  );
const FRAMES =
  '说说 谈谈你对 讲讲 聊聊 描述一下 解释一下 举例说明 what which who when where why how difference tutorial guide example examples'.split(
    ' ',
  );
const NAMES = ['React', 'Promise.all', 'v-if', 'HTTP2', 'node', 'keep-alive', 'is', 'a'];
const WORDS = '缓存 线程池 事务 锁 组件 更新 失效 闭包 索引 重试 超时'.split(' ');

describe('plain words', () => {
  it('are what is looked for by itself, blanks between them or not', () => {
    for (const words of ['线程池', '事件循环', '类型 回收', '垃圾回收器', '请求超时'])
      expect(isPlain(words), words).toBe(true);
  });

  it('may have names of code among them where many pages may have both', () => {
    for (const words of ['React 组件', 'redis缓存', 'Promise.all 并发', '前端 vue router']) {
      expect(isPlain(words), words).toBe(true);
      expect(isPlainWords(words, 60), words).toBe(false);
    }
  });

  it('are neither one word of two characters, nor text with other signs, nor long text', () => {
    for (const other of ['闭包', 'React', 'log out', 'c++ 模板', '数组.排序', '事件循环里的微任务'])
      expect(isPlain(other), other).toBe(false);
  });

  it('never are what is read as a question', () => {
    const random = createRandom(11);
    const pick = (list: readonly string[]) => list[randomInt(random, list.length)] as string;
    const asked = [...ASKING, ...KINDS].flatMap((word) =>
      WORDS.flatMap((about) => [`${word}${about}`, `${about}${word}`, `${about} ${word}`, word]),
    );
    const mixed = Array.from({length: 5000}, () =>
      Array.from({length: 1 + randomInt(random, 3)}, () =>
        pick([...ASKING, ...KINDS, ...WORDS, ' ']),
      ).join(''),
    );
    const named = Array.from({length: 5000}, () =>
      Array.from({length: 2 + randomInt(random, 3)}, () =>
        pick([...ASKING, ...KINDS, ...FRAMES, ...WORDS, ...NAMES, ...NAMES]),
      ).join(pick(['', ' '])),
    );
    const read = [...asked, ...mixed, ...named].filter(isPlain);
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter((text) => queryWords(text, cut).isQuestion)).toEqual([]);
    expect(asked.filter(isPlain)).toEqual([]);
  });
});
