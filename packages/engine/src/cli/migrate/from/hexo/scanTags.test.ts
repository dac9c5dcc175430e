import {expect, it} from 'vitest';
import {createProblemList} from '../common/migration.ts';
import {scanTags, splitRaw, withoutRaw} from './scanTags.ts';
import {rewriteHexoTags} from './tags.ts';

it.each([
  ['{% a %} {%b c%}{% d', ['a', ' '], ['b', ' c']],
  ['{% a {% b %} %}', ['a', ' {% b ']],
  ['{%  %} {% 中 %} {% a-b %}', ['a', '-b ']],
  ['{{ a }} % } {% a }'],
])('finds the tags of %j', (line, ...tags) => {
  const found = scanTags(line);
  expect(found.map(({name, raw}) => [name, raw])).toEqual(tags);
  for (const {index, end} of found) expect(line.slice(index, end)).toMatch(/^\{%.*%\}$/);
});

it('tells a name from one that begins with it', () => {
  const names = scanTags('{% tabs %}{% tab %}{% endtab %}', '(?:end)?tab').map(({name}) => name);
  expect(names).toEqual(['tab', 'endtab']);
});

it.each([
  ['a {% raw %}{% b %}{% endraw %} c', ['a ', '{% b %}', ' c']],
  ['{%raw%}{% raw %}a{%endraw%}{% endraw %}', ['', '{% raw %}a', '{% endraw %}']],
  ['{% endraw %} {% raw %} a', ['{% endraw %} {% raw %} a']],
])('takes apart what is raw in %j', (line, parts) => {
  expect(splitRaw(line)).toEqual(parts);
  expect(withoutRaw(line)).toHaveLength(line.length);
  expect(withoutRaw(line).replaceAll('\0', '')).toBe(parts.filter((_, i) => i % 2 === 0).join(''));
});

/** Long enough that work for each tag on all behind it would not end while anybody waits. */
it.each([
  '{% raw %}',
  '{% endraw %}',
  '{% tabs %}',
  '{% tabs %}\n',
  '{% note info %}\n',
  '{% embed url="',
  '{% post_link a %}',
  '{% codeblock %}\n',
  '{%',
])('rewrites a post of nothing but %j', (tag) => {
  const problems = createProblemList('a.md');
  const links = {findPost: () => undefined, asset: (name: string) => name};
  const text = tag.repeat(20_000);
  expect(rewriteHexoTags(text, links, problems)).toBe(text);
});
