import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import {messages} from '../messages/index.ts';
import type {PageData, SiteData} from '../types.ts';
import {TabItem, Tabs, type TabsProps} from './Tabs.tsx';

const site = {locale: 'zh-CN', messages: messages['zh-CN']} as unknown as SiteData;
/** What the tabs say, and what their panels hold. */
const render = (props: TabsProps): string[] => {
  const html = renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{} as Parts}>
      <Tabs {...props} />
    </ThemeProvider>,
  );
  const [bar = '', ...panels] = html.split('role="tabpanel"');
  const words = [...bar.matchAll(/<button[^>]*>([^<]*)</g)].map(([, word = '']) => word);
  return [...words, ...panels.map((panel) => />([^<]*)</.exec(panel)?.[1] ?? '')];
};

it('have the order and the labels of their values', () => {
  const children = [
    <TabItem key="b" value="b">
      乙文
    </TabItem>,
    <TabItem key="a" value="a" label="甲">
      甲文
    </TabItem>,
  ];
  const values = [{value: 'a'}, {value: 'b', label: '乙'}];
  expect(render({values, children})).toEqual(['甲', '乙', '甲文', '乙文']);
});

it('are one for all texts of a value', () => {
  const html = renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{} as Parts}>
      <Tabs>
        <TabItem value="a">甲文</TabItem>
        <TabItem value="b">乙文</TabItem>
        <TabItem value="a">又一段</TabItem>
      </Tabs>
    </ThemeProvider>,
  );
  const [, first, second] = html.split('role="tabpanel"');
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(first).toMatch(/甲文.*又一段/);
  expect(second).not.toContain('段');
});

it.each([
  [undefined, ['甲', '乙', '甲文', '']],
  ['b', ['甲', '乙', '', '乙文']],
  [null, ['甲', '乙', '', '']],
])('hold the chosen text alone where they are lazy: %s', (defaultValue, expected) => {
  const children = [
    <TabItem key="a" value="a" label="甲">
      甲文
    </TabItem>,
    <TabItem key="b" value="b" label="乙">
      乙文
    </TabItem>,
  ];
  expect(render({lazy: true, ...(defaultValue !== undefined && {defaultValue}), children})).toEqual(
    expected,
  );
});

it.each([
  [undefined, 'true: false:-1'],
  ['b', 'false:-1 true:'],
  ['none', 'true: false:-1'],
  [null, 'false: false:-1'],
])('the keyboard reaches the chosen one, the first where none is: %s', (defaultValue, expected) => {
  const html = renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{} as Parts}>
      <Tabs
        values={[{value: 'a'}, {value: 'b'}]}
        {...(defaultValue !== undefined && {defaultValue})}
      >
        {[]}
      </Tabs>
    </ThemeProvider>,
  );
  const tabs = [...html.matchAll(/aria-selected="(\w+)"(?: tabindex="(-1)")?/gi)];
  expect(tabs.map(([, isChosen, index = '']) => `${isChosen}:${index}`).join(' ')).toBe(expected);
});

it('are there by their values alone: a component chooses for others of its group', () => {
  const values = [{value: 'c', label: 'C'}, {value: 'py'}];
  expect(render({groupId: 'languages', values, children: []})).toEqual(['C', 'py', '', '']);
});

it('keep all texts: an item without a value has its number, and what is no item is below', () => {
  const children = [<TabItem key="a">甲文</TabItem>, '\n', <p key="p">别的</p>, '文字'];
  expect(render({children})).toEqual(['1', '甲文']);
  const html = renderToString(
    <ThemeProvider site={site} page={{} as PageData} parts={{} as Parts}>
      <Tabs>{children}</Tabs>
    </ThemeProvider>,
  );
  expect(html).toMatch(/甲文<\/div><p>别的<\/p>文字<\/div>$/);
});

it('show the first one where the value to begin with is none of them', () => {
  const html = (defaultValue: string | null) =>
    renderToString(
      <ThemeProvider site={site} page={{} as PageData} parts={{} as Parts}>
        <Tabs defaultValue={defaultValue}>
          <TabItem value="a">甲</TabItem>
        </Tabs>
      </ThemeProvider>,
    );
  expect(html('b')).toContain('aria-selected="true"');
  expect(html(null)).not.toContain('aria-selected="true"');
});

it('items that tabs of one’s own render are panels, shown or hidden as these say', () => {
  const renderItem = (hidden?: boolean) =>
    renderToString(
      <TabItem value="a" {...(hidden !== undefined && {hidden, className: 'mine'})}>
        甲
      </TabItem>,
    );
  expect(renderItem(true)).toBe('<div role="tabpanel" class="mine" hidden="">甲</div>');
  expect(renderItem(false)).toBe('<div role="tabpanel" class="mine">甲</div>');
  expect(renderItem()).toBe('甲');
});
