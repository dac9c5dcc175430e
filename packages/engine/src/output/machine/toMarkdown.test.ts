import {describe, expect, it} from 'vitest';
import {toMarkdown} from './toMarkdown.ts';

const md = (html: string) => toMarkdown(html, 'https://x.example/wuya/a/');

describe('toMarkdown', () => {
  it.each([
    ['paragraphs', '<p>一</p>\n<p>二\n三</p>', '一\n\n二 三'],
    [
      'headings without their marks',
      '<h2 id="x"><a class="hash hash-link" href="#x" aria-label="l">#</a>小节</h2>',
      '## 小节',
    ],
    ['rules between paragraphs', '<p>一</p>\n<hr>\n<p>二</p>', '一\n\n---\n\n二'],
    ['emphasis', '<p><em>a</em>，<strong>b</strong>，<del>c</del></p>', '*a*，**b**，~~c~~'],
    [
      'elements named like what every object has',
      '<p><constructor>a</constructor>&constructor;</p>',
      'a\\&constructor;',
    ],
    [
      'a table in a table, its rows once',
      '<table><thead><tr><th style="text-align:constructor">甲</th></tr></thead><tbody><tr><td>乙<table><tbody><tr><td>丙</td><td>丁</td></tr></tbody></table></td></tr></tbody></table>',
      '| 甲 |\n| --- |\n| 乙 丙 丁 |',
    ],
    ['references to no character', '<p>&#99999999;&#x110000;&#65;</p>', '\\&#99999999;\uFFFDA'],
    ['code spans', '<p><code>a`b</code>，<code>&lt;T&gt;</code></p>', '``a`b``，`<T>`'],
    [
      'links, made absolute',
      '<p><a href="/wuya/b/">乙</a>、<a href="#x">丙</a>、<a href="https://y.example/" target="_blank">丁<svg><path d=""/></svg><span class="vh">（在新窗口打开）</span></a></p>',
      '[乙](https://x.example/wuya/b/)、[丙](https://x.example/wuya/a/#x)、[丁](https://y.example/)',
    ],
    [
      'pictures',
      '<p><img src="/wuya/i (1).png" alt="图"></p>',
      '![图](https://x.example/wuya/i%20%281%29.png)',
    ],
    [
      'lists',
      '<ul>\n<li>一</li>\n<li>二\n<ol start="3">\n<li>三</li>\n</ol>\n</li>\n</ul>',
      '- 一\n- 二\n  3. 三',
    ],
    ['lists whose number is none', '<ol start="x"><li>一</li></ol>', '1. 一'],
    [
      'loose lists',
      '<ol><li><p>一</p><p>二</p></li><li><p>三</p></li></ol>',
      '1. 一\n\n   二\n\n2. 三',
    ],
    [
      'tasks',
      '<ul class="tasks"><li><input type="checkbox" checked disabled> 一</li><li><input type="checkbox" disabled> 二</li></ul>',
      '- [x] 一\n- [ ] 二',
    ],
    [
      'tables',
      '<div class="tablewrap"><table><thead><tr><th style="text-align: right">a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><code>x|y</code></td></tr></tbody></table></div>',
      '| a | b |\n| ---: | --- |\n| 1 | `x\\|y` |',
    ],
    [
      'admonitions',
      '<div class="note tip theme-admonition" role="note"><span class="seal" aria-hidden="true">巧</span><p class="ttl">先猜</p><div class="bd"><p>一</p><p>二</p></div></div>',
      '> **先猜**\n>\n> 一\n>\n> 二',
    ],
    [
      'quotes and their sources',
      '<blockquote><p>一</p><footer>——《甲》</footer></blockquote>',
      '> 一\n>\n> ——《甲》',
    ],
    [
      'footnotes',
      '<p>一<a class="fn" id="fnref-1" href="#fn-1">[1]</a></p><section class="notes"><h2 class="vh">脚注</h2><ol><li id="fn-1"><p>注 <a href="#fnref-1" class="link">↩</a></p></li></ol></section>',
      '一[^1]\n\n[^1]: 注',
    ],
    ['details', '<details><summary>更多</summary><p>内</p></details>', '**更多**\n\n内'],
    [
      'tabs, one after the other',
      '<div><div role="tablist"><button role="tab" id="t1">npm</button><button role="tab" id="t2">pnpm</button></div><div role="tabpanel" aria-labelledby="t1"><p>一</p></div><div role="tabpanel" aria-labelledby="t2" hidden><p>二</p></div></div>',
      '**npm**\n\n一\n\n**pnpm**\n\n二',
    ],
    [
      'formulas',
      '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
      '$x^2$',
    ],
    [
      'cards that are links',
      '<a href="/wuya/b/"><h3>乙</h3><p>说明</p></a>',
      '[乙 说明](https://x.example/wuya/b/)',
    ],
    [
      'signs that are no Markdown here',
      '<p>2 * 3 * 4，a_b，_x_，&lt;div&gt;，[x]</p><p># 一</p><p>1. 一</p>',
      '2 \\* 3 \\* 4，a_b，\\_x\\_，\\<div>，\\[x\\]\n\n\\# 一\n\n1\\. 一',
    ],
    [
      'several footnotes, each on its line',
      '<section class="notes"><ol><li id="fn-1"><p>甲</p></li><li id="fn-b"><p>乙</p><p>丙</p></li></ol></section>',
      '[^1]: 甲\n[^b]: 乙\n\n    丙',
    ],
    [
      'lines of a text, without the blanks around their ends',
      '<p>甲  <br> 乙   丙</p>',
      '甲 \\\n乙 丙',
    ],
    [
      'names of characters that are text here',
      '<p>&amp;copy; &amp;#169; &amp;#xA9; AT&amp;T，&amp; 1；<code>&amp;lt;</code></p>',
      '\\&copy; \\&#169; \\&#xA9; AT&T，& 1；`&lt;`',
    ],
  ])('writes %s', (_, html, markdown) => {
    expect(md(html)).toBe(markdown);
  });

  it('keeps code as it was written, with language and title, in a fence that is long enough', () => {
    const html =
      '<div class="code theme-code-block language-md"><div class="code-bar"><span>a.md</span><span class="lang">md</span><button class="copy">复制</button></div>' +
      '<pre tabindex="0"><code><span class="ln">```js\n</span><span class="ln">  a &lt; <span class="k">b</span>\n</span><span class="ln">```\n</span></code></pre></div>';
    expect(md(html)).toBe('````md title="a.md"\n```js\n  a < b\n```\n````');
  });

  it('sets apart what only the stylesheet sets apart, where components drew it', () => {
    expect(
      toMarkdown('<a href="/"><time>03-18</time><span>题</span></a>', 'https://x.example/', {
        isDrawn: true,
      }),
    ).toBe('[03-18 题](https://x.example/)');
  });

  it('leaves out what only the page needs', () => {
    expect(
      md(
        '<main><nav><a href="/">首页</a></nav><h1>题</h1><form><input></form><aside class="side">目录</aside><footer class="doc-foot">尾</footer></main>',
      ),
    ).toBe('# 题');
  });

  it('takes a name whose lines may end inside it as one word', () => {
    expect(md('<h1>ADC-Dynamic<wbr>_Parameters</h1>')).toBe('# ADC-Dynamic_Parameters');
    expect(md('<table><tr><th>max<wbr>_old<wbr><b>_space</b></th></tr></table>')).toContain(
      'max_old**\\_space**',
    );
  });

  it('takes what is left open, or closed without being opened', () => {
    expect(md('<p>一<b>二</p></i><p>三')).toBe('一**二**\n\n三');
  });
});
