import {expect, it} from 'vitest';
import {toPlainConfig} from './plainConfig.ts';

const ENGINE = 'file:///engine/index.js';

it('takes JavaScript that imports the engine alone, with its quotes and comments', () => {
  const rest = `
// import {x} from './x.ts', <b>
export default defineConfig({
  /* require('y') */ title: '<a href="/">it\\'s</a>', url: \`https://\${host}/b\`,
  isNew: 2 > 1,
});
`;
  expect(toPlainConfig(`import {defineConfig} from '@wuya/engine';${rest}`, ENGINE)).toBe(
    `import {defineConfig} from "${ENGINE}";${rest}`,
  );
  expect(toPlainConfig('export default {title: "a"}', ENGINE)).toBe('export default {title: "a"}');
});

it.each([
  "import {defineConfig} from '@wuya/engine';\nimport a from './a.ts';\nexport default a;",
  "import {defineConfig, type UserConfig} from '@wuya/engine';\nexport default defineConfig({});",
  "import type {UserConfig} from '@wuya/engine';\nexport default {};",
  "export default await import('./a.ts');",
  "export {default} from './a.ts';",
  "export * from './a.ts';",
  'export const a = 1;\nexport default {a};',
  'export default pick<string>(1);',
  "const title: string = 'a';\nexport default {title};",
  'export default {} satisfies object;',
  "export default {title: 'a' 'b'};",
  'export default {at: import.meta.url};',
  'export default {at: __dirname};',
  "module.exports = {title: require('./a')};",
  'export default {title: `a ${pick<string>(1)}`};',
  "export default {title: /'/.source, at: import.meta.url + '/'};",
])('leaves to the bundler: %s', (source) => {
  expect(toPlainConfig(source, ENGINE)).toBeUndefined();
});
