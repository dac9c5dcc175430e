import {expect, it} from 'vitest';
import {separateTabs} from './separateTabs.ts';

const separate = (text: string): unknown =>
  separateTabs(new Map([['docs/a.md', {text}]])).get('docs/a.md');

it('gives tabs of a group values of their own, not those of other groups and of code', () => {
  const item = (value: string): string =>
    `<TabItem value="${value}" label="甲">\n\n文\n\n</TabItem>\n`;
  const code = `\`\`\`md\n<Tabs>\n${item('甲')}${item('甲')}</Tabs>\n\`\`\`\n`;
  const write = (values: readonly string[]): string =>
    `<Tabs>\n${values.map(item).join('')}</Tabs>\n`;
  expect(separate(`${write(['甲', '甲-2', '甲', '甲'])}\n${write(['甲'])}\n${code}`)).toEqual({
    text: `${write(['甲', '甲-2', '甲-3', '甲-4'])}\n${write(['甲'])}\n${code}`,
  });
});

it('keeps tabs in tabs apart from those around them', () => {
  const text =
    '<Tabs>\n<TabItem value="a" label="a">\n\n<Tabs>\n<TabItem value="a" label="a">\n\n</TabItem>\n</Tabs>\n\n</TabItem>\n<TabItem value="a" label="a">\n\n</TabItem>\n</Tabs>\n';
  expect(separate(text)).toEqual({
    text: text.replace(/<TabItem value="a"(?![^]*<TabItem)/, '<TabItem value="a-2"'),
  });
});
