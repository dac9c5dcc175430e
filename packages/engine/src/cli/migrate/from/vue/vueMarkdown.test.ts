import {describe, expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/migrated.ts';

describe('a note of VitePress', () => {
  it('takes over ids as translators write them, and what follows the language of code', async () => {
    const {read} = await migrate({
      '.vitepress/config.js': 'export default {}',
      'a.md': `## 安装 %{#install}%

## 用法 <!-- {#usage} -->

\`\`\`js:line-numbers=2{1,3} [a.js]
x
\`\`\`

\`\`\`md:no-v-pre
x
\`\`\`

\`\`\`ts:line-numbers
x
\`\`\`
`,
    });
    const text = read('docs/a.md');
    for (const part of [
      '## 安装 {#install}\n',
      '## 用法 {#usage}\n',
      '```js showLineNumbers=2 {1,3} title="a.js"\n',
      '```md\n',
      '```ts showLineNumbers\n',
    ])
      expect(text).toContain(part);
  });
});
