import {expect, it, onTestFinished} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {startRenewedServer} from './renewedServer.ts';

const config = (more: string): string =>
  `export default {title: 'Site', url: 'https://x.example', docs: {path: 'notes'}, pages: false, ${more}};\n`;

it('another language or address in the configuration is there without a start by hand', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': config("locale: 'en'"),
    'notes/a.md': '# Note\n\nOriginal.\n',
    'i18n/zh-CN/notes/a.md': '# 笔记\n\n译文。\n',
  });
  const said: string[] = [];
  const server = await startRenewedServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: (words) => said.push(typeof words === 'string' ? words : words[1]),
    format: ({code}) => code,
  });
  onTestFinished(() => server.close());
  await server.ready;
  const page = (path: string): Promise<string> =>
    fetch(new URL(path, server.url)).then(
      (response) => response.text(),
      () => '',
    );
  const {port} = server;
  expect(await page('/b/zh-CN/a/')).not.toContain('译文');
  const languages = "baseUrl: '/b/', i18n: {defaultLocale: 'en', locales: ['en', 'zh-CN']";
  writeFiles(dir, {'wuya.config.js': config(`${languages}}`)});
  await expect.poll(() => page('/b/zh-CN/a/'), {timeout: 30_000}).toContain('译文');
  expect(server.port).toBe(port);
  expect(said.at(-1)).toBe(server.url);
  await server.ready;
  writeFiles(dir, {
    'wuya.config.js': config(
      `${languages}, localeConfigs: {'zh-CN': {title: 1}}}`.replace('/b/', '/c/'),
    ),
  });
  await expect.poll(() => said.join('\n'), {timeout: 30_000}).toMatch(/^CFG-/m);
  expect(await page('/b/zh-CN/a/')).toContain('译文');
});

it('a server that cannot start again ends with why', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': config("locale: 'en'"), 'notes/a.md': '# Note\n'});
  const server = await startRenewedServer({
    dir,
    port: 0,
    host: '127.0.0.1',
    log: () => undefined,
    format: ({code}) => code,
  });
  onTestFinished(() => server.close());
  await server.ready;
  const plugin = "{name: 'wrong', config() { throw new Error('This plugin cannot start'); }}";
  writeFiles(dir, {'wuya.config.js': config(`baseUrl: '/b/', vite: {plugins: [${plugin}]}`)});
  await expect(server.failed).rejects.toThrow('This plugin cannot start');
});
