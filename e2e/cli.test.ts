import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer, get, type IncomingMessage} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, describe, expect, inject} from 'vitest';
import {test} from './helpers/browser.ts';
import {createSite, type TemporarySite} from './helpers/site.ts';
import {runWuya, startWuya} from './helpers/wuya.ts';

const CONFIG = `import {defineConfig} from '@wuya/engine';

export default defineConfig({title: '小站', url: 'https://small.example', baseUrl: '/', docs: {path: 'notes'}});
`;

const sites: TemporarySite[] = [];
function newSite(files: Readonly<Record<string, string>>): TemporarySite {
  const site = createSite({'wuya.config.ts': CONFIG, ...files});
  sites.push(site);
  return site;
}
afterEach(() => {
  for (const site of sites.splice(0)) site.remove();
});

test.skipIf(process.platform === 'win32')('too few open files are named, not a stack', () => {
  // Enough for Node 22 and 24 to read the command itself.
  const command = 'ulimit -n 21; exec "$0" "$1" build';
  const script = fileURLToPath(new URL('../packages/engine/bin/wuya.mjs', import.meta.url));
  const {status, stderr} = spawnSync('sh', ['-c', command, process.execPath, script], {
    cwd: newSite({}).dir,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('ulimit -n 4096');
  expect(stderr).not.toMatch(/^ +at /m);
});

test('wuya starts as a command and ends with the code of its command', async () => {
  const {code, stdout, stderr} = await runWuya('biuld');
  expect(code).toBe(1);
  expect(stderr).toContain('没有 biuld 这个命令');
  expect(stdout).toContain('build');
});

describe('wuya build', () => {
  test('of a site with errors prints code, place and hint in Chinese and English, all of them together, and ends with 1', async () => {
    const {dir} = newSite({
      'notes/index.md': '---\ntitle: 首篇\n---\n\n见[另一篇](./secnod.md)。\n',
      'notes/second.md': '---\ntitle: [没有收尾\n---\n\n正文。\n',
      'notes/third.md': '---\ntitle: 第三篇\n---\n\n![图](./none.png)\n',
    });
    const {code, stderr} = await runWuya('build', dir);
    expect(code).toBe(1);
    expect(stderr).toContain('LN-050  notes/index.md:5:2');
    expect(stderr).toMatch(/FM-000 {2}notes\/second\.md:\d/);
    expect(stderr).toMatch(/IM-060 {2}notes\/third\.md:5/);
    expect(stderr).toMatch(/链接指向的文件不存在：\S*secnod\.md/);
    expect(stderr).toMatch(/→ 是否想写 \S*second\.md/);
    expect(stderr).toMatch(/有 3 个错误/);
    expect(stderr).not.toMatch(/does not exist|errors/);
    expect(existsSync(join(dir, 'dist'))).toBe(false);
  });

  test('whose config waits for what never comes says so, and ends with 1', async () => {
    const {dir} = newSite({'wuya.config.ts': 'export default () => new Promise(() => {});\n'});
    const {code, stderr} = await runWuya('build', dir);
    expect(code).toBe(1);
    expect(stderr).toContain('CFG-013  wuya.config.ts');
  });

  test('with warnings alone ends with 0; a second build writes nothing; a failed one leaves the output as it was', async () => {
    const site = newSite({'notes/index.md': '---\ntitle: 首篇\n---\n\n:::tipp\n\n提示。\n\n:::\n'});
    const dist = join(site.dir, 'dist');
    const first = await runWuya('build', site.dir);
    expect(first.code).toBe(0);
    expect(first.stderr).toMatch(/警告 MD-140 {2}notes\/index\.md:5/);
    expect(first.stderr).toMatch(/是否想写 :::tip/);
    expect(first.stdout).toMatch(/页，/);
    expect(readdirSync(dist)).toEqual(
      expect.arrayContaining(['index.html', '404.html', 'routes.json']),
    );

    const second = await runWuya('build', site.dir);
    expect(second.code).toBe(0);
    expect(second.stdout).toMatch(/重写 0，移除 0/);
    expect(second.stderr).toContain('MD-140');

    const before = readFileSync(join(dist, 'index.html'), 'utf8');
    site.write('notes/index.md', '---\ntitle: 改过\n---\n\n[没有](./none.md)\n');
    const third = await runWuya('build', site.dir);
    expect(third.code).toBe(1);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(before);
  });
});

test('the published site has no problem', () => {
  expect(inject('site').problems).toBe('');
});

describe('wuya serve', () => {
  // Another site can lead a name of its own to this machine, and would read what is served here.
  test('on a taken port says so and moves to the next free one, and refuses the name of another site', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const {port} = other.address() as AddressInfo;
    const server = await startWuya('serve', inject('site').dir, '--port', String(port));
    const moved = Number(new URL(server.url).port);
    const answer = await fetch(server.url);
    const asked = get(server.url, {headers: {host: 'evil.example'}});
    const [refusal] = (await once(asked, 'response')) as [IncomingMessage];
    refusal.resume();
    await server.stop();
    other.close();
    expect(moved).toBeGreaterThan(port);
    expect(server.output()).toContain(`端口 ${port} 已被占用，改用 ${moved}`);
    expect(answer.status).toBe(200);
    expect(refusal.statusCode).toBe(403);
  });

  test('takes any name with --host', async () => {
    const server = await startWuya(
      'serve',
      inject('site').dir,
      '--port',
      '0',
      '--host',
      '127.0.0.1',
    );
    const asked = get(server.url, {headers: {host: 'evil.example'}});
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await server.stop();
    expect(answer.statusCode).toBe(200);
  });
});
