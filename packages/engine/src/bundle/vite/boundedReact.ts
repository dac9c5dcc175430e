import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname} from 'node:path';
import type {Plugin} from 'vite';

const OVERFLOW = /"Maximum call stack size exceeded"\s*===\s*[\w$]+\.message/g;
const OF_ITERATOR = /\bdo ([\w$]+\.push\([\w$]+\.value\)), ?\(/g;
const OF_ARRAY = /function renderChildrenArray\(\w+, \w+, (\w+), \w+\) \{/;
const ADD = /\(result \+= chunk\)/;
const BEGIN = /function renderToStringImpl\([^)]*\)\s*\{/;
const END = /if \(didFatal && fatalError !== abortReason\) throw fatalError;/;
const TITLE =
  /(pushTitleImpl\(\s*([\w$]+),\s*props\s*\);[\s\S]{0,200}?)\((pushTitleImpl\(renderState\.hoistableChunks, props\))/;
const NODE = /function renderNodeDestructive\(request, task, node, childIndex\) \{/;

/** How much one page may have, whatever its components do. */
export interface RenderingBounds {
  /**
   * How often the rendering of a page may begin again with an empty stack. Without a bound React goes on until no memory is left
   * where something holds itself.
   */
  readonly restarts: number;
  /**
   * After how many levels of components and elements it begins again. Where React does so because the stack is full, that may be full
   * once more where the rest is noted down: then React goes on behind it, and the page lacks the rest without an error.
   */
  readonly levels: number;
  /**
   * How many children an element may have: a list of so many is 20 MB of HTML or more. Without a bound a generator that never ends
   * fills an array that V8 cannot make longer, which ends the process.
   */
  readonly children: number;
  /**
   * How many elements, components and texts a page may have, 20 MB of HTML or more. Ten partials of which each shows the next one ten
   * times are ten billion: without a bound React collects their tags until V8 cannot make its array longer, which ends the process.
   */
  readonly nodes: number;
  /**
   * How many characters of HTML a page may have. Where they are more than a text can hold, 2 ** 29, React loses the error and gives the
   * page cut short.
   */
  readonly characters: number;
}

const BOUNDS: RenderingBounds = {
  restarts: 300,
  levels: 200,
  children: 1_000_000,
  nodes: 2_000_000,
  characters: 100_000_000,
};

/**
 * Bounds React's `renderToString`. Where its stack is full it goes on with an empty one, without end where an array
 * holds itself or a component renders itself: then it throws the error of the full stack. What an element holds is
 * counted: a generator may go on without end. So are the elements of a page, since components that show others many times multiply,
 * and its length. A text before a `<title>`, which goes to the head, is kept apart from a text behind it, as React keeps it for `<meta>`:
 * else the browser finds one text where there are two, and renders the whole page anew.
 * @param code of `react-dom-server-legacy`
 * @param bounds @default those of every site
 * @throws where the code differs from that of the version of React this was written for
 */
export function boundReact(
  code: string,
  {restarts, levels, children, nodes, characters} = BOUNDS,
): string {
  if (
    [OVERFLOW, OF_ITERATOR, OF_ARRAY, ADD, BEGIN, END, NODE, TITLE].some(
      (part) => code.search(part) < 0,
    )
  )
    throw new Error('React does not look as expected: boundedReact.ts.');
  const count = `function wuyaCount(count) {
  if (count > ${children}) throw new Error("More than ${children} children of one element.");
}
var wuyaNodes = 0;
function wuyaCountNode() {
  if (wuyaNodes++ >= ${nodes}) throw new Error("More than ${nodes} elements and texts on one page.");
}
var wuyaLevel = 0;`;
  const nest = `function renderNodeDestructive(request, task, node, childIndex) {
  wuyaCountNode();
  if (wuyaLevel >= ${levels}) {
    task.node = node;
    task.childIndex = childIndex;
    throw new RangeError("Maximum call stack size exceeded");
  }
  wuyaLevel++;
  try {
    return wuyaRenderNode(request, task, node, childIndex);
  } finally {
    wuyaLevel--;
  }
}`;
  // What a component renders by itself begins with a level of its own, wherever the component is.
  const whole = `function renderToStringImpl(...inputs) {
  const level = wuyaLevel;
  wuyaLevel = 0;
  try {
    return wuyaRenderToString(...inputs);
  } finally {
    wuyaLevel = level;
  }
}`;
  // What a page renders while it is rendered itself is of that page.
  const reset = 'wuyaRestarts = 0; if (currentRequest === null) wuyaNodes = 0;';
  // What is thrown here React loses.
  const add = `(result.length + chunk.length > ${characters}
    ? ((didFatal = true), (fatalError ??= new Error("More than ${characters} characters of HTML.")))
    : (result += chunk))`;
  return `var wuyaRestarts = 0;\n${count}\n${code
    .replace(
      BEGIN,
      (own) => `${whole}\n${own.replace('renderToStringImpl', 'wuyaRenderToString')} ${reset}`,
    )
    // A Suspense would show its fallback, and leave the rest to the browser.
    .replace(END, (end) => `if (wuyaNodes > ${nodes}) wuyaCountNode();\n${end}`)
    .replace(NODE, (own) => `${nest}\n${own.replace('renderNodeDestructive', 'wuyaRenderNode')}`)
    .replace(TITLE, '$1(textEmbedded && $2.push("<!-- -->"), $3')
    .replace(OF_ITERATOR, (_, push: string) => `do wuyaCount(${push}), (`)
    .replace(OF_ARRAY, (begin, list: string) => `${begin} wuyaCount(${list}.length);`)
    .replace(ADD, () => add)
    .replace(OVERFLOW, (asked) => `(${asked} && wuyaRestarts++ < ${restarts})`)}`;
}

/** Bounds what React renders where the bundler takes React along. */
export function boundedReact(): Plugin {
  return {
    name: 'wuya:bounded-react',
    transform: {
      filter: {id: /\/react-dom-server-legacy\.[\w.]+\.js$/},
      handler: (code) => ({code: boundReact(code), map: null}),
    },
  };
}

/**
 * Prints a module that Node runs with the exports of `react-dom/server`, whose `renderToString` has a bound. React is a text in it,
 * compiled as it is: transformed as a module of the site, it costs .7 s until a server shows its first page, and tracing a stack through
 * its source map .2 to .4 s for each error.
 */
export function printBoundedRenderer(bounds = BOUNDS): string {
  const require = createRequire(import.meta.url);
  const kind = process.env['NODE_ENV'] === 'production' ? 'production' : 'development';
  const folder = dirname(require.resolve('react-dom/package.json'));
  const file = `${folder}/cjs/react-dom-server-legacy.node.${kind}.js`;
  const code = JSON.stringify(boundReact(readFileSync(file, 'utf8'), bounds));
  return [
    "import {createRequire} from 'node:module';",
    "import {compileFunction} from 'node:vm';",
    `const require = createRequire(${JSON.stringify(import.meta.url)});`,
    "const whole = require('react-dom/server');",
    'const exports = {};',
    `compileFunction(${code}, ['require', 'exports'], {filename: ${JSON.stringify(file)}})(require, exports);`,
    'export default {...whole, ...exports};',
    ...Object.keys(require('react-dom/server') as object).map((name) =>
      name.startsWith('renderTo') && !name.endsWith('Stream')
        ? `export const ${name} = exports.${name};`
        : `export const ${name} = whole.${name};`,
    ),
  ].join('\n');
}
