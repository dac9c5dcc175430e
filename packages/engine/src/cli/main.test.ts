import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {listen} from '../serve/listen.ts';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import type {Command} from './commandLine/command.ts';
import {COMMANDS, loadCommands} from './commands.ts';
import {main} from './main.ts';

/** What was printed, by stream. */
let printed: {log: string; error: string};
beforeEach(() => {
  printed = {log: '', error: ''};
  vi.stubEnv('WUYA_LANG', 'zh');
  vi.stubEnv('npm_config_user_agent', '');
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text: string) => void (printed[name] += text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Width of a terminal that has half of a screen. */
const MAX_COLUMNS = 128;

describe('the command line', () => {
  it('names every command with --help, in the language of the terminal alone', async () => {
    expect([await main(['--help']), printed.error]).toEqual([0, '']);
    for (const name of ['dev', 'build', 'check', 'new', 'serve', 'explain', 'clean'])
      expect(printed.log).toMatch(new RegExp(`^ +${name} +.*[\\u4E00-\\u9FFF]`, 'm'));
    expect(printed.log).not.toMatch(/write and watch|Usage/);
    vi.stubEnv('WUYA_LANG', 'en');
    printed.log = '';
    await main(['--help']);
    expect(printed.log).not.toMatch(/\p{Script=Han}/u);
  });

  it('prints JSON alone with --json, whatever code of the site says', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.js':
        "console.log('说'); export default {title: '甲', url: 'https://x.example'};",
      'docs/a.md': '# 甲\n',
    });
    expect(await main(['check', dir, '--json'])).toBe(0);
    expect(JSON.parse(printed.log)).toMatchObject({noteCount: 1});
    expect(printed.error).toContain('说');
  });

  it('says of a file in the place of the folder to migrate what to do with it', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'Export-1.zip': 'x'});
    expect(await main(['migrate', join(dir, 'Export-1.zip'), join(dir, 'new')])).toBe(1);
    expect(printed.error).toBe(
      `${join(dir, 'Export-1.zip')} 是一个文件，要写的是文件夹。先解压再搬。`,
    );
  });

  it('says that a folder is not there, and which one may be meant', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'notes/a.md': '# A\n', 'file.md': '# B\n'});
    expect(await main(['build', join(dir, 'nots')])).toBe(1);
    expect(printed.error).toContain(
      `没有文件夹 ${join(dir, 'nots')}。是否想写 ${join(dir, 'notes')}？`,
    );
    printed.error = '';
    expect(await main(['check', join(dir, 'far/away')])).toBe(1);
    expect(printed.error).toBe(
      `没有文件夹 ${join(dir, 'far/away')}：${dir} 里没有 far。请写一个已有的文件夹。`,
    );
    printed.error = '';
    expect(await main(['build', join(dir, 'file.md')])).toBe(1);
    expect(printed.error).toContain('不是文件夹');
    expect(readdirSync(dir).toSorted()).toEqual(['file.md', 'notes']);
  });

  it.each([
    ['new', 'note', '事件', '循环'],
    ['new', 'note', '事件', '循环', '一'],
    ['search', 'query', 'event', 'loop'],
  ])('says that several words go in quotes: %s %s', async (...words) => {
    expect(await main(words)).toBe(1);
    expect(printed.error).toContain('几个词的要写在引号里');
  });

  it('says that npm has kept an option, before it does without', async () => {
    vi.stubEnv('npm_lifecycle_event', 'explain');
    vi.stubEnv('npm_config_json', 'true');
    await main(['explain', 'LN-050']);
    expect(printed.error).toBe('');
    vi.stubEnv('npm_lifecycle_event', 'dev');
    vi.stubEnv('npm_config_port', 'true');
    expect(await main(['dev', '8080'])).toBe(1);
    expect(printed.error).toMatch(/npm run dev -- --port 8080[^]*没有文件夹 8080/);
  });

  it('prints its version', async () => {
    expect(await main(['--version'])).toBe(0);
    expect(printed.log).toMatch(/^\d+\.\d+\.\d+/);
    expect(await main(['-V'])).toBe(0);
  });

  it('says that options follow a command', async () => {
    expect(await main(['--port', '8080'])).toBe(1);
    expect(printed.error).toContain('先写命令，再写选项，例如 wuya dev --port 8080。');
  });

  it.each([
    {name: 'dev', options: ['--port', '--open', '--host']},
    {name: 'build', options: ['--out', '--portable', '--swap']},
    {name: 'check', options: ['--fix', '--translated', '--orphans', '--json']},
    {name: 'book', options: ['--out', '--locale']},
    {name: 'serve', options: ['--port', '--host', '--out']},
    {name: 'new', options: ['--in', '--slug']},
    {name: 'clean', options: []},
    {name: 'explain', options: ['--json']},
  ])('explains $name and its options with --help', async ({name, options}) => {
    expect([await main([name, '--help']), printed.error]).toEqual([0, '']);
    expect(printed.log).toMatch(new RegExp(`^wuya ${name} `));
    expect(printed.log).toMatch(/[\u4E00-\u9FFF]/);
    expect([...new Set(printed.log.match(/--\w+/g) ?? [])].toSorted()).toEqual(options.toSorted());
  });

  it('explains every command in lines that a terminal has room for', async () => {
    // Chinese characters take two columns.
    const columnsOf = (line: string) => line.replace(/[^\p{ASCII}]/gu, '  ').length;
    for (const command of await loadCommands())
      for (const line of command.help.join('\n').split('\n'))
        expect([line, columnsOf(line) <= MAX_COLUMNS]).toEqual([line, true]);
  });

  it('explains a code in the language of the terminal, and names the nearest one for a slip', async () => {
    expect([await main(['explain', 'ln-050']), printed.error]).toEqual([0, '']);
    expect(printed.log).toMatch(/^错误 LN-050\n {2}链接指向的文件不存在：[^]*\n怎么办\n/);
    expect(printed.log).toContain('[Next](./missing.md)');
    expect(await main(['explain', 'LN-500'])).toBe(1);
    expect(printed.error).toMatch(/没有 LN-500 这个编号。是否想写 LN-\d+？/);
  });

  it('says what is wrong with a site, and ends with 1', async () => {
    const [dir, typo, none] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const config = (title: string) => `export default {${title}: '甲', url: 'https://x.example'};`;
    for (const one of [dir, typo, none]) writeFiles(one, {'docs/a.md': '# 甲\n'});
    writeFiles(dir, {'wuya.config.js': config('title')});
    writeFiles(typo, {'wuya.config.js': config('titel')});
    expect(await main(['build', none])).toBe(1);
    expect(printed.error).toContain('CFG-000');
    printed.error = '';
    expect(await main(['build', typo])).toBe(1);
    expect(printed.error).toContain('CFG-001');
    expect(printed.error).toContain('是否想写 title');
    printed.error = '';
    expect(await main(['serve', dir, '--port', '0'])).toBe(1);
    expect(printed.error).toContain('wuya build');
  });

  it('checks a site: ends with 1 for errors alone, prints JSON, fixes what is mechanical, writes no site', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.js': "export default {title: '甲', url: 'https://x.example'};",
      'docs/index.md': '# 首篇\r\n\r\n见[另一篇](./Second.md)。![](https://example.org/x.png)\r\n',
      'docs/second.md': '# 第二篇\n',
    });
    expect(await main(['check', dir, '--json'])).toBe(1);
    expect(JSON.parse(printed.log)).toMatchObject({
      noteCount: 2,
      counts: {error: 1, warning: 1, notice: 0},
      fixed: [],
      diagnostics: [
        {code: 'LN-050', place: {file: 'docs/index.md', line: 3, column: 2}},
        {code: 'IM-063'},
      ],
    });
    printed.log = '';
    expect(await main(['check', dir, '--fix'])).toBe(0);
    expect(printed.log).toContain('./Second.md → ./second.md');
    expect(printed.log).toMatch(/只有写的人知道，--fix 不会代写/);
    expect(printed.log).toMatch(
      /检查了 2 篇：0 个错误，1 个警告，0 个提示。\n可以生成，有 1 处提醒。$/,
    );
    expect(readFileSync(join(dir, 'docs/index.md'), 'utf8')).toBe(
      '# 首篇\r\n\r\n见[另一篇](./second.md)。![](https://example.org/x.png)\r\n',
    );
    expect(existsSync(join(dir, 'dist'))).toBe(false);
  });

  it('says so when there is no such command, and ends with 1', async () => {
    expect(await main(['biuld'])).toBe(1);
    expect(printed.error).toContain('没有 biuld 这个命令');
    expect(printed.error).toContain('是否想写 build');
    expect(printed.log).toContain('build');
  });

  it.each([
    ['search', '没有 search 这个命令。是否想写 search query、search serve、search push？\n'],
    ['serch', '没有 serch 这个命令。是否想写 search query、search serve、search push？\n'],
    ['foo', '没有 foo 这个命令。\n'],
    ['start', '没有 start 这个命令。这里用 wuya dev。\n'],
    ['preview', '没有 preview 这个命令。这里用 wuya serve。\n'],
    ['init', '没有 init 这个命令。这里用 npm create wuya@latest。\n'],
    ['upgrade', '没有 upgrade 这个命令。这里用 npm install @wuya/engine@latest。\n'],
  ])('names what may be meant by %s', async (word, complaint) => {
    expect(await main([word])).toBe(1);
    expect(printed.error).toBe(complaint);
  });

  it.each(['add', 'deploy', 'g', 'generate', 'lint', 'version'])(
    'knows %s from elsewhere, in both languages',
    async (word) => {
      await main([word]);
      expect(printed.error).toMatch(/这个命令。[^\n]*wuya/);
      vi.stubEnv('WUYA_LANG', 'en');
      printed.error = '';
      await main([word]);
      expect(printed.error).toMatch(/^There is no command \w+\. [^\n]*wuya/);
      expect(printed.error).not.toMatch(/\p{Script=Han}/u);
    },
  );

  it('explains a command after help as after --help', async () => {
    expect([await main(['help', 'build']), printed.error]).toEqual([0, '']);
    expect(printed.log).toMatch(/^wuya build /);
    printed.log = '';
    expect(await main(['help', 'search', 'query'])).toBe(0);
    expect(printed.log).toMatch(/^wuya search query /);
  });

  it.each([[['search', '--help']], [['search', '-h']], [['help', 'search']]])(
    'lists the commands of a group for %j',
    async (words) => {
      expect([await main(words), printed.error]).toEqual([0, '']);
      expect(printed.log).toMatch(/^wuya search 有这几个命令/);
      expect(printed.log.match(/^ {2}search \w+/gm)).toEqual([
        '  search query',
        '  search serve',
        '  search push',
      ]);
    },
  );

  it('names several commands that may be meant as a sentence does', async () => {
    vi.stubEnv('WUYA_LANG', 'en');
    await main(['search']);
    expect(printed.error).toContain('Did you mean search query, search serve or search push?');
    await main(['biuld']);
    expect(printed.error).toContain('Did you mean build?');
  });

  it('says in both languages what the key of a push may do', async () => {
    await main(['search', 'push', '--help']);
    vi.stubEnv('WUYA_LANG', 'en');
    await main(['search', 'push', '--help']);
    expect(printed.log.match(/deleteIndex/g)).toHaveLength(2);
  });

  it('says so when there is no such option, and ends with 1', async () => {
    expect(await main(['build', '--prot', '1'])).toBe(1);
    expect(printed.error).toContain('没有 --prot 这个选项');
    expect(printed.error).toContain('wuya build');
  });

  it('takes no empty name for this folder, and no file for one', async () => {
    expect(await main(['clean', ''])).toBe(1);
    expect(printed.error).toContain('文件夹的名字是空的');
    expect(await main(['build', import.meta.filename])).toBe(1);
    expect(printed.error).toContain('main.test.ts 不是文件夹。');
  });

  it('takes the only word after book for the folder where it is a site, else for a section', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.js': "export default {title: '站', url: 'https://x.example'};\n",
      'docs/a.md': '# 甲\n',
    });
    expect([await main(['book', dir]), printed.error]).toEqual([0, '']);
    expect(readdirSync(join(dir, 'book'))).toEqual(['book.epub', 'book.html']);
    expect(await main(['book', 'none', dir])).toBe(1);
    expect(printed.error).toContain('没有叫“none”的分区，也没有这个文件夹。');
  });

  it('takes the only word after book for the folder where no site is around that could know it', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'a.md': '# 甲\n', 'docs/b.md': '# 乙\n'});
    vi.spyOn(process, 'cwd').mockReturnValue(dir);
    for (const word of ['nowhere-at-all', '../nowhere-at-all']) {
      printed.error = '';
      expect(await main(['book', word])).toBe(1);
      expect(printed.error).toBe(
        `没有文件夹 ${word}。路径从终端所在的文件夹 ${dir} 算起：用 cd 换到别的文件夹，或把路径写全。`,
      );
    }
  });

  it('takes a number in the place of the folder for a port', async () => {
    expect(await main(['serve', '8080'])).toBe(1);
    expect(printed.error).toBe('没有文件夹 8080。要换端口，写 --port 8080。');
  });

  it('says that a name with spaces goes in quotes', async () => {
    const dir = join(temporaryFolder(), '我的 笔记');
    writeFiles(dir, {'a.md': '# 甲\n'});
    expect(await main(['build', ...dir.split(' ')])).toBe(1);
    expect(printed.error).toContain(`名字里有空格的写在引号里："${dir}"\n`);
  });

  it('says which tool may be meant by one that is not known', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'old/a.md': '# 甲\n'});
    const [from, to] = [join(dir, 'old'), join(dir, 'new')];
    expect(await main(['migrate', from, to, '--tool', 'mkdoc'])).toBe(1);
    expect(printed.error).toBe('没有 mkdoc 这种工具。是否想写 --tool mkdocs？');
    printed.error = '';
    expect(await main(['migrate', from, to, '--tool', 'confluence'])).toBe(1);
    expect(printed.error).toContain('没有 confluence 这种工具，--tool 可以写：vitepress、');
  });

  it('says which folder alone a migration takes over', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'old/README.md': '# 仓库\n',
      'old/site/mkdocs.yml': 'site_name: 手册\n',
      'old/site/docs/index.md': '# 甲\n',
    });
    const [from, to] = [join(dir, 'old'), join(dir, 'new')];
    expect(await main(['migrate', from, to])).toBe(0);
    expect(printed.log).toMatch(/^只搬 site：它是 MkDocs 的站点[^]*加上 --tool markdown。/);
    printed.log = '';
    expect(await main(['migrate', from, to, '--json'])).toBe(0);
    expect(JSON.parse(printed.log)).toMatchObject({tool: 'MkDocs', within: 'site'});
  });

  it('says where originals of translations were recorded, and that there are no translations', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.js':
        "export default {title: '站', url: 'https://x.example', i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']}};\n",
      'docs/index.md': '# 甲\n',
    });
    expect(await main(['check', dir, '--translated'])).toBe(0);
    expect(printed.error).toContain('没有译文可记：译文放在 i18n/语言/ 里');
    writeFiles(dir, {'i18n/en/docs/index.md': '# A\n'});
    printed.error = '';
    expect(await main(['check', dir, '--translated'])).toBe(0);
    expect(printed.error).toContain('译文依据的原文记在 i18n/en/originals.json。');
  });

  it('does not say that nothing was written where a migration stops in the middle', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'old/a.md': '# 甲\n',
      'old/b/c.md': '# 乙\n',
      'new/.wuya-migrate.json': '{"tool":"Markdown"}\n',
      'new/docs/b': '不是文件夹\n',
      'new/notes/b': '不是文件夹\n',
    });
    expect(await main(['migrate', join(dir, 'old'), join(dir, 'new')])).toBe(1);
    expect(printed.error).toContain('有 1 个错误，已经写出的留在新文件夹里');
    expect(printed.error).not.toContain('没有写出任何文件');
  });

  it('says that the new folder is the old one', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'a.md': '# 甲\n'});
    vi.spyOn(process, 'cwd').mockReturnValue(dir);
    expect(await main(['migrate', '.', '.'])).toBe(1);
    expect(printed.error).toContain('新文件夹不能在原来的文件夹里面');
  });

  it('takes a point for the new folder only where it is written', async () => {
    const old = temporaryFolder();
    writeFiles(old, {'a.md': '# 甲\n'});
    expect(await main(['migrate', old, '.'])).toBe(1);
    expect(printed.error).toMatch(/^新文件夹里已经有别的东西/);
    printed.error = '';
    expect(await main(['migrate', '.'])).toBe(1);
    expect(printed.error).toMatch(/^写明原来的文件夹和新文件夹。/);
  });

  it('does not take a second code for a folder', async () => {
    expect(await main(['explain', 'LN-050', 'MD-180'])).toBe(1);
    expect(printed.error).toMatch(/^多写了 MD-180：一次只写一个。/);
  });

  it('says what a folder holds that it cannot migrate', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'old/笔记.enex': '<en-export/>'});
    expect(await main(['migrate', join(dir, 'old'), join(dir, 'new')])).toBe(1);
    expect(printed.error).toContain('没有 Markdown 笔记，没有可以搬的。\n有 1 个印象笔记');
  });

  it('lists a few places of each kind that a migration could not do, and all of them as JSON', async () => {
    const dir = temporaryFolder();
    const tags = Array.from({length: 9}, (_, i) => `<My${'abcdefghi'[i]!} />\n`).join('\n');
    writeFiles(dir, {'old/.vitepress/config.js': 'export default {};\n', 'old/a.md': tags});
    const [from, to] = [join(dir, 'old'), join(dir, 'new')];
    expect(await main(['migrate', from, to])).toBe(0);
    expect(printed.log.match(/没有带过来/g)).toHaveLength(4);
    expect(printed.log).toContain('a.md:7  组件 <Myd> 没有带过来。……这一种还有 5 处；加 --json');
    expect(printed.log).toContain('有 9 处要看一看，一共 1 种。');
    printed.log = '';
    expect(await main(['migrate', from, to, '--json'])).toBe(0);
    expect((JSON.parse(printed.log) as {problems: unknown[]}).problems).toHaveLength(9);
  });

  it('says that nothing is left to look at where all could be rewritten', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'old/a.md': '# 甲\n'});
    expect(await main(['migrate', join(dir, 'old'), join(dir, 'new')])).toBe(0);
    expect(printed.log).toContain('个文件，没有要看的地方。');
  });

  it('says how a migrated site is looked at, in which nothing is installed', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'old/a.md': '# 甲\n'});
    for (const [name, typed] of [
      ['new', join(dir, 'new')],
      ['我的 笔记', `"${join(dir, '我的 笔记')}"`],
    ] as const) {
      expect(await main(['migrate', join(dir, 'old'), join(dir, name)])).toBe(0);
      expect(printed.log).toContain(`看新站点：npx @wuya/engine dev ${typed}`);
      expect(existsSync(join(dir, name, 'package.json'))).toBe(true);
    }
  });

  it.each([
    ['build', '有 1 个错误，没有写出任何文件；上一次的结果原样保留。'],
    ['dev', '有 1 个错误，开发服务器没有在运行；改好以后再运行 wuya dev。'],
    ['serve', '有 1 个错误。'],
  ])('%s ends with what there is after errors', async (command, words) => {
    const dir = temporaryFolder();
    writeFiles(dir, {'wuya.config.js': "export default {title: 3, url: 'https://x.example'};\n"});
    expect(await main([command, dir])).toBe(1);
    expect(printed.error.trimEnd().split('\n').at(-1)).toBe(words);
  });

  it('a command that fails says how to see a site at once whose links and images alone are broken', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.js': "export default {title: '甲', url: 'https://x.example'};\n",
      'docs/index.md': `# 甲\n\n${'![图](none.png)\n\n'.repeat(10)}`,
    });
    expect(await main(['book', dir])).toBe(1);
    expect(printed.error).toContain("想先看到网站，在配置里写 onBrokenImages: 'warn'，");
  });

  it('says which of the two sites there is not to compare', async () => {
    expect(await main(['compare', '.', '.', '--ours', 'not-built'])).toBe(1);
    expect(printed.error).toBe('没有文件夹 not-built：这里的网站还没有生成，请先运行 wuya build。');
    printed.error = '';
    expect(await main(['compare', 'not-there', '.', '--ours', 'nor-this'])).toBe(1);
    expect(printed.error).toMatch(/^没有文件夹 not-there：/);
    printed.error = '';
    expect(await main(['compare', 'package.json', '.', '--ours', '.'])).toBe(1);
    expect(printed.error).toMatch(/^没有文件夹 package.json：/);
  });

  it('compares with no folder that has no page, whose pages would all be the same', async () => {
    const dir = temporaryFolder();
    expect(await main(['compare', dir, '.', '--ours', dir])).toBe(1);
    expect(printed.error).toContain('里没有网页，没有什么可以比较：');
  });

  it('says in words why an address cannot be compared with', async () => {
    const server = createServer();
    const port = await listen(server, 0);
    await new Promise((done) => server.close(done));
    for (const [address, reason] of [
      [`http://127.0.0.1:${port}`, '那里没有服务在听（ECONNREFUSED）'],
      ['http://127.0.0.1:1', '连不上（bad port）'],
      ['http://[', 'http://[ 不是网址'],
    ] as const) {
      printed.error = '';
      expect(await main(['compare', address, '.', '--ours', '.'])).toBe(1);
      expect(printed.error).toContain(reason);
    }
  });

  it('says what to do where the limit of open files keeps a command from being loaded', async () => {
    const error = Object.assign(new Error('EMFILE: x'), {code: 'EMFILE', path: '/engine/site.js'});
    vi.spyOn(COMMANDS as Record<string, () => Promise<Command>>, 'clean').mockRejectedValue(error);
    expect(await main(['clean'])).toBe(1);
    expect(printed.error).toMatch(/EM-003 +\/engine\/site\.js[^]*ulimit -n/);
  });

  it.each([
    ['ENOSPC', 1, '磁盘已满'],
    ['EPIPE', 0, ''],
  ])('ends as it must when what it prints cannot be written: %s', async (code, status, said) => {
    vi.spyOn(console, 'log').mockImplementation(
      () => void process.stdout.emit('error', Object.assign(new Error('write'), {code})),
    );
    // Another listener, as the console has one while it writes.
    const onError = () => undefined;
    process.stdout.on('error', onError);
    expect(await main(['--version'])).toBe(status);
    process.stdout.off('error', onError);
    expect(printed.error).toContain(said);
    expect(printed.error === '').toBe(said === '');
  });

  it('goes on with its work when its messages are not read', async () => {
    const lost = Object.assign(new Error('write'), {code: 'EPIPE'});
    vi.spyOn(console, 'log').mockImplementation(() => void process.stderr.emit('error', lost));
    expect(await main(['--version'])).toBe(0);
    expect(printed.error).toBe('');
  });
});
