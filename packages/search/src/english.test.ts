import {expect, it} from 'vitest';
import {createSearchClient} from './client.ts';
import {META_FILE} from './format/metaFile.ts';
import {GLOSSARY} from './glossary/index.ts';
import {openSite, pagesFor, toPages, urlsFor} from './testing/site.ts';
import {buildIndex} from './write/mergeIndex.ts';

const glossary = [
  ['登出', 'log out'],
  ['日志', 'log'],
  ['内存溢出', 'out of memory'],
  ['事务', 'transaction'],
];

it('reads a name in English with its small words', async () => {
  const client = openSite(
    [
      {title: '日志', intro: 'console.log(output)'},
      {title: '会话', intro: '登出之后'},
      {title: '内存', intro: '内存溢出怎么查'},
    ],
    {glossary},
  );
  expect(await pagesFor(client, 'log out')).toEqual(['/1']);
  expect(await pagesFor(client, 'how to log out')).toEqual(['/1']);
  expect((await pagesFor(client, 'why out of memory'))[0]).toBe('/2');
  expect((await pagesFor(client, 'where is the log'))[0]).toBe('/0');
});

it('puts the section with all words of an error message, the small ones too, before titles with some', async () => {
  const client = openSite([
    {title: 'Moved values', sections: {Use: 'moved values here'}},
    {title: 'Use values', intro: 'Used values are moved'},
    {title: '日志', intro: '屏幕上：error: use of moved value: `a`\n先借用'},
  ]);
  expect((await pagesFor(client, 'use of moved value'))[0]).toBe('/2');
});

it('finds a name of several words where a page has it with hyphens, or one of what is asked for in the plural', async () => {
  const client = openSite(
    [
      {title: '内存模型', intro: 'happens-before 规则'},
      {title: '锁', intro: '解锁先行发生于加锁'},
      {title: '键', intro: 'Each keyboard shortcut is listed'},
      {title: '菜单', intro: '有快捷键'},
    ],
    {
      glossary: [
        ['先行发生', 'happens before'],
        ['快捷键', 'keyboard shortcut'],
      ],
    },
  );
  expect(await pagesFor(client, 'happens before')).toEqual(['/0', '/1']);
  expect(await pagesFor(client, 'which keyboard shortcuts')).toEqual(['/2', '/3']);
});

it('shows pages with a little of a question where none has much of it', async () => {
  const client = openSite(
    [
      {title: '一', intro: '事务'},
      {title: '二', intro: 'kernel'},
      {title: '三', intro: 'socket'},
      {title: '四', intro: 'thousand'},
      {title: '五', intro: 'handle'},
      {title: '六', intro: 'cat'},
    ],
    {glossary},
  );
  const asked = 'thousands of sockets in kernel transactions, cat handles';
  expect((await pagesFor(client, asked)).length).toBeGreaterThan(1);
  expect(await pagesFor(client, 'qwerty asdfgh zxcvbn')).toEqual([]);
});

it('shows pages with much of a phrase behind the few that have it all', async () => {
  const client = openSite(
    [
      {title: 'Views above the keyboard', intro: 'Keeps an input visible'},
      {title: 'A bar that covers the keyboard', intro: 'An input in it'},
      ...Array.from({length: 6}, (_, i) => ({title: `Other ${i}`, intro: 'covers'})),
    ],
    {glossary},
  );
  expect((await pagesFor(client, 'keyboard covers input')).slice(0, 2)).toEqual(['/1', '/0']);
});

it('finds words in other forms on a site in English', async () => {
  const pages = [
    {title: 'Pictures', intro: 'Each image is kept in a cache'},
    {title: 'Maps', intro: 'A class of maps, redirected'},
    ...Array.from({length: 6}, (_, i) => ({title: `Other ${i}`, intro: 'why not'})),
  ].map((page) => ({...page, extra: {language: 'en'}}));
  const client = openSite(pages, {glossary});
  expect(await pagesFor(client, 'why are images not cached')).toContain('/0');
  const {hits, notes} = await client.search({query: 'what is caching'});
  expect(hits[0]?.url).toBe('/0');
  expect(JSON.stringify(hits[0])).toContain('<mark>cach');
  expect(notes).toEqual([]);
  expect((await pagesFor(client, 'what are classes'))[0]).toBe('/1');
  expect((await pagesFor(client, 'classes'))[0]).toBe('/1');
  expect(await pagesFor(client, 'redis')).toEqual([]);
});

it('takes for a name of code what has all of it, not a title with an end of it', async () => {
  const filler = '别的话，'.repeat(120);
  const client = openSite(
    [
      {
        title: '从握手到 TIME-WAIT',
        intro: `close 与 CLOSE-WAIT ${filler}`,
        sections: {'CLOSE-WAIT：等的是你': filler},
      },
    ],
    {unitChars: 300},
  );
  expect((await urlsFor(client, 'CLOSE-WAIT'))[0]).toBe('/0#1');
});

it('asks for the files of other names only where few pages have all words themselves', async () => {
  const sketches = Array.from({length: 6}, (_, i) => ({
    title: `第${i}篇`,
    intro: i < 5 ? '把 String 转换成数字' : '字符串之外还有 symbol 的转换',
  }));
  const charFilesFor = async (query: string, names: typeof glossary) => {
    const {files} = buildIndex(toPages(sketches), {glossary: names, shardBytes: 20});
    const asked: string[] = [];
    const client = createSearchClient({
      metaUrl: META_FILE,
      fetchFile: async (name) => {
        asked.push(name);
        return files.get(name) ?? new Uint8Array();
      },
    });
    await client.search({query});
    return asked.filter((name) => name.startsWith('c') && name !== META_FILE);
  };
  const names = [
    ['字符串', 'string'],
    ['符号', 'symbol'],
    ['数字', 'symbol'],
  ];
  expect(await charFilesFor('string 转换', names)).toHaveLength(
    (await charFilesFor('string 转换', [])).length,
  );
  expect((await charFilesFor('symbol 转换', names)).length).toBeGreaterThan(
    (await charFilesFor('symbol 转换', [])).length,
  );
});

it('knows what a thing is called in Taiwan', async () => {
  const client = openSite([{title: '缓存'}, {title: '队列'}, {title: '其它'}], {
    glossary: GLOSSARY,
  });
  expect(await pagesFor(client, '快取')).toEqual(['/0']);
  expect(await pagesFor(client, '佇列')).toEqual(['/1']);
  expect((await client.search({query: '快取'})).notes).toEqual([
    {kind: 'translated', from: '快取', to: ['缓存']},
  ]);
});

it('knows names of Taiwan that a dictionary cuts, beside notes that have their pieces', async () => {
  const client = openSite(
    [
      {title: '参考', intro: '资料在这里，库在那里'},
      {title: '数据库'},
      {title: '执行'},
      {title: '线程'},
      {title: '其它'},
    ],
    {glossary: GLOSSARY},
  );
  expect((await pagesFor(client, '资料库'))[0]).toBe('/1');
  expect((await pagesFor(client, '执行绪'))[0]).toBe('/3');
  expect((await client.search({query: '资料库'})).notes).toContainEqual({
    kind: 'translated',
    from: '资料库',
    to: ['数据库'],
  });
});

it('does not take CORS for several cores', async () => {
  const client = openSite([{title: '跨域'}, {title: '核与线程'}], {glossary: GLOSSARY});
  expect(await pagesFor(client, 'cors')).toEqual(['/0']);
});

it('says what was typed where other names of it were found beside pieces of it', async () => {
  const client = openSite(
    [{title: '对话框'}, {title: '弹窗'}, {title: '模态', intro: '文本框'}, {title: '其它'}],
    {glossary: [['模态框', '弹窗', '对话框']]},
  );
  expect((await client.search({query: '模态框'})).notes).toContainEqual({
    kind: 'translated',
    from: '模态框',
    to: ['弹窗', '对话框'],
  });
});

it('finds names that are typed without their sign, and short forms', async () => {
  const titles = ['Vue.js', 'CI/CD', 'TCP/IP', 'Kubernetes', 'Go 语言', 'event-loop'];
  const client = openSite(
    titles.map((title) => ({title})),
    {glossary: GLOSSARY},
  );
  const found = await Promise.all(
    ['vuejs', 'cicd', 'tcpip', 'k8s', 'golang', 'eventloop'].map((query) =>
      pagesFor(client, query),
    ),
  );
  expect(found).toEqual(titles.map((_, i) => [`/${i}`]));
});
