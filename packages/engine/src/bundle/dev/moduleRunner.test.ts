import Module from 'node:module';
import {join} from 'node:path';
import {createLogger, createServer} from 'vite';
import {expect, it, onTestFinished, vi} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {createModuleRunner} from './moduleRunner.ts';

/** Opens a runner of modules in a folder; `told` lists what is told of them. */
async function open(files: Readonly<Record<string, string>>) {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  const told: string[] = [];
  const logger = {...createLogger('error'), error: (text: string) => void told.push(text)};
  const vite = await createServer({
    root: dir,
    configFile: false,
    customLogger: logger,
    optimizeDeps: {noDiscovery: true},
    server: {middlewareMode: true, ws: false, watch: null},
  });
  onTestFinished(() => vite.close());
  const environment = vite.environments.ssr;
  const runner = createModuleRunner(environment);
  const load = (name: string) => runner.load(join(dir, name)) as Promise<Record<string, unknown>>;
  const change = (name: string, text: string): void => {
    writeFiles(dir, {[name]: text});
    environment.moduleGraph.onFileChange(join(dir, name));
  };
  return {dir, told, load, change};
}

it('runs modules once each while they are as they were, and starts no thread for it', async () => {
  const registered = vi.spyOn(Module, 'register');
  onTestFinished(() => registered.mockRestore());
  const {dir, load, change} = await open({
    'a.js': "import {b} from './b.js';\nexport const a = {b, file: import.meta.filename};\n",
    'b.js': "export const b = 'first';\n",
  });
  const {a} = await load('a.js');
  expect(a).toEqual({b: 'first', file: join(dir, 'a.js')});
  expect((await load('a.js'))['a']).toBe(a);
  expect(registered).not.toHaveBeenCalled();
  change('b.js', "export const b = 'second';\n");
  expect(await load('a.js')).toMatchObject({a: {b: 'second'}});
});

it('tells once what a module throws, until it is another', async () => {
  const {told, load, change} = await open({'a.js': "throw new Error('broken');\n"});
  await expect(load('a.js')).rejects.toThrow('broken');
  await expect(load('a.js')).rejects.toThrow('broken');
  expect(told).toEqual([expect.stringContaining('broken')]);
  change('a.js', 'export const a = 1;\n');
  expect(await load('a.js')).toMatchObject({a: 1});
});
