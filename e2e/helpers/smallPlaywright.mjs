// Loads Playwright with a smaller script for its selectors: it sends 330 KB into each document that a test looks into, which V8
// parses each time. Minified they are 188 KB: 321 -> 304 ms of CPU for a note with one selector, 226 without any (Chromium 156,
// Playwright 1.65, means of three in turns).
// Node calls what `require` reads files with so; its hooks with other names are not in Node 20.
// oxlint-disable no-underscore-dangle
import {readFileSync} from 'node:fs';
import Module, {createRequire} from 'node:module';
import {runInThisContext} from 'node:vm';
import {minifySync} from 'rolldown/utils';

const require = createRequire(import.meta.url);

/** The texts of scripts for pages, literals of JavaScript between single quotes. */
const SCRIPTS = /(?<=\bsource\d* = )'(?:[^'\\\n]|\\.)*'/g;

/** Minifies the script in the code of Playwright; leaves code as it is where it finds none. */
function minifyScript(code) {
  return code.replace(SCRIPTS, (literal) => {
    if (!literal.includes('InjectedScript: () => InjectedScript')) return literal;
    const {code: small, errors} = minifySync('selectors.js', runInThisContext(literal), {
      module: false,
    });
    // With a character beyond ASCII the whole text would take two bytes each on its way.
    const ascii = small.replace(
      /[^\0-\x7F]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return errors.length === 0 ? JSON.stringify(ascii) : literal;
  });
}

const load = Module._extensions['.js'];
Module._extensions['.js'] = (module, path) =>
  path.endsWith('coreBundle.js')
    ? module._compile(minifyScript(readFileSync(path, 'utf8')), path)
    : load(module, path);
require('playwright-core');
Module._extensions['.js'] = load;
