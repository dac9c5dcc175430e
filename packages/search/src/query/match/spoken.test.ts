import {describe, expect, it} from 'vitest';
import {eachTerm} from '../../text/eachTerm.ts';
import {BitReader} from '../../base/bits.ts';
import {readKeys} from '../../format/glossaryKeys.ts';
import {nearTerms} from '../question/nearTerms.ts';
import {parseSpoken} from './spoken.ts';
import {foldGlossary} from '../../write/glossaryFiles.ts';
import {spokenFile} from '../../write/spokenFile.ts';
import {createTextDecoder} from '../../textCode/decodeText.ts';
import {textModel} from '../../textCode/writeTable.ts';
import {openSite, pagesFor} from '../../testing/site.ts';

it('adds what the site writes of what is said, once, and nothing that is said itself', () => {
  const near = new Map([
    ['扛不住', ['过载', '限流', '队列']],
    ['太多请求', ['限流']],
    ['扛', ['肩膀']],
  ]);
  expect(nearTerms('太多请求, 队列扛不住', (said) => near.get(said) ?? [])).toEqual([
    ['限流'],
    ['过载'],
  ]);
});

it('counts several ways to write one thing once', async () => {
  const client = openSite(
    [
      {title: '一', intro: 'inject 的值'},
      {title: '二', intro: '旧值，快照'},
      ...Array.from({length: 8}, (_, i) => ({title: `别处${i}`, intro: '值'})),
    ],
    {glossary: [['闭包', 'closure']]},
  );
  expect((await pagesFor(client, 'inject 为什么拿不到最新'))[0]).toBe('/0');
});

it('cuts a question into words that the site has', async () => {
  const client = openSite(
    [
      {title: '列表', intro: '用下标当 key'},
      {title: '别处', intro: '把它拿下，标当一条线'},
    ],
    {glossary: [['下标', 'index']]},
  );
  expect((await pagesFor(client, '列表拿下标当 key 会怎么样'))[0]).toBe('/0');
  const {hits} = await client.search({query: '拿下标当作什么'});
  expect(JSON.stringify(hits)).toContain('<mark>下标</mark>');
});

it('reads a short phrase that no page has by words of the site too', async () => {
  const client = openSite(
    [
      {title: '重新设计', intro: '数据的模型要重新设计，重点是数据'},
      {title: '主键', intro: '主键相同的数据会去重'},
    ],
    {glossary: [['去重', 'deduplicate']]},
  );
  expect((await pagesFor(client, '数据去重'))[0]).toBe('/1');
});

it('finds a page that writes of it in other words', async () => {
  const client = openSite(
    [
      {title: '队列', intro: '过载的时候要限流'},
      {title: '别处', intro: '服务与请求'},
      {title: '无关', intro: '缓存'},
    ],
    {glossary: [['闭包', 'closure']]},
  );
  expect((await pagesFor(client, '流量大扛不住怎么办'))[0]).toBe('/0');
  const {hits} = await client.search({query: '扛不住怎么办'});
  expect(JSON.stringify(hits[0])).toContain('<mark>过载</mark>');
});

it('lists no word that is made of two others, nor what is in a group, and knows it all the same', () => {
  const chars = new Set<number>();
  eachTerm('左值与右值，左值右值，限流，请求频率，尾调用', {
    char: (key) => chars.add(key),
    word: () => undefined,
  });
  const glossary = ['左值', '右值', '左值右值', '限流', '请求频率', '尾调用'].map((name) => [
    name,
    'x',
  ]);
  const file = spokenFile(foldGlossary(glossary), {chars, words: new Set()});
  expect(readKeys(new BitReader(file))).toHaveLength(3);
  const {near, isWord} = parseSpoken(new BitReader(file), createTextDecoder(textModel()));
  expect(['左值', '右值', '尾调用', '限流', '请求频率'].filter(isWord)).toHaveLength(5);
  expect(['左值右值', '请求频', '左'].filter(isWord)).toEqual([]);
  expect(near('请求频率')).toEqual(['限流', '频率']);
  expect(near('左值')).toEqual([]);
});

it('takes 和 behind a blank for two things side by side, not for a part of a text', async () => {
  const client = openSite(
    [
      {title: 'Docker 与虚拟机', intro: '容器共用内核'},
      {title: '别处', intro: 'Docker 的命令', sections: {无关: '主机和虚拟机'}},
    ],
    {},
  );
  expect((await pagesFor(client, 'docker 和虚拟机'))[0]).toBe('/0');
});

describe('a word written with characters that sound like it', () => {
  const client = openSite(
    [
      {title: '闭包', intro: '函数和它出生时的环境'},
      {title: '事务', intro: '要么都成，要么都不成'},
      {title: '锁', intro: '一次一个'},
    ],
    {
      glossary: [
        ['锁', 'lock'],
        ['闭包', 'closure'],
        ['事务', 'transaction'],
      ],
    },
  );

  it.each([
    ['闭抱', '闭包', '/0'],
    ['毕包', '闭包', '/0'],
    ['币堡是什么', '闭包', '/0'],
    ['事物', '事务', '/1'],
  ])('%s finds %s, and the answer says so', async (query, meant, url) => {
    const {hits, notes} = await client.search({query});
    expect(hits[0]?.url).toBe(url);
    expect(notes).toEqual([{kind: 'corrected', from: query.slice(0, 2), to: [meant]}]);
    expect(JSON.stringify(hits)).toContain(`<mark>${meant}</mark>`);
  });

  // 阿 is the second of all ideographs: nothing that sounds like it has one character less.
  it.each(['闭嘴', '事业心', '闭抱 环境', '阿锁'])('%s is no such word', async (query) => {
    const {notes} = await client.search({query});
    expect(notes.filter(({kind}) => kind === 'corrected')).toEqual([]);
  });
});
