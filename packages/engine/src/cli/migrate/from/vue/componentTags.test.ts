import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';
import {findEnded, listComponents} from './componentTags.ts';

it.each([
  ['<MyTable a="1"/> List<T>', ['MyTable']],
  ['<A>甲</A> 与 <my-card>', ['A']],
  ['<my-card>甲</my-card>', ['my-card']],
  ['<Chart :of="x">', ['Chart']],
  ['<Chart', ['Chart']],
  ['List<User> 与 <JAVA_HOME>、<T extends Foo>', []],
  ['<ClientOnly><Badge text="新"/></ClientOnly>', []],
  ['\\<A></A> <b>粗</b>', []],
])('finds components in %j', (text, names) => {
  expect(listComponents(text, findEnded(text))).toEqual(names);
});

it('shows at once what VuePress shows in the browser alone', async () => {
  const {read, problems} = await migrate({
    '.vuepress/config.js': 'export default {};\n',
    'a.md': '<ClientOnly>\n\n内 <client-only>字</client-only>\n\n</ClientOnly>\n\n`<ClientOnly>`\n',
  });
  expect(read('docs/a.md')).toBe('\n\n内 字\n\n\n\n`<ClientOnly>`\n');
  expect(problems).toEqual([]);
});
