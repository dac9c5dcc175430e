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

it('speaks of one picture in the singular', () => {
  const [remote, passing] = report({
    'docs/a.md':
      '![](https://cdn.nlark.com/a.png) ![](https://files.example.com/a.png?X-Amz-Expires=3600)\n',
  });
  expect(remote!.en).toMatch(/^One picture is at another host/);
  expect(passing!.en).toMatch(/^The address of a picture in docs\/a\.md works/);
});

it('tells of pictures that only an account may read, or anybody for some hours', () => {
  const [problem, ...more] = report({
    'docs/a.md':
      '![甲](https://internal-api-drive-stream.feishu.cn/space/api/box/stream/download/authcode/?code=x)\n',
    'docs/b.md':
      '![](https://s3-us-west-2.amazonaws.com/secure.notion-static.com/1/a.png)\n<img src="https://files.example.com/a.png?v=1&X-Amz-Expires=3600&X-Amz-Date=1">\n',
    'docs/c.md':
      '![](https://s3-us-west-2.amazonaws.com/mine/a.png) ![](https://feishu.cn/a.png)\n',
  });
  expect(more).toEqual([]);
  expect(problem!.zh).toContain(
    '3 张图片的地址是临时的，或者要登录才能看（files.example.com、internal-api-drive-stream.feishu.cn、s3-us-west-2.amazonaws.com）',
  );
  expect(problem!.zh).toContain('第一张在 docs/a.md');
  expect(problem!.en).toContain('3 pictures');
});
