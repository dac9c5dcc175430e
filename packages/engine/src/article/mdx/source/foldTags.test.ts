import {expect, it} from 'vitest';
import {foldTags} from './foldTags.ts';

it.each([
  [
    "<Tabs\nvalues={[\n\n{label: 'A'},\n\n]}\n>\n<TabItem>",
    "<Tabs\nvalues={[\n{label: 'A'},\n]}\n>\n\n\n<TabItem>",
  ],
  ['  <Card a={{\n\nb: "}>"\n}} />\n\n文', '  <Card a={{\nb: "}>"\n}} />\n\n\n文'],
  [
    "<TOCInline\n  // Only h2: it's > h3\n  toc={toc.filter((one) => one.level === 2)}\n/>\n\n文",
    '<TOCInline\n  toc={toc.filter((one) => one.level === 2)}\n/>\n\n\n文',
  ],
])('puts empty lines and comments inside a tag behind it: %j', (body, folded) => {
  expect(foldTags(body)).toBe(folded);
  expect(folded.split('\n')).toHaveLength(body.split('\n').length);
});

it.each([
  ['<Tabs>\n\n<TabItem>\n\n</TabItem>\n</Tabs>'],
  ['<Tabs\na="b"\n>\n\n文'],
  ['<T\n\na < b >'],
  ['```\n<Tabs\na={[\n\n]}>\n```'],
  ['<Code a={`\n\n`} />'],
  ['<Code\na={`一\n\n二`} />'],
  ['<Never\na={[\n\n文'],
])('leaves all else as it is: %j', (body) => {
  expect(foldTags(body)).toBe(body);
});

it('reads what goes on and on in one step for each line', () => {
  const body = '<A b={[\n\n'.repeat(20_000);
  expect(foldTags(body)).toBe(body);
});
