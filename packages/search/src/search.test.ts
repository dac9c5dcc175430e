// The names of the hosted service's fields.
/* oxlint-disable no-underscore-dangle */
import {describe, expect, it} from 'vitest';
import {openSite, pagesFor, urlsFor} from './testing/site.ts';

const notes = openSite(
  [
    {
      title: '闭包',
      intro: '函数和它出生时的环境合在一起叫闭包。',
      sections: {
        'React 组件的状态': '在 React组件里用 useEffect 订阅，记得清理。',
        循环里的变量: 'for (let i = 0; i < 3; i++) {\n  setTimeout(() => console.log(i));\n}',
      },
    },
    {
      title: '作用域链',
      intro: '查找变量沿着作用域链走，闭包也靠它。',
      sections: {严格相等: 'a === b 不做类型转换，Array.prototype.map 不改变原数组。'},
    },
    {
      title: '事件循环',
      intro: '宏任务与微任务的先后。',
      sections: {'Promise.all 的用法': '等全部完成。worker_threads 另起线程。'},
    },
    {
      title: 'C++ 与 C#',
      intro:
        '写 #include <vector>，用 v-model 的是 Vue。.NET 和 ASP.NET 都在这里，xhr.then(next) 也在。',
      sections: {微服务: '一个服务一个库。'},
    },
    {title: '数据库索引', intro: '回表是什么。聚簇索引\n与二级索引。', sections: {}},
  ],
  {
    variants: {閉: '闭', 環: '环', 變: '变', 數: '数', 據: '据', 庫: '库'},
    pinyinOf: (char) =>
      ({
        闭: ['bi'],
        包: ['bao'],
        数: ['shu', 'shuo'],
        据: ['ju'],
        库: ['ku'],
        事: ['shi'],
        件: ['jian'],
        索: ['suo'],
        引: ['yin'],
      })[char] ?? [],
  },
);

describe('search', () => {
  it.each([
    ['a word', '闭包', ['/0', '/1']],
    ['one character', '链', ['/1']],
    ['characters across word borders', '找变量沿', ['/1']],
    ['characters across a line end', '索引与二级', ['/4']],
    ['Latin and Chinese with a blank the text lacks', 'React 组件', ['/0']],
    ['Latin and Chinese without the blank of the text', 'React组件的', ['/0']],
    ['an identifier', 'useEffect', ['/0']],
    ['a part of an identifier', 'effect', ['/0']],
    ['a path of identifiers', 'Array.prototype.map', ['/1']],
    ['the end of a path', 'prototype.map', ['/1']],
    ['a part before an underscore', 'worker', ['/2']],
    ['an operator', '===', ['/1']],
    ['a language with signs', 'C++', ['/3']],
    ['a language with a hash', 'c#', ['/3']],
    ['a directive', '#include', ['/3']],
    ['a leading dot', '.NET', ['/3']],
    ['a method call', '.then', ['/3']],
    ['a joined name', 'v-model', ['/3']],
    ['full-width letters', 'ｕｓｅＥｆｆｅｃｔ', ['/0']],
    ['another case', 'USEEFFECT', ['/0']],
    ['traditional characters', '數據庫', ['/4']],
    ['a mix of traditional and simplified', '閉包', ['/0', '/1']],
    ['a typo', 'useEfect', ['/0']],
    ['two letters swapped', 'Promsie', ['/2']],
    ['the beginning of a word', 'useE', ['/0']],
    ['the inside of a word', 'otype', ['/1']],
    ['words in any order', '变量 闭包', ['/0', '/1']],
    ['a word and a sentence mark', '什么？回表', ['/4']],
    ['pinyin of a title', 'bibao', ['/0']],
    ['another reading', 'shuojuku', ['/4']],
    ['initials of a title', 'sjk', ['/4']],
    ['a long pinyin', 'shujukusuoyin', ['/4']],
    ['unfinished pinyin', 'shij', ['/2']],
  ])('finds %s', async (_, query, pages) => {
    expect((await pagesFor(notes, query)).toSorted()).toEqual(pages);
  });

  it('finds Latin letters in the middle of a word where Chinese text follows them as in the query, behind the word itself', async () => {
    const client = openSite([
      {title: '一', intro: 'Preact 这样写'},
      {title: '二', intro: 'React这样写'},
      {title: '三', intro: 'React 与这样'},
      {title: '四', intro: 'Font 这样，Preact'},
      {title: '五', intro: 'Preact'},
    ]);
    expect(await pagesFor(client, 'React这样')).toEqual(['/1', '/2', '/0']);
  });

  it('finds the letters in several words of a site too small for a list of its words', async () => {
    const client = openSite([
      {title: '一', intro: 'alphabeta'},
      {title: '二', intro: 'gammabetas'},
      {title: '三', intro: 'deltabetapad'},
    ]);
    expect((await pagesFor(client, 'beta')).toSorted()).toEqual(['/0', '/1', '/2']);
  });

  it('puts the page whose title it is first, then its parts', async () => {
    const [first] = (await notes.search({query: '闭包'})).hits;
    expect(first).toMatchObject({
      type: 'lvl1',
      url: '/0',
      hierarchy: {lvl0: '笔记', lvl1: '闭包', lvl2: null},
    });
  });

  it('links a heading to its anchor', async () => {
    expect(await urlsFor(notes, '循环里的变量')).toContain('/0#2');
  });

  it('ranks title over heading over text', async () => {
    const client = openSite([
      {title: '一', intro: '讲缓存。'},
      {title: '二', sections: {缓存: '略。'}},
      {title: '缓存', intro: '略。'},
      {title: '四', intro: '讲别的。'},
    ]);
    expect(await pagesFor(client, '缓存')).toEqual(['/2', '/1', '/0']);
  });

  it('ranks words that stand together over words that do not', async () => {
    const client = openSite([
      {title: '一', intro: `缓存${'，别的内容很多'.repeat(30)}，穿透。`},
      {title: '二', intro: '缓存穿透。'},
      {title: '三'},
    ]);
    expect(await pagesFor(client, '缓存 穿透')).toEqual(['/1', '/0']);
  });

  it('ranks a boosted page higher', async () => {
    const client = openSite([
      {title: '缓存一', intro: '略'},
      {title: '缓存二', intro: '略', extra: {boost: 3}},
    ]);
    expect(await pagesFor(client, '缓存')).toEqual(['/1', '/0']);
  });

  it('offers pages with most of the query when none has all', async () => {
    expect(await pagesFor(notes, '事件循环课堂录像')).toEqual(['/2']);
  });

  it.each(['', '   ', '。、', '\u0000', '不存在的鼈', 'qqqqzzzz'])(
    'answers %j with nothing',
    async (query) => {
      expect(await notes.search({query})).toMatchObject({
        hits: [],
        nbHits: 0,
        nbPages: 0,
        page: 0,
        query,
        exhaustiveNbHits: true,
      });
    },
  );

  it('takes a question for literal only where its words touch as they do in it', async () => {
    const client = openSite([
      {title: '测试', intro: `用 pinia 的测试${'，别的内容很多'.repeat(30)}。状态是什么`},
      {title: '状态管理', intro: '略', sections: {'用 Pinia 管理': 'pinia 是一个库'}},
      {title: '常见问题', intro: 'pinia 是什么？一个库'},
    ]);
    expect((await pagesFor(client, 'pinia 是什么')).slice(0, 2)).toEqual(['/2', '/1']);
  });

  it('puts a title with all words before a page that has them here and there', async () => {
    const filler = '别的内容很多。'.repeat(400);
    const client = openSite(
      [
        {
          title: '注释',
          sections: {甲: `thread ${filler}`, 乙: `send ${filler}`, 丙: `sync ${filler}`},
        },
        {title: '线程里的 Send 和 Sync', intro: '略'},
      ],
      {glossary: [['线程', 'thread']]},
    );
    expect(await pagesFor(client, 'thread send sync')).toEqual(['/1', '/0']);
  });

  it.each(['红黑树 教程', '红黑树原理', '红黑树的优缺点', 'Redis 面试题', 'redis tutorial'])(
    'asks of %j for what is before the kind of text, which a page need not name',
    async (query) => {
      const client = openSite([
        {title: '目录', intro: '红黑树、Redis。教程、原理、优缺点、面试题、tutorial 都有'},
        {title: '红黑树', intro: '平衡的二叉树'},
        {title: 'Redis', intro: '放在内存里'},
      ]);
      expect((await pagesFor(client, query))[0]).toBe(/redis/i.test(query) ? '/2' : '/1');
    },
  );

  it('puts a title before many places of a long text', async () => {
    const text = Array.from({length: 30}, (_, i) => [
      `第${i}节`,
      `缓存与散列。${'别的。'.repeat(300)}`,
    ]);
    const own = Array.from({length: 30}, (_, i) => [`其${i}`, '别的。'.repeat(400)]);
    const client = openSite([
      {title: '面试', intro: '略', sections: Object.fromEntries(text)},
      {title: '散列', intro: '略', sections: Object.fromEntries(own)},
      {title: '短', intro: '略'},
    ]);
    expect((await pagesFor(client, '什么是散列'))[0]).toBe('/1');
  });

  it('adds what is near where few pages have all words of names and Chinese', async () => {
    const client = openSite([
      {title: '新特性', intro: 'JVM 换了垃圾回收算法'},
      {title: 'JVM 的垃圾回收', intro: '标记、清除、复制'},
      {title: '别的', intro: '略'},
    ]);
    expect(await pagesFor(client, 'JVM 垃圾回收算法')).toEqual(['/0', '/1']);
  });

  it('counts beside the page with all words the best ten, and those with half of them', async () => {
    const site = openSite([
      {title: '甲', intro: 'rows 的数目由优化器估计'},
      ...['乙', '丙'].map((title) => ({title, intro: '读到 rows 为止'})),
      ...Array.from({length: 12}, (_, i) => ({title: `别的 ${i}`, intro: '先估计要多少时间'})),
      ...Array.from({length: 24}, (_, i) => ({title: `其他 ${i}`, intro: '什么都没有'})),
    ]);
    const answer = await site.search({query: 'rows 估计'});
    expect([answer.hits[0]?.url, answer.nbDocuments, answer.notes]).toEqual(['/0', 10, []]);
  });

  it('says that no page has what is joined by signs, where its pieces are all there', async () => {
    const site = openSite([
      {title: '甲', intro: '从 0 数到 1，再数到 2'},
      {title: '乙', intro: '等于 0.3'},
    ]);
    const answer = await site.search({query: '0.1+0.2'});
    expect([answer.hits[0]?.url, answer.notes]).toEqual(['/0', [{kind: 'loose'}]]);
    expect((await site.search({query: '0.3'})).notes).toEqual([]);
  });

  it('says that no page has a word of which the dictionary knows a part alone', async () => {
    const site = openSite([
      {title: '甲', intro: '先把脏页写回，再读一遍'},
      {title: '乙', intro: '幻读'},
    ]);
    const answer = await site.search({query: '脏读'});
    expect([answer.hits[0]?.url, answer.notes]).toEqual(['/0', [{kind: 'loose'}]]);
  });

  it('does not prefer a page for its length', async () => {
    const filler = Array.from({length: 12}, (_, i) => [`第${i}节`, '别的内容。'.repeat(400)]);
    const client = openSite([
      {title: '长', intro: '缓存雪崩', sections: Object.fromEntries(filler)},
      {title: '短', intro: '缓存雪崩'},
    ]);
    expect((await pagesFor(client, '缓存为什么会雪崩'))[0]).toBe('/1');
  });

  it('answers a question by what it is about, wherever that is on the page', async () => {
    const client = openSite([
      {title: '什么是一个好名字', intro: '一个名字是什么意思'},
      {title: '函数', intro: '作用域', sections: {闭包: '闭包记得它出生的地方', 回收: '内存'}},
      {title: '请求', intro: '取消要把信号传进去', sections: {超时: '一个请求，一个时限'}},
    ]);
    expect((await pagesFor(client, '什么是闭包'))[0]).toBe('/1');
    expect((await pagesFor(client, '怎么取消一个请求'))[0]).toBe('/2');
    expect((await pagesFor(client, 'how does 闭包 work'))[0]).toBe('/1');
  });

  it('puts the heading that has the asking words too before one that only says what is asked about', async () => {
    const sections = (heading: string) => ({sections: {[heading]: '浏览器与 cookie'}});
    const client = openSite([
      {title: '摘除', ...sections('SameSite=Lax 的语义')},
      {title: '过期', ...sections('SameSite=Lax 的语义')},
      {title: '制品', ...sections('SameSite=Lax 做了什么')},
      ...Array.from({length: 9}, () => ({title: '事务', intro: '什么都做了'})),
    ]);
    expect((await urlsFor(client, 'SameSite 做了 什么'))[0]).toBe('/2#1');
  });
  it('finds a term by its other names, of one word or several', async () => {
    const client = openSite(
      [
        {title: '闭包', intro: '函数记得它出生的地方'},
        {title: '事件循环', intro: '一圈里有什么'},
        {title: '别处', intro: 'a loop, an event and a closure'},
      ],
      {
        glossary: [
          ['闭包', 'closure'],
          ['事件循环', 'event loop'],
          ['别名', 'alias'],
        ],
      },
    );
    expect((await pagesFor(client, 'closure')).toSorted()).toEqual(['/0', '/2']);
    expect((await pagesFor(client, 'what is an event loop'))[0]).toBe('/1');
    expect(await pagesFor(client, 'alias')).toEqual([]);
  });

  it('finds the parts of a compound too where hardly anything has it whole', async () => {
    const client = openSite(
      [
        {title: '后台', intro: '多线程；水合不匹配'},
        {title: '线程与协程', intro: '切换'},
        {title: '水合', intro: 'hydration 与 mismatch'},
        ...Array.from({length: 9}, () => ({title: '缓存', intro: '命中'})),
      ],
      {glossary: [['水合不匹配', 'hydration mismatch']]},
    );
    expect((await pagesFor(client, '多线程是什么')).toSorted()).toEqual(['/0', '/1']);
    expect(await pagesFor(client, 'hydration mismatch 是怎么来的')).toEqual(['/0', '/2']);
  });

  it('takes copied English for literal by whole words alone', async () => {
    const client = openSite([
      {title: '契约', intro: 'required is nothing defined'},
      {title: '模块', intro: 'where require is defined'},
    ]);
    expect((await pagesFor(client, 'require is not defined'))[0]).toBe('/1');
  });

  it.each([
    'cannot open the file in the store.',
    "TypeError: cannot open 'a' of the store (file 2)",
    'let file = open(store, "a")',
  ])('puts the page first that has what was copied as it was typed: %s', async (line) => {
    const words = line.match(/\w+/g)!.toReversed().join(' ');
    const client = openSite([
      ...Array.from({length: 3}, (_, i) => ({title: `Open file ${i}`, intro: words})),
      {title: 'Log', intro: `before. ${line} and after`},
    ]);
    expect((await pagesFor(client, line))[0]).toBe('/3');
  });

  it('finds pages with much of words in English among which a name of code is', async () => {
    const client = openSite([
      {title: 'Server', intro: 'onProto of json', sections: {Body: 'see __proto__ in it: body'}},
      {title: 'Prototype poisoning', intro: 'what __proto__ does', sections: {More: 'json'}},
      {title: 'Other', intro: 'a body in json'},
    ]);
    expect(await pagesFor(client, '__proto__ in json body')).toContain('/1');
  });

  it('does not take a word that the glossary knows for a slip', async () => {
    const client = openSite(
      [
        {title: '哈希环', intro: 'const nodes = []'},
        {title: '模块', intro: 'Node.js 里混用'},
      ],
      {glossary: [['nodejs', 'node.js']]},
    );
    expect(await pagesFor(client, 'nodejs')).toEqual(['/1']);
    expect(await pagesFor(client, 'nodess')).toEqual(['/0']);
  });

  it.each([
    ['JSON.stringfy', '/1', ['stringify']],
    ['document.querySelecter', '/2', ['queryselector']],
  ])('corrects a slip within a name of code: %s', async (query, page, to) => {
    const client = openSite([
      {title: 'JSON', intro: 'JSON 是一种格式，document 的 query 里常有'},
      {title: '序列化', intro: '用 JSON.stringify 转换'},
      {title: '节点', intro: '用 document.querySelector 选取'},
      {title: '选中', intro: 'selected 与 selector'},
    ]);
    const answer = await client.search({query});
    expect(answer.hits[0]!.url).toBe(page);
    expect(answer.notes.find(({kind}) => kind === 'corrected')).toMatchObject({to});
  });

  it.each([
    ['vue3', ['/0'], undefined],
    ['什么是vue3', ['/0'], undefined],
    ['es11', ['/1'], undefined],
    ['vuex4', ['/2'], ['vuex']],
  ])('takes a name with the number of its version for no slip: %s', async (query, pages, to) => {
    const client = openSite([
      {title: '响应式', intro: 'Vue 3 用 Proxy'},
      {title: '语法', intro: '写法从 ES-11 起'},
      {title: '状态', intro: 'vuex 与 vue'},
    ]);
    const answer = await client.search({query});
    expect([...new Set(answer.hits.map(({url}) => url))]).toEqual(pages);
    expect(answer.notes.find(({kind}) => kind === 'corrected')).toEqual(
      to && {kind: 'corrected', from: query, to},
    );
  });

  it.each(['什么是async/await', 'async/await 的异常', '请说说你对async/await的理解'])(
    'finds the parts of names that no page has joined: %s',
    async (query) => {
      const client = openSite([
        {title: '约定', intro: '写 async 的函数里用 await，异常会抛出 /a'},
        {title: '等待', intro: 'await 在 async 函数里，路径是 /a'},
        {title: '别处', intro: '不一样'},
      ]);
      expect((await pagesFor(client, query)).toSorted()).toEqual(['/0', '/1']);
    },
  );

  it.each(['tree-shaking', '什么是 tree-shaking', 'Tree-Shaking 有什么用'])(
    'finds by the glossary what is joined by a hyphen: %s',
    async (query) => {
      // So many terms are in several files, each in that of its first word.
      const others = Array.from({length: 400}, (_, i) => ['摇树', `word${i}`]);
      const client = openSite(
        [
          {title: '模块', intro: '摇树只认它'},
          {title: '目录', intro: '一棵 tree'},
        ],
        {glossary: [['摇树', 'tree shaking'], ...others]},
      );
      expect((await pagesFor(client, query))[0]).toBe('/0');
    },
  );

  it('finds another name of what is joined by a hyphen and few pages have', async () => {
    const client = openSite(
      [
        {title: '虚拟列表', intro: '只画看得见的'},
        {title: '别处', intro: '类名是 virtual-list'},
      ],
      {glossary: [['虚拟列表', 'virtual list']]},
    );
    expect(await pagesFor(client, 'virtual-list')).toEqual(expect.arrayContaining(['/0', '/1']));
  });

  it('shows pages that have the words apart below those that have them together', async () => {
    const client = openSite([
      {title: '渲染', intro: '组件怎样更新', sections: {更新: '状态', 组件: '一次渲染'}},
      {title: '别处', intro: '依赖要跟着组件更新'},
      {title: '无关', intro: '缓存'},
    ]);
    expect(await pagesFor(client, '组件更新')).toEqual(['/1', '/0']);
  });

  it('finds the words of a name that no page has whole, best where most are', async () => {
    const client = openSite([
      {title: '弹层', intro: 'getPopupContainer 之外，Modal 也要挂载'},
      {title: '容器', intro: 'Container 组件'},
      {title: '滚动', intro: 'scrollTo'},
    ]);
    expect(await pagesFor(client, 'getPopupScrollerModal')).toEqual(['/0']);
  });

  it.each(['format-ignore', '#format-ignore', 'format@ignore'])(
    'finds the words of %s where no page has them joined',
    async (query) => {
      const client = openSite([
        {title: '格式', intro: 'format 一遍，再 ignore 一行，plug-in 与 me@ignore'},
        {title: '别处', intro: '一行'},
      ]);
      expect(await pagesFor(client, query)).toEqual(['/0']);
    },
  );

  it('takes the end of a name before Chinese text for no word of it', async () => {
    const client = openSite([
      {title: '弹层', intro: 'getPopup 与 modal，报错'},
      {title: '别处', intro: '这个 terminal 错在哪里'},
    ]);
    expect((await pagesFor(client, 'getPopupModal错'))[0]).toBe('/0');
  });

  it('marks and escapes snippets of the asked length', async () => {
    const client = openSite([
      {
        title: '<b>标题</b>',
        intro: `${'前面的话很长，'.repeat(20)}<img onerror=alert(1)> 这里有一个闭包 & 别的${'，后面的话很长'.repeat(20)}`,
      },
    ]);
    const [hit] = (await client.search({query: '闭包', snippetWords: 5})).hits;
    const snippet = hit?._snippetResult.content?.value ?? '';
    expect(snippet).toMatch(/^….*<mark>闭包<\/mark>.*…$/);
    expect(snippet.length).toBeLessThan(60);
    expect(hit?._highlightResult.content?.value).toContain('&#60;img onerror=alert(1)&#62;');
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('&#60;b&#62;标题&#60;/b&#62;');
    expect(
      JSON.stringify([hit?._highlightResult, hit?._snippetResult]).replaceAll(/<\/?mark>/g, ''),
    ).not.toMatch(/[<>]/);
  });

  it('marks raw text for folded queries', async () => {
    const client = openSite([{title: 'ＵｓｅＥｆｆｅｃｔ 入门'}]);
    const [hit] = (await client.search({query: 'effect'})).hits;
    expect(hit?._highlightResult.hierarchy.lvl1).toMatchObject({
      value: 'Ｕｓｅ<mark>Ｅｆｆｅｃｔ</mark> 入门',
      matchLevel: 'full',
    });
  });

  it('filters by facets, all outer and one inner', async () => {
    const client = openSite([
      {title: '缓存一', extra: {language: 'zh-CN', version: '1'}},
      {title: '缓存二', extra: {language: 'zh-CN', version: '2'}},
      {title: '缓存三', extra: {language: 'en', version: '2'}},
      {title: '缓存四', extra: {language: 'zh-CN'}},
    ]);
    const find = async (facetFilters: ReadonlyArray<string | readonly string[]>) =>
      (await client.search({query: '缓存', facetFilters})).hits.map(({url}) => url).toSorted();
    expect(await find(['language:zh-CN'])).toEqual(['/0', '/1', '/3']);
    expect(await find(['language:zh-CN', ['version:2', 'version:3']])).toEqual(['/1']);
    expect(await find(['language:zh-CN', 'version:9'])).toEqual([]);
    expect(await find(['language:zh-CN', ['version:', 'version:1']])).toEqual(['/0', '/3']);
    expect(await find(['colour:red'])).toEqual([]);
  });

  it('shows every matching page on exactly one answer page', async () => {
    const client = openSite(
      Array.from({length: 45}, (_, i) => ({
        title: `缓存 ${i}`,
        intro: i % 2 ? '缓存，缓存，缓存' : '',
      })),
    );
    const pages: string[] = [];
    for (let page = 0, nbPages = 1; page < nbPages; page++) {
      const answer = await client.search({query: '缓存', page});
      nbPages = answer.nbPages;
      pages.push(...new Set(answer.hits.map(({url}) => url)));
      expect(answer.hits.length).toBeLessThanOrEqual(20);
    }
    expect(pages.toSorted()).toEqual(Array.from({length: 45}, (_, i) => `/${i}`).toSorted());
  });

  it('keeps to fewer hits than pages of an answer', async () => {
    const client = openSite(Array.from({length: 9}, (_, i) => ({title: `缓存 ${i}`})));
    const urls: string[] = [];
    for (let page = 0; page < 3; page++)
      urls.push(
        ...(await client.search({query: '缓存', page, hitsPerPage: 3})).hits.map(({url}) => url),
      );
    expect(new Set(urls).size).toBe(9);
  });

  it('counts its pages the same beyond the last', async () => {
    const client = openSite([{title: '缓存一'}, {title: '缓存二'}]);
    expect(await client.search({query: '缓存', page: 5})).toMatchObject({
      hits: [],
      nbHits: 2,
      nbPages: 1,
      page: 5,
    });
  });

  it('tells how many hits there are: about, and at the end exactly', async () => {
    const client = openSite(
      Array.from({length: 30}, (_, i) => ({
        title: `缓存 ${i}`,
        sections: {缓存一: '一', 缓存二: '二'},
      })),
    );
    const first = await client.search({query: '缓存', hitsPerPage: 15});
    expect(first).toMatchObject({nbHits: 90, exhaustiveNbHits: false});
    const all = await Promise.all(
      Array.from({length: first.nbPages}, (_, page) =>
        client.search({query: '缓存', hitsPerPage: 15, page}),
      ),
    );
    expect(all.at(-1)).toMatchObject({
      nbHits: all.flatMap(({hits}) => hits).length,
      exhaustiveNbHits: true,
    });
  });

  it.each([
    ['redirects.from', '/0#1'],
    ['theme.items.label', '/0#2'],
    ['versions.path', '/0#3'],
  ])('finds %s where it is written with brackets or a star between', async (query, url) => {
    const options = openSite([
      {
        title: 'Options',
        sections: {
          'redirects[].from': 'An old address.',
          'theme.items[].label': 'What is shown.',
          'versions.*.path': 'A part of the address.',
        },
      },
      {title: 'From', intro: 'Redirects from old addresses, versions of a path, a label.'},
    ]);
    const {hits} = await options.search({query});
    expect(hits[0]?.url).toBe(url);
  });

  it('rejects with the reason of its signal', async () => {
    const abort = new AbortController();
    const answer = notes.search({query: '闭包', signal: abort.signal});
    abort.abort(new Error('stop'));
    await expect(answer).rejects.toThrow('stop');
    await expect(notes.search({query: '闭包', signal: abort.signal})).rejects.toThrow('stop');
  });
});
