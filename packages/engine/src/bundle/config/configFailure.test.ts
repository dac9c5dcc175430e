import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {toConfigFailure} from './configFailure.ts';

it.each(['@wuya/engine', 'pack'])(
  'names what %s exports instead, and where it is asked for',
  async (name) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.ts': `\nimport {makething} from '${name}';\nexport default makething({});\n`,
      'node_modules/pack/package.json': '{"name": "pack", "type": "module", "main": "a.js"}',
      'node_modules/pack/a.js': 'export const makeThing = () => 1;\n',
    });
    const file = join(dir, 'wuya.config.ts');
    const engine = pathToFileURL(join(dir, 'node_modules/pack/a.js')).href;
    const said = `The requested module '${name === 'pack' ? name : engine}' does not provide an export named 'makething'`;
    const failure = await toConfigFailure(new SyntaxError(said), {
      file,
      modulePath: join(dir, 'a.mjs'),
      isPlain: false,
      dependencies: [file],
      engine,
    });
    expect(failure).toMatchObject({
      nearest: 'makeThing',
      place: {file: 'wuya.config.ts', line: 2, column: 9},
    });
    const {message: reason} = failure as Error;
    expect(createDiagnostic('CFG-005', {reason}).zh).toBe(
      `配置文件无法执行：${name} 没有导出 makething`,
    );
  },
);

it('leaves what is no error as it is', async () => {
  const run = {file: '/a', modulePath: '/b', isPlain: true, dependencies: [], engine: 'file:///c'};
  expect(await toConfigFailure('stopped', run)).toBe('stopped');
});
