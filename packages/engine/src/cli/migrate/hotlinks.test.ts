import {expect, it} from 'vitest';
import type {MigratedFile} from './from/common/migration.ts';
import {reportHotlinks} from './hotlinks.ts';

const report = (files: Record<string, string>) =>
  reportHotlinks(
    new Map<string, MigratedFile>(Object.entries(files).map(([path, text]) => [path, {text}])),
  );

it('names the hosts that show pictures to their own pages alone, once, with what copies these', () => {
  const [problem, ...more] = report({
    'docs/a.md':
      '![](https://cdn.nlark.com/yuque/0/2021/png/1/a.png#clientId=x) ![b](<https://img-blog.csdnimg.cn/b.png>)\n',
    'blog/b.md': '<img src="https://cdn.nlark.com/yuque/c.png" alt="c">\n',
    'i18n/en/docs/d.md':
      '[![d](https://upload-images.jianshu.io/d.png)](https://www.jianshu.com)\n',
  });
  expect(more).toEqual([]);
  expect(problem).toMatchObject({file: 'wuya.config.ts'});
  expect(problem!.zh).toContain('4 张');
  expect(problem!.zh).toContain(
    'images: {remote: ["cdn.nlark.com", "img-blog.csdnimg.cn", "upload-images.jianshu.io"]}',
  );
  expect(problem!.en).toContain('images: {remote: [');
});

it('says nothing of other hosts, of links and of code', () => {
  expect(
    report({
      'docs/a.md':
        '![](https://i.example.com/a.png) [语雀](https://cdn.nlark.com/a.pdf)\n\n```md\n![](https://cdn.nlark.com/a.png)\n```\n`![](https://cdn.nlark.com/a.png)`\n',
      'static/a.html': '<img src="https://cdn.nlark.com/a.png">',
    }),
  ).toEqual([]);
});
