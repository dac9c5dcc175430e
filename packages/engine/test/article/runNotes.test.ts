import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {printRecord, recordPathOf} from '../../src/article/samples/record.ts';
import {createSampleSources} from '../../src/article/samples/siteFiles.ts';
import {createBox} from '../../src/cli/run/box.ts';
import {readSampledNote, runNote} from '../../src/cli/run/runNote.ts';
import {compareNote, findSampledNotes, isStale, recordNote} from '../../src/cli/run/runSite.ts';
import {createVersionLookup} from '../../src/cli/run/tools.ts';
import {findSandbox} from '../../src/cli/run/sandbox.ts';
import {runCommand} from '../../src/cli/commands/run.ts';
import {createTerminal} from '../../src/cli/terminal/terminal.ts';
import {resolveConfig, type SiteConfig} from '../../src/config/siteConfig.ts';
import {openSite, type Site} from '../../src/site/site.ts';
import {printProblem, type SiteFiles, writeFiles} from '../helpers/site.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const CONFIG = "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n";
const {config} = resolveConfig({title: '站', url: 'https://x.example'});
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const boxFolder = sharedFolder();
vi.stubEnv('TMPDIR', boxFolder);
afterAll(() => void vi.unstubAllEnvs());
const probe = createBox();
const sandbox = await findSandbox(probe.dir, boxFolder);
const isWindows = process.platform === 'win32';
probe.remove();
/** One for all tests of the file, as `wuya run` has one for all notes. */
const versionOf = createVersionLookup();

/** Runs the fences of a note; `dir` is a site of its own. */
async function run(
  body: string,
  options: Partial<SiteConfig['run']> = {},
  dir = temporaryFolder(),
) {
  const all = {...config.run, ...options};
  const sources = createSampleSources(dir, {
    followLinks: false,
    run: all,
    markdown: config.markdown,
  });
  const note = readSampledNote({file: 'notes/a.md', body, bodyLine: 1}, sources)!;
  const {outputs, diagnostics} = await runNote(note, {options: all, sources, sandbox, versionOf});
  return {
    outputs: outputs.map(({output}) => output),
    tools: outputs.map(({tool}) => tool.split(' ')[0]),
    problems: diagnostics.map(printProblem),
    texts: diagnostics.map(({zh}) => zh),
  };
}

const boxes = () => readdirSync(boxFolder).filter((name) => name.startsWith('wuya-run-'));

describe.skipIf(isWindows)('code that is run', () => {
  it('finds the files that the titles of the fences name, and what the code before it made', async () => {
    const {outputs, problems} = await run(
      fence(
        'js run title="a.js"',
        "require('fs').writeFileSync('made', '1'); console.log(require('./lib/b.cjs'));",
      ) +
        fence('js title="lib/b.cjs"', 'module.exports = 42;') +
        fence('js title="lib/b.cjs"', 'module.exports = 43;') +
        fence('sh run', 'cat made; node a.js; echo error >&2; pwd') +
        fence('js', 'throw new Error("not run")'),
    );
    expect(problems).toEqual([]);
    expect(outputs).toEqual(['42', '143\nerror\n/note']);
  });

  it('may be TypeScript, Python, a shell, SQL or a language of the site', async () => {
    const {outputs, tools, problems} = await run(
      fence(
        'ts run',
        "import {b} from './b.ts';\nenum E {A = 5}\nconsole.log(b satisfies number, E.A);",
      ) +
        fence('ts title="b.ts"', 'export const b: number = 7;') +
        fence('py run', 'print("中")') +
        fence('bash run', 'echo ${BASH_VERSION:0:0}bash') +
        fence('up run', 'abc'),
      {
        commands: {up: ['sh', '-c', 'tr a-z A-Z < "$1"', 'sh', '{file}']},
      },
    );
    expect(problems).toEqual([]);
    expect(outputs).toEqual(['7 5', '中', 'bash', 'ABC']);
    expect(tools).toEqual(['node', 'python3', 'bash', 'sh']);
  });

  it('sees nothing of the environment it is started from', async () => {
    vi.stubEnv('SECRET_TOKEN', 'x');
    onTestFinished(() => void vi.stubEnv('SECRET_TOKEN', undefined));
    const {outputs} = await run(fence('sh run', 'echo "$SECRET_TOKEN|$HOME|$TZ|$NO_COLOR"'));
    expect(outputs).toEqual(['|/note|UTC|1']);
  });

  it('covers what changes from run to run', async () => {
    const {outputs} = await run(
      fence('sh run mask="time"', 'echo 12.5ms 2026-11-22T10:00:00Z 3.5 毫秒') +
        fence('sh run mask=path,address', 'echo /usr/lib/x 0xff') +
        fence('sh run', 'echo port 1234'),
      {masks: ['port \\d+']},
    );
    expect(outputs).toEqual(['… … …', '… …', '…']);
    const {problems} = await run(fence('sh run mask=times', 'echo'));
    expect(problems).toEqual(['warning RUN-008 notes/a.md:1:1']);
  });

  it('may be meant to fail', async () => {
    const {outputs, problems} = await run(
      fence('sh run=error', 'echo bad; exit 2') + fence('sh run=error', 'echo good'),
    );
    expect([outputs, problems]).toEqual([['bad'], ['error RUN-018 notes/a.md:5:1']]);
  });
});

describe.skipIf(isWindows)('a fault of code that is run', () => {
  const quick = {timeoutSeconds: 0.3};
  const faults: readonly {
    name: string;
    body: string;
    expected: RegExp;
    options?: Partial<SiteConfig['run']>;
    needsSandbox?: true;
  }[] = [
    {
      name: 'no end',
      body: fence('js run', 'for (;;) {}'),
      expected: /^error RUN-011/,
      options: quick,
    },
    {
      name: 'no end, and signals are ignored',
      body: fence('sh run', "trap '' TERM INT HUP; while :; do :; done"),
      expected: /^error RUN-011/,
      options: quick,
    },
    {
      // Each starts the next one and ends. Were each to start two, they would take the whole machine where it is busy: 28 CPU s.
      name: 'processes without end',
      body: fence('sh run', 'f() { sleep 3700 & sleep 0.01; f & }; f; sleep 3700'),
      needsSandbox: true,
      expected: /^error RUN-014/,
      options: {maxProcesses: 20},
    },
    {name: 'output without end', body: fence('sh run', 'yes'), expected: /^error RUN-012/},
    {
      name: 'a gigabyte in one piece',
      body: fence('sh run', 'head -c 1000000000 /dev/zero'),
      expected: /^error RUN-012/,
    },
    {
      name: 'memory without end',
      body: fence('py run', 'a = []\nwhile True: a.append("x" * 10_000_000)'),
      needsSandbox: true,
      expected: /^error RUN-013/,
      options: {memoryMB: 100},
    },
    {
      name: 'files without end',
      body: fence('sh run', 'i=0; while :; do i=$((i+1)); head -c 50000000 /dev/zero > f$i; done'),
      expected: /^error RUN-021/,
    },
    {
      name: 'the network',
      body: fence('py run', 'import socket\nsocket.create_connection(("1.1.1.1", 80), 5)'),
      expected: /^error RUN-010/,
      needsSandbox: true,
    },
    {
      name: 'writing outside of its folder',
      body: fence('sh run', 'echo x > "$OUT/leak"').replace('$OUT', '{OUT}'),
      expected: /^error RUN-010/,
      needsSandbox: true,
    },
    {
      name: 'no such program',
      body: fence('x run', ''),
      expected: /^error RUN-015/,
      options: {commands: {x: ['no-such-program', '{file}']}},
    },
    {name: 'no such language', body: fence('cobol run', ''), expected: /^error RUN-016/},
    {name: 'a crash', body: fence('sh run', 'kill -SEGV $$'), expected: /^error RUN-017/},
    {name: 'no text', body: fence('sh run', "printf '\\377\\376'"), expected: /^error RUN-019/},
    {name: 'wrong code', body: fence('ts run', 'const = 1;'), expected: /^error RUN-010/},
  ];

  it.for(faults)(
    'is bounded and named: $name',
    {timeout: 30_000},
    async ({body, expected, options = {}, needsSandbox}, {skip}) => {
      if (needsSandbox && !sandbox.isClosed) skip('no sandbox on this machine');
      const out = temporaryFolder();
      const {outputs, problems} = await run(body.replace('{OUT}', out), options);
      expect(problems).toEqual([expect.stringMatching(expected)]);
      expect(outputs).toEqual([]);
      expect(readdirSync(out)).toEqual([]);
      expect(boxes()).toEqual([]);
    },
  );

  it('leaves nothing running', async ({skip}) => {
    if (!sandbox.isClosed) skip('no sandbox on this machine');
    const mark = `37${process.pid}`;
    const {outputs} = await run(
      fence(
        'sh run',
        `sleep ${mark} & (setsid nohup sleep ${mark} >/dev/null 2>&1 &); echo started`,
      ),
    );
    expect(outputs).toEqual(['started']);
    const running = readdirSync('/proc').filter((pid) => {
      try {
        return (
          /^\d+$/.test(pid) &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`sleep\0${mark}`)
        );
      } catch {
        return false;
      }
    });
    expect(running).toEqual([]);
  });

  it('neither waits for input nor leads our own writing out of the folder', async () => {
    const out = temporaryFolder();
    const {outputs} = await run(
      fence('sh run', `cat; rm -rf out file.txt; ln -s ${out} out; ln -s ${out}/x file.txt`) +
        fence('sh title="out/evil.sh"', 'echo evil') +
        fence('sh title="file.txt"', 'x') +
        fence('sh title="../up.sh"', 'x') +
        fence('sh run', 'cat out/evil.sh; ls ..'),
    );
    expect(outputs).toEqual(['', 'echo evil\nnote']);
    expect(readdirSync(out)).toEqual([]);
  });
});

describe.skipIf(isWindows)('recorded outputs', () => {
  const NOTE = `# 甲\n\n${fence('sh run title="a.sh"', 'echo 一')}${fence('sh run', 'sh a.sh')}`;

  async function open(files: SiteFiles): Promise<Site> {
    const dir = temporaryFolder();
    writeFiles(dir, {'wuya.config.js': CONFIG, ...files});
    const site = await openSite(dir, {isProduction: true});
    onTestFinished(() => site.close());
    return site;
  }
  const contextOf = (site: Site) => ({
    options: site.config.run,
    sources: createSampleSources(site.dir, site.config),
    sandbox,
    versionOf,
  });
  async function record(files: SiteFiles): Promise<string> {
    const site = await open(files);
    for (const note of await findSampledNotes(site))
      await recordNote(site.dir, note, contextOf(site));
    return site.dir;
  }
  async function look(dir: string) {
    const site = await openSite(dir, {isProduction: true});
    try {
      const problems = (await site.problems())!;
      const {resolved} = await site.resolve(site.model.table.byPermalink.get('/a/')!, () => {
        throw new Error('no component');
      });
      const html = resolved.html!().replace(/<[^>]+>/g, '');
      return {html, problems: problems.map(printProblem), texts: problems.map(({zh}) => zh)};
    } finally {
      site.close();
    }
  }

  it('are shown behind their code, in Markdown and in MDX; what is missing or stale is named', async () => {
    for (const name of ['a.md', 'a.mdx']) {
      const site = await open({[`notes/${name}`]: NOTE});
      expect((await site.problems())!.map(printProblem)).toEqual([
        `warning RUN-001 notes/${name}:3:1`,
        `warning RUN-001 notes/${name}:7:1`,
      ]);
    }
    const dir = await record({'notes/a.md': NOTE});
    const {html, problems} = await look(dir);
    expect([html.match(/一/g)?.length, problems]).toEqual([3, []]); // the code and twice its output
    writeFileSync(join(dir, 'notes/a.md'), NOTE.replace('sh a.sh', 'sh  a.sh'));
    const stale = await look(dir);
    expect(stale.problems).toEqual(['warning RUN-002 notes/a.md:7:1']);
    writeFileSync(join(dir, 'notes/a.md'), NOTE.replace('echo 一', 'echo 二'));
    expect((await look(dir)).problems).toHaveLength(2); // the second one uses the file of the first
  });

  it('are compared with what the author wrote, which stays', async () => {
    const written = (text: string) =>
      `${fence('sh run mask=time', 'echo a; echo b 12ms')}${fence('text', text)}`;
    const dir = await record({'notes/a.md': written('a\nb 9ms')});
    expect((await look(dir)).problems).toEqual([]);
    writeFileSync(join(dir, 'notes/a.md'), written('a\nc'));
    const {html, problems, texts} = await look(dir);
    expect(problems).toEqual(['warning RUN-003 notes/a.md:1:1']);
    expect(texts[0]).toContain('\n  a\n- c\n+ b …');
    expect(html).toContain('a\nc');
  });

  it('are not run again while code and version are as they were, and compared by --check', async () => {
    const dir = await record({'notes/a.md': NOTE});
    const site = await openSite(dir, {isProduction: true});
    onTestFinished(() => site.close());
    const [note] = await findSampledNotes(site);
    const context = contextOf(site);
    expect(await isStale(dir, note!, context)).toBe(false);
    expect(await isStale(dir, note!, {...context, versionOf: () => Promise.resolve('sh 9')})).toBe(
      true,
    );
    expect(await compareNote(dir, note!, context)).toEqual([]);
    const path = join(dir, recordPathOf('notes/a.md'));
    writeFileSync(path, readFileSync(path, 'utf8').replace('一', '二'));
    const found = await compareNote(dir, note!, context);
    expect(found.map(printProblem)).toEqual(['error RUN-020 notes/a.md:3:1']);
    expect(found[0]!.zh).toContain('- 二\n+ 一');
  });

  it('are made of what is in the notes: one saved meanwhile is read again, one that cannot be read stops', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'wuya.config.js': CONFIG, 'notes/a.md': fence('sh run', 'echo 一')});
    const openAgain = () => openSite(dir, {isProduction: false});
    (await openAgain()).close(); // the next one takes what this one knew of the note
    const site = await openAgain();
    onTestFinished(() => site.close());
    writeFiles(dir, {'notes/a.md': fence('sh run', 'echo 二二')});
    const [note] = await findSampledNotes(site);
    expect(note!.samples.map(({code}) => code)).toEqual(['echo 二二']);
    writeFiles(dir, {'notes/a.md': Uint8Array.from([0x23, 0x20, 0xd6, 0xd0, 0xce, 0xc4])});
    await expect(findSampledNotes(site)).rejects.toThrow('SRC-001');
  });

  it('that are damaged are named and hurt nothing', async () => {
    for (const text of ['{', '[]', '{"outputs": [{"code": 1}]}', `"${'x'.repeat(100)}"`]) {
      const site = await open({'notes/a.md': NOTE, 'notes/a.outputs.json': text});
      expect((await site.problems())!.map(printProblem)).toContain(
        'warning RUN-007 notes/a.outputs.json',
      );
    }
    expect(printRecord([])).toContain('"outputs": []');
  });

  it('are no business of a site made for another generator', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'docusaurus.config.js':
        "module.exports = {title: 'x', url: 'https://x.example', baseUrl: '/', presets: ['classic']};\n",
      'docs/a.md': NOTE,
    });
    const site = await openSite(dir, {isProduction: true});
    onTestFinished(() => site.close());
    expect((await site.problems())!.filter(({code}) => code.startsWith('RUN'))).toEqual([]);
  });

  it('are the work of `wuya run` alone: without --yes nothing runs', async () => {
    const site = await open({'notes/a.md': fence('sh run', 'echo x > ran')});
    await site.compileAll();
    await site.problems();
    expect(existsSync(join(site.dir, 'ran'))).toBe(false);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const terminal = createTerminal({env: {WUYA_LANG: 'zh'}, isTTY: false, systemLocale: 'zh-CN'});
    const start = (values: Record<string, boolean>) =>
      runCommand.run({dir: site.dir, namesFolder: true, operands: [], values, terminal});
    expect(await start({})).toBe(1);
    expect(log.mock.calls.flat()).toContain('  notes/a.md:1  sh');
    expect(error.mock.calls.flat()).toEqual(['确定要运行，加上 --yes。']);
    expect(existsSync(join(site.dir, 'notes/a.outputs.json'))).toBe(false);
    expect(await start({yes: true})).toBe(0);
    expect(existsSync(join(site.dir, 'notes/a.outputs.json'))).toBe(true);
    expect(await start({yes: true})).toBe(0);
    expect(log.mock.calls.at(-1)).toEqual(['记下的结果都是新的，没有运行什么。']);
  });
});

describe('code from a file', () => {
  const CODE =
    'const a = 1;\n\nfunction f() {\n  // #region part\n  const b = 2;\n  // #region inner\n  use(b);\n  // #endregion\n  // #endregion part\n}\n';

  async function look(body: string, files: SiteFiles = {}) {
    const dir = temporaryFolder();
    writeFiles(dir, {'wuya.config.js': CONFIG, 'notes/a.md': body, 'src/a.js': CODE, ...files});
    const site = await openSite(dir, {isProduction: true});
    onTestFinished(() => site.close());
    const problems = (await site.problems())!;
    const {resolved} = await site.resolve(site.model.table.byPermalink.get('/a/')!, () => {
      throw new Error('no component');
    });
    return {
      html: resolved.html!().replace(/<[^>]+>/g, ''),
      problems,
      codes: problems.map(printProblem),
    };
  }

  it('is shown whole or by region', async () => {
    const {html, codes} = await look(
      fence('js file="../src/a.js" region="part"', '') + fence('js file=@site/src/b.js', ''),
      {'src/b.js': 'whole();\n'},
    );
    expect(codes).toEqual([]);
    expect(html).toContain('const b = 2;\nuse(b);\n');
    expect(html).not.toContain('region');
    expect(html).toContain('whole();');
  });

  it('that differs from the note is named with the difference', async () => {
    const {html, problems, codes} = await look(
      fence('js file="../src/a.js" region="part"', 'const b = 3;\nuse(b);'),
    );
    expect(codes).toEqual(['warning RUN-006 notes/a.md:1:1']);
    expect(problems[0]!.zh).toContain('- const b = 3;\n+ const b = 2;\n  use(b);');
    expect(html).toContain('const b = 2;');
  });

  it.each([
    ['../../outside.js', 'RUN-004'],
    ['/etc/hostname', 'RUN-004'],
    ['@site/../outside.js', 'RUN-004'],
    ['../.git/config', 'RUN-004'],
    ['../src/none.js', 'RUN-004'],
    ['../src/a.js" region="none', 'RUN-005'],
  ])('that is none of the site keeps that of the note: %s', async (file, code) => {
    const {html, codes} = await look(fence(`js file="${file}"`, 'own();'), {
      '.git/config': 'secret',
    });
    expect(codes).toEqual([`warning ${code} notes/a.md:1:1`]);
    expect(html).toContain('own();');
  });
});
