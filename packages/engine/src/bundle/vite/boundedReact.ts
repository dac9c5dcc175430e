import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import type {Plugin} from 'vite';

const OVERFLOW = /"Maximum call stack size exceeded"\s*===\s*[\w$]+\.message/g;
const BEGIN = /function renderToStringImpl\([^)]*\)\s*\{/;

/**
 * How often the rendering of a page may begin again with an empty stack. A page of 4,000 levels does so 7 to 100 times, since
 * beginning again may itself find the stack full; what holds itself is told after 1 to 3 s. Without a bound React goes on
 * until no memory is left.
 */
const RESTARTS = 300;

/**
 * Bounds how deep React's `renderToString` goes: where its stack is full it goes on with an empty one, without end where an array
 * holds itself or a component renders itself. Then it throws the error of the full stack.
 * @param code of `react-dom-server-legacy`
 * @throws where the code is another than that of the version of React this was written for
 */
export function boundDepth(code: string): string {
  if (code.search(OVERFLOW) < 0 || !BEGIN.test(code))
    throw new Error('React does not look as expected: boundedReact.ts.');
  return `var wuyaRestarts = 0;\n${code
    .replace(BEGIN, (begin) => `${begin} wuyaRestarts = 0;`)
    .replace(OVERFLOW, (asked) => `(${asked} && wuyaRestarts++ < ${RESTARTS})`)}`;
}

/** Bounds the depth of pages where the bundler takes React along. */
export function boundedReact(): Plugin {
  return {
    name: 'wuya:bounded-react',
    transform: {
      filter: {id: /\/react-dom-server-legacy\.[\w.]+\.js$/},
      handler: (code) => ({code: boundDepth(code), map: null}),
    },
  };
}

/** Prints a module that Node runs with the exports of `react-dom/server`, whose `renderToString` has a bound. */
export function printBoundedRenderer(): string {
  const require = createRequire(import.meta.url);
  const kind = process.env['NODE_ENV'] === 'production' ? 'production' : 'development';
  const folder = dirname(require.resolve('react-dom/package.json'));
  const code = readFileSync(`${folder}/cjs/react-dom-server-legacy.node.${kind}.js`, 'utf8');
  return [
    "import {createRequire} from 'node:module';",
    `const require = createRequire(${JSON.stringify(import.meta.url)});`,
    "const whole = require('react-dom/server');",
    'const exports = {};',
    `(function () {\n${boundDepth(code)}\n})();`,
    'export default {...whole, ...exports};',
    ...Object.keys(require('react-dom/server') as object).map((name) =>
      name.startsWith('renderTo') && !name.endsWith('Stream')
        ? `export const ${name} = exports.${name};`
        : `export const ${name} = whole.${name};`,
    ),
  ].join('\n');
}
