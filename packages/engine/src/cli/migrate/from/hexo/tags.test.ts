import {describe, expect, it} from 'vitest';
import {rewriteHexoTags} from './tags.ts';
import {createProblemList} from '../common/migration.ts';

function rewrite(text: string): {text: string; lines: (number | undefined)[]} {
  const problems = createProblemList('a.md');
  const links = {findPost: () => undefined, asset: (name: string) => name};
  return {
    text: rewriteHexoTags(text, links, problems),
    lines: problems.all.map(({line}) => line),
  };
}

describe('rewriteHexoTags', () => {
  it('ends a tag behind those of its name inside it, with longer fences around', () => {
    expect(
      rewrite('{% note info %}\n外\n{% note danger %}\n内\n{% endnote %}\n尾\n{% endnote %}\n'),
    ).toEqual({
      text: '::::info\n\n外\n:::danger\n\n内\n\n:::\n尾\n\n::::\n',
      lines: [],
    });
  });

  it.each(['mermaid', 'wavedrom', 'codeblock', 'plantuml', 'graphviz'])(
    'puts a fence around %s that is longer than those inside',
    (name) => {
      const {text} = rewrite(`{% ${name} %}\n\`\`\`\na\n\`\`\`\n{% end${name} %}\n`);
      expect(text).toMatch(/^````\w*\n```\na\n```\n````\n$/);
    },
  );

  it('takes the kind of a diagram, grids of links and wave diagrams', () => {
    expect(
      rewrite(
        '{% mermaid graph TD %}\nA-->B\n{% endmermaid %}\n\n{% mermaid %}\npie\n{% endmermaid %}\n\n{% lg /a.png , # %}\n甲 , https://a.example/ , 文 , /i.png\n# 乙 , https://b.example/\n丙 , /c/\n{% endlg %}\n\n{% wavedrom %}\n{signal: []}\n{% endwavedrom %}\n',
      ),
    ).toEqual({
      text: '```mermaid\ngraph TD\nA-->B\n```\n\n```mermaid\npie\n```\n\n- [甲](https://a.example/) 文\n- [丙](/c/)\n\n```js\n{signal: []}\n```\n',
      lines: [],
    });
  });

  it('takes tabs inside a panel, and code that shows tabs', () => {
    const {text, lines} = rewrite(
      '{% tabs 外, 2 %}\n<!-- tab {% label info@甲 %}@icon -->\n{% subtabs 内 %}\n<!-- tab -->\n一\n<!-- endtab -->\n{% endsubtabs %}\n<!-- endtab -->\n<!-- tab 乙 -->\n```md\n<!-- tab 丙 -->\n{% endtabs %}\n```\n<!-- endtab -->\n{% endtabs %}\n',
    );
    expect(text).toBe(
      '<Tabs>\n\n<TabItem value="甲" label="甲">\n\n<Tabs>\n\n<TabItem value="内 1" label="内 1">\n\n一\n\n</TabItem>\n\n</Tabs>\n\n</TabItem>\n\n' +
        '<TabItem value="乙" label="乙" default>\n\n```md\n<!-- tab 丙 -->\n{% endtabs %}\n```\n\n</TabItem>\n\n</Tabs>\n',
    );
    expect(lines).toEqual([]);
  });

  it('keeps the indent of tags in a list', () => {
    expect(rewrite('1. 甲\n\n   {% note %}\n   乙\n   {% endnote %}\n').text).toBe(
      '1. 甲\n\n   :::note\n\n   乙\n\n   :::\n',
    );
  });

  it('rewrites what follows a tag on its line, and pictures in groups', () => {
    expect(
      rewrite(
        '{% raw %}{{ a }}{% endraw %}{% note %}甲{% endnote %} {% btn /b/, 乙 %}\n{% gp 1-1 %}\n![](a.png)\n{% endgp %}\n',
      ).text,
    ).toBe('{{ a }}\n\n:::note\n\n甲\n\n:::\n\n [乙](/b/)\n![](a.png)\n');
  });

  it('makes lists of timelines and of links to friends', () => {
    const text =
      '{% timeline 年, blue %}\n<!-- timeline 01-02 -->\n甲\n\n乙\n<!-- endtimeline -->\n{% endtimeline %}\n{% flink %}\n- link_list:\n    - {name: 甲, link: https://a.example}\n{% endflink %}\n{% links %}\n- site: 站\n  owner: 主\n  url: https://b.example\n  desc: 话\n{% endlinks %}\n';
    expect(rewrite(text).text).toBe(
      '**年**\n\n- **01-02**\n\n  甲\n\n  乙\n- [甲](https://a.example)\n- [站](https://b.example)：话\n',
    );
  });

  it('names the line of a tag without counterpart inside another', () => {
    expect(rewrite('首\n{% note %}\n甲\n{% x %}\n{% endnote %}\n{% note %}\n').lines).toEqual([
      4, 6,
    ]);
  });
});

describe('tags of Volantis, Stellar and their kin', () => {
  it.each([
    ['{% note warning, **甲** %}', ':::warning\n\n**甲**\n\n:::'],
    ['{% note info::甲, 乙 %}', ':::info\n\n甲, 乙\n\n:::'],
    ['{% note::甲 %}', ':::note\n\n甲\n\n:::'],
    ['{% note 题 正文 一 color:red %}', ':::danger[题]\n\n正文 一\n\n:::'],
    ['{% noteblock idea, 题 %}\n甲\n{% endnoteblock %}', ':::tip[题]\n\n甲\n\n:::'],
    ['{% noteblock quote yellow %}\n甲\n{% endnoteblock %}', ':::warning\n\n甲\n\n:::'],
    ['{% box 题 color:red %}\n甲\n{% endbox %}', ':::danger[题]\n\n甲\n\n:::'],
    ['{% message color:info title:"一 题" %}\n甲\n{% endmessage %}', ':::info[一 题]\n\n甲\n\n:::'],
    [
      '{% folding yellow open, 一 题 %}\n甲\n{% endfolding %}',
      '<details open>\n<summary>一 题</summary>\n\n甲\n\n</details>',
    ],
    [
      '{% folding, 题 %}\n甲\n{% endfolding %}',
      '<details>\n<summary>题</summary>\n\n甲\n\n</details>',
    ],
    [
      '{% Folding 一 题 open:true %}\n甲\n{% endFolding %}',
      '<details open>\n<summary>一 题</summary>\n\n甲\n\n</details>',
    ],
    [
      '{% fold info @题 %}\n甲\n{% endfold %}',
      '<details>\n<summary>题</summary>\n\n甲\n\n</details>',
    ],
    [
      '{% hideToggle 一 题,red %}\n甲\n{% endhideToggle %}',
      '<details>\n<summary>一 题</summary>\n\n甲\n\n</details>',
    ],
    ['{% p center bold, 甲, 乙 %}', '甲, 乙\n'],
    [
      '甲{% span red, 乙 %}{% u 丙 %}{% emp 丁 %}{% mark 戊 color:red %}',
      '甲乙<u>丙</u>**丁**<mark>戊</mark>',
    ],
    ['{% link 甲, https://a.example/, /i.png %}', '[甲](https://a.example/)'],
    ['{% link https://a.example/ 一 甲 %}', '[一 甲](https://a.example/)'],
    ['{% btn solid large, 甲, https://a.example/ , fas fa-x %}', '[甲](https://a.example/)'],
    ['{% btn regular::甲::/b/::fas fa-rss %}', '[甲](/b/)'],
    ["{% btn 'a/b', 甲 %}", '[甲](a/b)'],
    ['{% button 甲 乙 /b/ icon:x %}', '[甲 乙](/b/)'],
    [
      '{% btns rounded grid5 %}\n{% cell 甲, /a/, fas fa-x %}\n{% cell 乙, /b/ %}\n{% endbtns %}',
      '- [甲](/a/)\n- [乙](/b/)',
    ],
    [
      '{% timeline 史 %}\n{% timenode 一 %}\n甲\n{% endtimenode %}\n{% endtimeline %}',
      '**史**\n\n- **一**\n\n  甲',
    ],
    [
      '{% timeline %}\n<!-- node 一 -->\n甲\n<!-- node 二 -->\n乙\n{% endtimeline %}',
      '- **一**\n\n  甲\n\n- **二**\n\n  乙',
    ],
    ['{% tabs 名 %}\n没有一栏\n{% endtabs %}', '没有一栏'],
    ['{% image /a.png, width=200px, alt=一 图 %}', '![一 图](/a.png)'],
    ['{% image /a.png 一 图 width:200px %}', '![一 图](/a.png)'],
    [
      '{% checkbox red checked, 甲 %} {% checkbox 乙 checked:true %} {% radio 丙 %}',
      '☑ 甲 ☑ 乙 ○ 丙',
    ],
    [
      '{% video bilibili:BV1x %}',
      '<iframe src="https://player.bilibili.com/player.html?bvid=BV1x" width="560" height="315" title="bilibili" allowfullscreen></iframe>',
    ],
    ['{% dplayer "url=/a.mp4" "pic=/a.png" %}', '<video src="/a.mp4" controls></video>'],
    ['{% poem 题,人 %}\n上\n下\n{% endpoem %}', '> **题** 人\n>\n> 上\\\n> 下'],
    ['{% ghcard a/b, theme=x %}', '[a/b](https://github.com/a/b)'],
  ])('rewrites %j', (written, shown) => {
    expect(rewrite(written).text).toBe(shown);
    expect(rewrite(written).lines).toEqual([]);
  });

  it('takes a note with its words in the tag for none that waits for an end', () => {
    expect(
      rewrite('{% note info %}\n外\n{% note red, 内 %}\n{% endnote %}\n{% note red, 后 %}\n').text,
    ).toBe('::::info\n\n外\n:::danger\n\n内\n\n:::\n\n::::\n:::danger\n\n后\n\n:::\n');
  });
});
