import {expect, it} from 'vitest';
import {findDrawnFooter, readFooterHtml, toFooter} from './footerHtml.ts';
import {findFooterLogo} from './footerLogo.ts';

it.each([
  ['© 我 &amp; 你', ['© 我 & 你'], []],
  [
    '© 我<p><a href="https://beian.miit.gov.cn/" class="x">京 ICP 备 1 号</a></p>',
    ['© 我'],
    [{label: '京 ICP 备 1 号', href: 'https://beian.miit.gov.cn/'}],
  ],
  [
    'Built with <a href=https://d.example>D</a>.<br>\n  第二\n  行',
    ['Built with D.', '第二 行'],
    [{label: 'D', href: 'https://d.example'}],
  ],
  [
    `<a href='/base/docs/a'><img src="x.svg" alt="标" /></a> | <a aria-label="空" href="https://e.example"></a>`,
    [],
    [
      {label: '标', to: '/docs/a'},
      {label: '空', href: 'https://e.example'},
    ],
  ],
  [
    '<a href="/base/llms.txt">文</a><a href="/base/old.html">旧</a><a href="/base/v/1.2">版</a>',
    [],
    [
      {label: '文', to: 'pathname:///llms.txt'},
      {label: '旧', to: '/old.html'},
      {label: '版', to: '/v/1.2'},
    ],
  ],
  ['<a href="javascript:x()">甲</a><a>乙</a><a href="/elsewhere">丙</a>', ['甲乙丙'], []],
])('reads lines and links of HTML in a footer: %s', (html, lines, links) => {
  expect(readFooterHtml(html, '/base/')).toEqual({lines, links});
});

it('puts links of HTML into the row or their column, none twice', () => {
  const footer = {
    links: [
      {title: '列', items: [{label: '甲', to: '/a'}, {html: '<a href="https://n.example">N</a>'}]},
      {title: '群', items: [{html: '<div>微信：kruise</div>'}, {html: '用 <img src="/a.svg">'}]},
      {html: '<hr>'},
    ],
    copyright: '© <a href="https://n.example/">N</a>，<a href="https://m.example">M</a>',
  };
  expect(toFooter(footer, '/')).toEqual({
    links: [
      {label: '甲', to: '/a', column: '列'},
      {label: 'N', href: 'https://n.example', column: '列'},
      {label: 'M', href: 'https://m.example'},
    ],
    // What has no link is a line below them.
    legal: ['微信：kruise', '© N，M'],
  });
});

it('leaves HTML that is more than links as it is written, in its place', () => {
  const badge = '<a href="https://n.example"><img src="/n.svg" alt="N"></a>';
  const copyright =
    '© <a href="https://m.example">M</a><br><img src="/police.png"> 京公网安备 1 号';
  const footer = {
    links: [
      {
        title: '列',
        items: [{label: '甲', to: '/a'}, {html: badge}, {html: '<a href="/b">乙</a>'}],
      },
      {title: '群', items: [{html: '<div>微信</div>'}]},
      {html: '<hr>'},
    ],
    copyright,
  };
  expect(toFooter(footer, '/', {draws: true})).toEqual({
    links: [
      {label: '甲', to: '/a', column: '列'},
      {label: '乙', to: '/b', column: '列'},
    ],
    legal: [],
  });
  expect(findDrawnFooter(footer, '/')).toEqual({
    items: [
      {html: badge, at: 1, column: '列'},
      {html: '<div>微信</div>', at: 2, column: '群'},
      {html: '<hr>', at: 2},
    ],
    copyright,
  });
});

it('takes no control characters into HTML that is rendered as it is', () => {
  const footer = {links: [{html: '<img alt="a\0b">'}], copyright: 'A\u001b[31m <b>B</b>'};
  expect(findDrawnFooter(footer, '/')).toEqual({
    items: [{html: '<img alt="ab">', at: 0}],
    copyright: 'A[31m <b>B</b>',
  });
  const {src, alt} = findFooterLogo({logo: {src: 'a\0.svg', alt: 'B\u001b'}})!;
  expect([src, alt]).toEqual(['a.svg', 'B']);
});

it('leaves nothing of a footer of words and links', () => {
  const footer = {
    links: [{html: '<a href="/b">乙</a> <a href="/c">丙</a>'}],
    copyright: '&copy; 我',
  };
  expect(findDrawnFooter(footer, '/')).toBeUndefined();
  expect(toFooter(footer, '/', {draws: true})).toEqual(toFooter(footer, '/'));
});
