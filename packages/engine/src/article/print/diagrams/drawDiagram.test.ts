import {describe, expect, it} from 'vitest';
import {renderDiagram} from './drawDiagram.ts';

const textsOf = (source: string) => {
  const drawn = renderDiagram(source, 'd');
  return 'svg' in drawn
    ? [...drawn.svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) =>
        text!.replace(/<[^>]*>/g, ''),
      )
    : drawn.problem;
};

describe('renderDiagram', () => {
  it.each([
    ['names of Chinese characters', 'graph LR\n  甲 --> 乙', ['甲', '乙']],
    [
      'names with labels',
      'flowchart TD\n  甲[开始] --> 乙(结束)\n  甲 --> 丙',
      ['开始', '结束', '丙'],
    ],
    [
      'texts on edges',
      'graph LR\n  甲 -->|成功| 乙\n  乙 -- 失败 --> 甲',
      ['成功', '失败', '甲', '乙'],
    ],
    [
      'names of letters, labels of Chinese',
      'graph LR\n  A[甲] --> B["乙（二）"]',
      ['甲', '乙（二）'],
    ],
    [
      'edges without blanks',
      'graph TD;\n  A-->B;\n  B-.->C;\n  C==>D---E',
      ['A', 'B', 'C', 'D', 'E'],
    ],
    ['statements on one line', 'graph LR; A-->B; B-->C', ['A', 'B', 'C']],
    [
      'texts in edges',
      'graph TD\nA--是-->B\nB-. 否 .->C\nA == "x (y)" ==> C',
      ['A', 'B', 'C', '是', '否', 'x (y)'],
    ],
    [
      'brackets in labels',
      'graph TD\nA["f(x) [y] {z} | \\"] --> B("g()")',
      ['f(x) [y] {z} | \\', 'g()'],
    ],
    ['no direction', 'flowchart\nA-->B', ['A', 'B']],
    [
      'front matter, directives and comments',
      '---\ntitle: x\n---\n%%{init: {"theme": "dark"}}%%\ngraph TD\n%% A-->Z\nA-->B',
      ['A', 'B'],
    ],
    ['labels that come later', 'graph TD\nA-->B\nA[甲]\nB{{乙}}', ['甲', '乙']],
    ['names with marks in them', 'graph TD\nnode-1-->a.b\na.b-->第1步', ['node-1', 'a.b', '第1步']],
    [
      'shapes of all kinds',
      'graph TD\nA([1])-->B((2))-->C[[3]]-->D[(4)]-->E[/5/]-->F[/6\\]-->G>7]-->H{8}-->I(((9)))',
      [...'123456789'],
    ],
    [
      'groups, subgraphs, styles',
      'graph TD;\nsubgraph one["一 (1)"];\na1 & a2-->a3:::big;\nend;\nclassDef big fill:#f96;\nclick a1 "https://x.example"\nstyle a1 fill:#fff;\na3 --> out',
      ['a1', 'a2', 'a3', 'out', '一 (1)'],
    ],
    [
      'signs by their number',
      'graph TD\nA["#quot;a#quot; #35;1"]-->B["`**b**`"]',
      ['&quot;a&quot; #1', 'b'],
    ],
    [
      'labels of several lines, and texts of clicks that have some',
      'graph TD\nA[甲:\n  一\n  二] --> B\nclick A "x" "三：\n 1. 四\n 2. 五"\nB --> C',
      ['甲:一二', 'B', 'C'],
    ],
    ['long edges, both ends', 'graph TD\nA---->B\nB<-->C', ['A', 'B', 'C']],
  ])('draws a flowchart with %s', (_, source, texts) => {
    expect([...textsOf(source)].sort()).toEqual([...texts].sort());
  });

  it.each([
    [
      'what comes before a sequence',
      '---\ntitle: x\n---\n%%{init: {"theme": ""}}%%\n%% 注\nsequenceDiagram\n  A->>B: 问',
      ['A', 'B', '问'],
    ],
    [
      'participants named like blocks',
      'sequenceDiagram\nparser->>android: 读\nloop 每秒\nandroid->>optimizer: 算\nend\nend->>par: 停',
      ['parser', 'android', 'optimizer', 'end', 'par', '读', '算', '停', 'loop [每秒]'],
    ],
    [
      'blocks in capitals, with colons before their labels',
      'sequenceDiagram\nAlt: 成功\nA->>B: x\nELSE:失败\nB->>A: y\nEnd',
      ['A', 'B', 'x', 'y', 'alt [成功]', '[失败]'],
    ],
    [
      'names with blanks and hyphens',
      'sequenceDiagram\nparticipant my-app as 应用\n数据 库->>my-app: 行',
      ['应用', '数据 库', '行'],
    ],
    [
      'statements on one line, numbers, signs by name',
      'sequenceDiagram\nautonumber 5 2\nA->>B: a#59;b; B-->>A: c &lt; d',
      ['A', 'B', '5. a;b', '7. c &lt; d'],
    ],
    [
      'critical parts, highlights, bars',
      'sequenceDiagram\nrect rgb(0,0,0)\ncritical 连\nA->>B: x\nactivate B\noption 断\nB->>A: y\nend\nend\nNote over A,B: 记',
      ['A', 'B', 'x', 'y', '记', 'critical [连]', '[断]'],
    ],
    [
      'notes above all messages, boxes of participants',
      'sequenceDiagram\nbox Aqua 内核 队列\nparticipant A\nend\nbox\nparticipant B\nend\nNote over A: 先<br/>做\nA->>B: 后',
      ['A内核 队列', 'B', '先 做', '后'],
    ],
    [
      'states with notes, choices, forks, in each other',
      'stateDiagram-v2\ndirection LR\n[*] --> 外\nstate 外 {\n  [*] --> A\n  state "等 待" as A\n  state c <<choice>>\n  A --> c : "好"\n  c --> B\n  B : 说明\n}\n外 --> [*]\nstate f <<fork>>\n外 --> f\nnote right of A : 记一\nnote left of B\n  记二\n  又\nend note',
      ['●', '●', '◉', '外', '等 待', '&quot;好&quot;', '说明', '━━━', '记一', '记二又', ''],
    ],
    [
      'classes without blanks, with labels, annotations and generic types',
      'classDiagram\nA<|--B~T~\nclass A["抽 象"]\n<<interface>> A\nB : +List~int~ xs\nB "1" --> "n" C : 有',
      [
        '抽 象',
        '&lt;&lt;interface&gt;&gt;',
        'B&lt;T&gt;',
        '+ xs: List&lt;int&gt;',
        'C',
        '1',
        'n',
        '有',
      ],
    ],
    [
      'entities in quotes, with other names, relations in words, comments',
      'erDiagram\nU[用户]\nU only one to zero or more "订 单" : 下\nU ||--|| C\nC {\n  int id PK, FK "编号"\n}',
      ['用户', '订 单', '下', 'C', 'PK,FK', 'int', 'id · 编号'],
    ],
    [
      'many entities at both ends',
      'erDiagram\npeople }o--o{ toots : liked',
      ['people', 'toots', 'liked'],
    ],
  ])('draws whole: %s', (_, source, texts) => {
    expect([...textsOf(source)].sort()).toEqual([...texts].sort());
  });

  it.each([
    ['an edge that ends in a cross', 'graph TD\nA--xB'],
    ['a message that ends in a cross', 'sequenceDiagram\nA-xB: 丢'],
    ['a block without its end', 'sequenceDiagram\nloop\nA->>B: x'],
    ['a note of a class', 'classDiagram\nclass A\nnote for A "记"'],
    ['a namespace', 'classDiagram\nnamespace N {\nclass A\n}'],
    ['a relation of both ends', 'classDiagram\nA <--> B'],
    ['an attribute without a name', 'erDiagram\nA {\n  int\n}'],
    ['names that hold a comma', 'xychart-beta\nx-axis ["a,b", c]\nbar [1, 2]'],
    ['a shape by its name', 'graph TD\nA@{shape: cloud} --> B'],
    ['an edge without its end', 'graph TD\nA-->'],
    ['brackets that stay open', 'graph TD\nA[x-->B'],
    ['parallel parts of a state', 'stateDiagram-v2\nstate A {\nB --> C\n--\nD --> E\n}'],
    ['a note without its end', 'stateDiagram-v2\nA --> B\nnote right of A\nx'],
  ])('says what it cannot draw whole: %s', (_, source) => {
    expect(renderDiagram(source, 'd')).toEqual({problem: [expect.any(String), expect.any(String)]});
  });

  it.each([
    '-- ' + ' '.repeat(50_000),
    '-- ' + '.'.repeat(50_000),
    '%%{'.repeat(30_000),
    '[ '.repeat(30_000),
  ])('reads what goes on and on in one step for each character: %#', (long) => {
    expect(renderDiagram(`graph TD\nA ${long}`, 'd')).toEqual({
      problem: [expect.any(String), expect.any(String)],
    });
  });

  it.each(['stateDiagram-v2', 'sequenceDiagram', 'classDiagram', 'erDiagram', 'xychart-beta'])(
    'reads no line of a %s that goes on and on',
    (head) => {
      for (const long of [' ', 'a-', '"', '~a', 'a:'].map((part) => part.repeat(50_000)))
        expect(renderDiagram(`${head}\nA ${long}`, 'd')).toEqual({
          problem: [expect.any(String), expect.any(String)],
        });
    },
  );

  it('draws a chart whose titles have no quotes, and whose series have names', () => {
    expect(
      textsOf('xychart-beta\ntitle 月 销\nx-axis 月 ["一", 二]\ny-axis 件 0 --> 10\nbar 甲 [1, 2]'),
    ).toEqual(expect.arrayContaining(['月 销', '月', '一', '二', '件']));
  });

  const chart = (...lines: string[]) =>
    (renderDiagram(['xychart-beta', ...lines].join('\n'), 'd') as {svg: string}).svg;

  it('paints a chart in the colours of the page, each element by itself', () => {
    const svg = chart('title 月销', 'x-axis [一, 二]', 'bar [1, 2]', 'line [2, 1]');
    const painted = [...svg.matchAll(/<(?:path|rect|circle|text) [^>]*>/g)].map(([tag]) => tag);
    expect(painted.length).toBeGreaterThan(8);
    for (const tag of painted) expect(tag).toMatch(/ fill="(?:none|var\(--[\w-]+\))"/);
    expect(svg).not.toMatch(/xychart|style>/);
    expect(svg).toContain('fill="none" stroke="var(--shore)"'); // the line is no area
  });

  it('joins the values of a chart by straight lines, and draws bars as boxes', () => {
    const svg = chart('x-axis [一, 二, 三]', 'bar [1, 3, 2]', 'line [1, 3, 2]');
    expect(svg).not.toMatch(/ d="[^"]*[CQ]/);
    expect(svg.match(/ d="M[\d.]+ [\d.]+V[\d.]+H[\d.]+V[\d.]+z"/g)).toHaveLength(3);
  });

  it.each([
    ['', / d="(?:M[\d.]+ [\d.]+H[\d.]+)+"/],
    [' horizontal', / d="(?:M[\d.]+ [\d.]+V[\d.]+)+"/],
  ])('gives a chart%s a line for each number of its axis, not a thousand dots', (way, grid) => {
    const {svg} = renderDiagram(`xychart-beta${way}\nx-axis [一, 二]\nbar [1, 2]`, 'd') as {
      svg: string;
    };
    expect(svg).toMatch(grid);
    expect(svg.length).toBeLessThan(4000);
  });

  it('names the series of a chart as the author does, and none in English', () => {
    const named = chart('bar "甲 <一>" [1, 2]', 'line 乙 [2, 1]');
    expect(named).toContain('>甲 &lt;一&gt;</text>');
    expect(named).toContain('>乙</text>');
    for (const svg of [named, chart('bar 甲 [1, 2]', 'line [2, 1]')])
      expect(svg).not.toMatch(/Bar|Line/);
  });

  it('draws edges from and to subgraphs, which may be named before they are there', () => {
    const drawn = renderDiagram(
      'graph TD\nx --> 二\nsubgraph one[一]\na[甲] --> 二\nend\nsubgraph 二\nb\nend\none -->|字| b\nstyle 二 fill:#f00\nstyle one,a fill:#0f0',
      'd',
    ) as {svg: string};
    const edges = [...drawn.svg.matchAll(/<polyline [^>]*data-from="(\w+)" data-to="(\w+)"/g)];
    const groups = [...drawn.svg.matchAll(/class="subgraph" data-id="(\w+)" data-label="(.)"/g)];
    const [one, two] = ['一', '二'].map((label) => groups.find((group) => group[2] === label)![1]);
    expect(groups).toHaveLength(2);
    expect(edges.map(([, from, to]) => `${from} ${to}`).sort()).toEqual(
      [`a ${two}`, `${one} b`, `x ${two}`].sort(),
    );
    expect([...drawn.svg.matchAll(/class="node" data-id="(\w+)"/g)].map(([, id]) => id)).toEqual(
      expect.arrayContaining(['a', 'b', 'x']),
    );
  });

  it('puts nodes beside each other that an unseen edge joins, and draws none', () => {
    const drawn = renderDiagram('graph LR\nA ~~~ B["二"] ~~~~ C --> D', 'd');
    const edges = [...JSON.stringify(drawn).matchAll(/class=.{2}edge[^>]*data-from=.{2}(\w)/g)];
    expect(edges.map(([, from]) => from)).toEqual(['C']);
    expect(JSON.stringify(drawn)).not.toMatch(/[\u2062\u2063]/);
    expect(textsOf('graph LR\nA ~~~ B["二"] ~~~~ C --> D')).toHaveLength(4);
  });

  it('draws edges between subgraphs of which one is inside of another with a direction', () => {
    const part = (name: string, inside: string): string =>
      `subgraph ${name}\ndirection LR\n${inside}\nend\n`;
    const source = `graph TD\n${part('a', part('b', 'X --> Y'))}${part('c', 'V --> W')}c -->|到| b`;
    const {svg = ''} = renderDiagram(source, 'd') as {svg?: string};
    expect(svg.match(/<polyline class="edge"/g)).toHaveLength(3);
  });

  it('says so when nothing comes out', () => {
    expect(renderDiagram('graph LR\n', 'd')).toEqual({
      problem: [expect.any(String), expect.any(String)],
    });
  });
});

describe('a flowchart with a loop', () => {
  /** Where the middle of each text is, as drawn. */
  const placesOf = (source: string) => {
    const drawn = renderDiagram(source, 'd');
    if (!('svg' in drawn)) throw new Error(drawn.problem[1]);
    const texts = drawn.svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)<\/text>/g);
    return Object.fromEntries(
      [...texts].map(([, x, y, text]) => [
        text!.replace(/<[^>]*>/g, ''),
        {x: Number(x), y: Number(y)},
      ]),
    );
  };

  it.each([
    ['back to its first node', 'graph LR\nA[甲] --> B{乙}\nB -->|是| C[丙]\nB -->|否| A', 'x'],
    [
      'over a node that waits',
      'graph TB\nA[甲] --> B{乙}\nB -->|是| C[丙]\nB -->|否| D[丁]\nD --> B',
      'y',
    ],
    ['in one chain', 'graph TB\nA[甲] --> B[乙] --> C[丙] --> A', 'y'],
    ['from a group', 'graph TB\nA[甲] --> B[乙]\nB --> C[丙] & D[丁]\nC & D --> A', 'y'],
    ['that is dotted', 'graph TB\nA[甲] --> B[乙]\nB --> C[丙]\nC -.->|再来| A', 'y'],
  ] as const)('begins with its first node: %s', (_, source, axis) => {
    const {甲, 乙, 丙} = placesOf(source);
    expect([甲![axis] < 乙![axis], 乙![axis] < 丙![axis]]).toEqual([true, true]);
  });

  it('points back, with a sign that points to the node', () => {
    const drawn = renderDiagram('graph LR\nA --> B\nB --> C\nC ==>|又| A', 'd');
    const svg = 'svg' in drawn ? drawn.svg : '';
    expect(svg).toMatch(
      /data-from="A" data-to="C" data-style="thick" data-arrow-start="true" data-arrow-end="false"/,
    );
    expect(svg).toMatch(/<marker id="darrowhead-start"[^>]* orient="auto">/);
  });

  it.each([
    ['past a node', 'graph LR\nA --> B --> C\nA --> C'],
    ['back past a node', 'graph LR\nA --> B --> C --> A'],
    ['back past several', 'graph TB\nA --> B --> C --> D --> E\nE --> A\nD --> B'],
  ])('draws no edge behind a node: %s', (_, source) => {
    const drawn = renderDiagram(source, 'd');
    const svg = 'svg' in drawn ? drawn.svg : '';
    const boxes = [
      ...svg.matchAll(
        /data-id="(\w+)"[^>]*><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
      ),
    ].map(([, id, ...numbers]) => ({id, at: numbers.map(Number)}));
    const edges = [
      ...svg.matchAll(/<polyline [^>]*data-from="(\w+)" data-to="(\w+)"[^>]*points="([^"]+)"/g),
    ];
    expect(boxes.length).toBeGreaterThan(2);
    const behind = edges.flatMap(([, from, to, points]) => {
      const places = points!.split(' ').map((pair) => pair.split(',').map(Number));
      return boxes
        .filter(({id}) => id !== from && id !== to)
        .filter(({at: [x, y, width, height]}) =>
          places.some(([x1, y1], i) => {
            const [x2, y2] = places[i + 1] ?? [x1, y1];
            return (
              Math.max(x1!, x2!) > x! &&
              Math.min(x1!, x2!) < x! + width! &&
              Math.max(y1!, y2!) > y! &&
              Math.min(y1!, y2!) < y! + height!
            );
          }),
        )
        .map(({id}) => `${from}${to} behind ${id}`);
    });
    expect(behind).toEqual([]);
    expect(svg).not.toContain('\u2062');
    expect(svg).not.toContain('edge-label');
  });

  it('leaves a node that leads to itself and edges without a loop as they are', () => {
    const edgesOf = (source: string) => {
      const drawn = renderDiagram(source, 'd');
      const pattern = /data-from="(\w+)" data-to="(\w+)"/g;
      return 'svg' in drawn ? [...drawn.svg.matchAll(pattern)].map(([, a, b]) => `${a}${b}`) : [];
    };
    expect(edgesOf('graph TB\nA --> A\nA & B --> C\nC --> D')).toEqual(['AA', 'AC', 'BC', 'CD']);
  });
});
