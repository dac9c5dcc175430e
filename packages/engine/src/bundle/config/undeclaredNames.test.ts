import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openCache} from '../../cache/cache.ts';
import {runConfig} from './runConfig.ts';
import {declareName} from './undeclaredNames.ts';

const notDefined = (name: string): Error => new ReferenceError(`${name} is not defined`);

it('a configuration in CommonJS may give values to names that it does not declare', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'config.js':
      "nav = require('./nav');\nfor (i = 0; i < 2; i++) $n = i;\nfor (key of ['a']) nav[key] = $n;\nmodule.exports = {nav};\n",
    'wuya.config.js': 'nav = {};\nexport default {nav};\n',
    'nav.js': "nav = {title: '站'};\nmodule.exports = nav;\n",
  });
  const cache = openCache(join(dir, '.wuya/cache'));
  const file = join(dir, 'config.js');
  for (const _ of ['first', 'from the cache'])
    expect((await runConfig(file, cache, {isForeign: true})).value).toEqual({
      nav: {title: '站', a: 1},
    });
  await expect(runConfig(join(dir, 'wuya.config.js'), cache)).rejects.toThrow('nav is not defined');
});

it.each([
  ['a name that is nowhere given a value', 'export default nav;', notDefined('nav')],
  ['a name of which a property is given one', 'a.nav = 1; nav();', notDefined('nav')],
  ['a name that is compared', 'if (nav == 1 || nav === 1) nav => 1;', notDefined('nav')],
  ['a name that is declared, but too late', 'let nav; nav = 1;', notDefined('nav')],
  ['another error', 'nav = 1;', new TypeError('nav is not a function')],
])('%s changes no code', (_, code, error) => {
  expect(declareName(code, error)).toBeUndefined();
});
