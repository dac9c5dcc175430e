import {describe, expect, it} from 'vitest';
import {idsOf, printXhtml, readText} from './xhtml.ts';

const places = {
  link: (href: string) => (href.startsWith('javascript:') ? undefined : `book:${href}`),
  image: (src: string) => (src.startsWith('/') ? `pictures${src}` : undefined),
};
const print = (html: string) => printXhtml(readText(html), places);

describe('XHTML of a book', () => {
  it.each([
    ['closes what HTML leaves open', '<p>a<br>b<hr>c', '<p>a<br/>b</p><hr/>c'],
    [
      'escapes',
      '<p title="a&amp;&quot;b">&lt;&amp;&nbsp;</p>',
      '<p title="a&amp;&quot;b">&lt;&amp;\u00A0</p>',
    ],
    ['drops what XML cannot hold', '<p>a\u0008b\uFFFF</p>', '<p>ab</p>'],
    [
      'leaves out controls',
      '<p>a<button>复制</button><a class="hash" href="#x"></a></p>',
      '<p>a</p>',
    ],
    [
      'leaves out programs',
      '<p onclick="x()" style="color:red" data-a="1">a</p><script>1</script>',
      '<p>a</p>',
    ],
    ['keeps what stands in elements that books have not', '<center><font>a</font></center>', 'a'],
    ['makes tasks signs', '<input type="checkbox" checked>a<input type="checkbox">b', '☑ a☐ b'],
    [
      'unfolds',
      '<details><summary>a</summary>b</details>',
      '<details open="open"><summary>a</summary>b</details>',
    ],
    [
      'names panels',
      '<div class="tabs"><div role="tablist"><button>甲</button></div><div role="tabpanel" data-label="甲" hidden>a</div></div>',
      '<div class="tabs"><p class="tab">甲</p><div class="panel">a</div></div>',
    ],
    [
      'takes pictures of the site',
      '<img src="/a.png" alt="甲" width="3" height="x">',
      '<img src="pictures/a.png" alt="甲" width="3"/>',
    ],
    [
      'links to other pictures',
      '<img src="https://x/a.png" alt="甲">',
      '<a href="book:https://x/a.png">甲</a>',
    ],
    [
      'puts no link into a link',
      '<a href="b"><img src="https://x/a.png" alt="甲"></a>',
      '<a href="book:b">甲</a>',
    ],
    [
      'links to films',
      '<video title="片"><source src="a.mp4"></video>',
      '<a href="book:a.mp4">片</a>',
    ],
    ['keeps a link that leads nowhere as text', '<a href="javascript:x">a</a>', '<a>a</a>'],
    [
      'keeps each id once',
      '<p id="a">1</p><p id="a">2</p><p id="b c">3</p>',
      '<p id="a">1</p><p>2</p><p>3</p>',
    ],
    [
      'names the space of drawings',
      '<svg viewBox="0 0 1 1"><lineargradient id="g"></lineargradient><path fill="url(#g)" onclick="x"></path></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path fill="url(#g)"></path></svg>',
    ],
    [
      'takes a drawing out of what shows it large',
      '<figure class="diagram"><button class="zoomable" type="button"><span class="vh">放大</span><svg></svg></button><figcaption>图</figcaption></figure>',
      '<figure class="diagram"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"></svg><figcaption>图</figcaption></figure>',
    ],
    [
      'writes colours where drawings name them',
      '<svg style="--_line:var(--ink-3);--own: red;font-family:var(--font-sans)"><path stroke="var(--_line)" fill="var(--own)" style="color:var(--ink);--x:1"></path><text fill="var(--none)">--a:b</text></svg><svg><path fill="var(--own)"></path></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" style="font-family:sans-serif"><path stroke="#777" fill="red" style="color:#1b1b1f"></path><text fill="var(--none)">--a:b</text></svg><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><path fill="var(--own)"></path></svg>',
    ],
    [
      'names the space of formulas',
      '<math><mi>x</mi><annotation encoding="a">y</annotation></math>',
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>',
    ],
    [
      'names the space of a drawing once, whatever the author named',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ink="urn:x" xml:lang="en"><use xlink:href="#a"/></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="en"><use xlink:href="#a"></use></svg>',
    ],
    [
      'leaves out elements of a drawing that a program put there for itself',
      '<svg><ink:view a="b"><ink:grid/>x</ink:view><g><a$b>字</a$b></g></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><g>字</g></svg>',
    ],
    [
      'names the space of HTML in a drawing',
      '<svg><foreignObject><center><p>a<b>c</b></p></center><p>d</p></foreignObject></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a<b>c</b></p><p xmlns="http://www.w3.org/1999/xhtml">d</p></foreignObject></svg>',
    ],
    [
      'has each id of drawings once',
      '<svg id="a"><path id="b"></path></svg><svg id="a"><path id="b"></path></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="a"><path id="b"></path></svg><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><path></path></svg>',
    ],
  ])('%s', (_, html, expected) => {
    expect(print(html)).toBe(expected);
  });

  it('puts a prefix before ids, and before what drawings name', () => {
    const text = readText('<h2 id="a">甲</h2><svg><path id="p" fill="url(#p)"></path></svg>');
    expect(idsOf(text)).toEqual(new Set(['a', 'p']));
    expect(printXhtml(text, {...places, idPrefix: 'n-'})).toContain('<h2 id="n-a">');
    expect(printXhtml(text, {...places, idPrefix: 'n-'})).toContain('id="n-p" fill="url(#n-p)"');
  });
});
