import {describe, expect, it} from 'vitest';
import {rewriteHexoTags} from './hexoTags.ts';
import {createProblemList} from './migration.ts';

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
      '{% timeline 年, blue %}\n<!-- timeline 01-02 -->\n甲\n\n乙\n<!-- endtimeline -->\n{% endtimeline %}\n{% flink %}\n- link_list:\n    - {name: 甲, link: https://a.example}\n{% endflink %}\n';
    expect(rewrite(text).text).toBe(
      '**年**\n\n- **01-02**\n\n  甲\n\n  乙\n- [甲](https://a.example)\n',
    );
  });

  it('names the line of a tag without counterpart inside another', () => {
    expect(rewrite('首\n{% note %}\n甲\n{% x %}\n{% endnote %}\n{% note %}\n').lines).toEqual([
      4, 6,
    ]);
  });
});
