import {expect, it} from 'vitest';
import {rewriteCodeMarks} from './codeMarks.ts';

it.each([
  [
    'names marked lines in the fence',
    '```js\na // [!code highlight:2]\nb\nc // [!code hl]\n```',
    '```js {1,2,3}\na\nb\nc\n```',
  ],
  [
    'makes a diff of added and removed lines, in the language of the fence',
    '```ts{2} [a.ts]\na // [!code --]\nb // [!code ++]\n\nc // [!code word:c]\n```',
    '```diff lang="ts" {2} [a.ts]\n-a\n+b\n\n c\n```',
  ],
  [
    'keeps the indent of a list',
    '- x\n  ```sh\n  a # [!code ++]\n    b\n  ```',
    '- x\n  ```diff lang="sh"\n  +a\n     b\n  ```',
  ],
  [
    'counts a mark on a line of its own for the next',
    '```py\n# [!code ++:2]\na\nb\n```',
    '```diff lang="py"\n+a\n+b\n```',
  ],
  [
    'leaves numbered lines of code without marks alone',
    '```js:line-numbers {1}\na\n```',
    '```js:line-numbers {1}\na\n```',
  ],
  [
    'reads the lines that a fence of Starlight names',
    '```js title="a.js" ins={"甲 9":2,4-5} del={3} mark={1} ins="x" wrap\na\nb\nc\nd\ne\n```',
    '```diff lang="js" title="a.js" wrap {1}\n a\n+b\n-c\n+d\n+e\n```',
  ],
])('%s', (_, written, made) => {
  expect(rewriteCodeMarks(written)).toBe(made);
});

it.each([
  ['```{.python .input  n=1}', '```python'],
  ['```{.python .input}', '```python'],
  ['~~~ {.c++ .numberLines startFrom="5"}', '~~~c++ showLineNumbers=5'],
  ['- ```{#id .js filename="a.js"}', '- ```js title="a.js"'],
  ['```{r, echo=FALSE}', '```r'],
  ['> ```{python}', '> ```python'],
  ['```{1,3-4}', '```{1,3-4}'],
  ['```js {.x}', '```js {.x}'],
])('reads the attributes of Pandoc on a fence: %s', (fence, read) => {
  const rest = fence.replace(/[`~].*$/, '').replace('-', ' ');
  const signs = /[`~]+/.exec(fence)![0];
  expect(rewriteCodeMarks(`${fence}\n${rest}a\n${rest}${signs}\n`)).toBe(
    `${read}\n${rest}a\n${rest}${signs}\n`,
  );
});
