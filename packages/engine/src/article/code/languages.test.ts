import {expect, it} from 'vitest';
import {findGrammarModule, LANGUAGE_NAMES, toGrammarName} from './languages.ts';

it('knows languages by name, alias and sign, and nothing that is only inside another', () => {
  expect(LANGUAGE_NAMES).toEqual(
    expect.arrayContaining(['typescript', 'ts', 'c++', '文言', 'vue']),
  );
  for (const name of ['vue-directives', 'markdown-vue', 'cpp-macro', 'constructor', '../index'])
    expect(findGrammarModule(name)).toBeUndefined();
});

it('has a grammar for each of its names', async () => {
  const grammars = await Promise.all(
    LANGUAGE_NAMES.map(async (name) => (await findGrammarModule(name)!()).default),
  );
  const without = LANGUAGE_NAMES.filter((written, i) => {
    const name = toGrammarName(written);
    return !grammars[i]!.some((g) => g.name === name || g.aliases?.includes(name));
  });
  expect(without).toEqual([]);
});

it.each([
  ['markup', 'html'],
  ['objectivec', 'objective-c'],
  ['hpp', 'cpp'],
  ['golang', 'go'],
  ['rust', 'rust'],
])('reads %s with the grammar of %s', (name, grammar) => {
  expect(LANGUAGE_NAMES).toContain(name);
  expect(toGrammarName(name)).toBe(grammar);
});
