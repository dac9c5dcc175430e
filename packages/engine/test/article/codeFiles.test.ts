import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {scanFolder} from '../../src/content/source/scan.ts';
import {findFile} from '../../src/dev/files.ts';
import {openSite} from '../../src/site/site.ts';
import {type SiteFiles, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
const CODE = fence('sh run title="a.sh"', 'echo 一') + fence('sh title="lib/b.sh"', 'echo 二');
const LINK = /<p class="meta code-files">.*?<\/p>/;
const configOf = (more: object = {}) =>
  `export default ${JSON.stringify({title: '站', url: 'https://x.example', baseUrl: '/x/', docs: {path: 'notes'}, ...more})};\n`;

async function make(files: SiteFiles, {dir = temporaryFolder(), isPortable = false} = {}) {
  writeFiles(dir, {'wuya.config.js': configOf(), ...files});
  const result = await build({dir, isPortable, makeBundle: stubBundle});
  const read = (path: string) => readFileSync(join(result.outDir, path));
  return {
    ...result,
    dir,
    archives: scanFolder(result.outDir).filter((path) => path.endsWith('.zip')),
    textsIn: (path: string) =>
      Object.fromEntries(
        Object.entries(unzipSync(read(path))).map(([name, bytes]) => [
          name,
          new TextDecoder().decode(bytes),
        ]),
      ),
    linkOf: (page: string) => LINK.exec(JSON.parse(String(read(`${page}index.json`))).html)?.[0],
    textOf: (path: string) => String(read(path)),
  };
}

describe('the code of a note', () => {
  it('is a file beside the pages, which page, Markdown copy and feed lead to', async () => {
    const {archives, textsIn, linkOf, textOf} = await make({
      'notes/01-code.md': `# 甲\n\n${CODE}释。[^1]\n\n## 后\n\n文。\n\n[^1]: 注\n`,
      'notes/02-plain.md': `# 乙\n\n${fence('sh title="a.sh"', 'a')}${fence('sh title="b.sh"', 'b')}`,
      'blog/2026-01-01-post.md': `# 丙\n\n${CODE}`,
    });
    expect(archives).toHaveLength(2);
    const path = archives.find((name) => name.includes('code-'))!;
    expect(textsIn(path)).toEqual({'code/a.sh': 'echo 一\n', 'code/lib/b.sh': 'echo 二\n'});
    expect(linkOf('code/')).toMatch(
      /^<p class="meta code-files"><a href="\/x\/assets\/code\/code-\w{8}\.zip" download="code\.zip" style="padding:\.8em 0;margin:-\.8em 0">下载本篇代码<\/a> <span>code\.zip · 2 个文件 · \d{3} B<\/span><\/p>$/,
    );
    expect(linkOf('code/')).toContain(path);
    expect(textOf('code/index.md')).toMatch(
      /\n\[下载本篇代码\]\(https:\/\/x\.example\/x\/assets\/code\/code-\w{8}\.zip\) code\.zip · 2 个文件 · \d{3} B\n\n## 后/,
    );
    expect(textOf('blog/rss.xml')).toMatch(
      /https:\/\/x\.example\/x\/assets\/code\/2026-01-01-post-\w{8}\.zip/,
    );
    expect(linkOf('plain/')).toBeUndefined();
  });

  it('is in the language of its edition, in a folder that needs no server, and in MDX', async () => {
    const {archives, textOf} = await make(
      {
        'wuya.config.js': configOf({i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'en']}}),
        'notes/code.md': `# 甲\n\n${CODE}`,
        'notes/strict.mdx': `# 乙\n\n{1 + 1}\n\n${CODE}`,
        'i18n/en/docs/code.md': `# A\n\n${CODE.replace('二', 'two')}`,
      },
      {isPortable: true},
    );
    expect(archives.map((path) => path.replace(/-\w{8}\./, '.'))).toEqual([
      'assets/code/code.zip',
      'assets/code/strict.zip',
      'en/assets/code/code.zip',
      'en/assets/code/strict.zip',
    ]);
    expect(textOf('en/code/index.html')).toMatch(/code-\w{8}\.zip[^]*Download the code[^]*2 files/);
  });

  it('is made again when it changes alone, also with the file of the site that it comes from', async () => {
    const files = {
      'src/lib.sh': 'echo 1\n',
      'notes/code.md': `# 甲\n\n${fence('sh run title="a.sh"', 'sh b.sh')}${fence('sh file="@site/src/lib.sh" title="b.sh"', '')}`,
    };
    const first = await make(files);
    expect(first.textsIn(first.archives[0]!)['code/b.sh']).toBe('echo 1\n');
    expect(await make(files, first)).toMatchObject({writtenCount: 0, removedCount: 0});
    const second = await make({...files, 'src/lib.sh': 'echo 2\n'}, first);
    expect(second.archives).toHaveLength(1);
    expect(second.archives).not.toEqual(first.archives);
    expect(second.textsIn(second.archives[0]!)['code/b.sh']).toBe('echo 2\n');
  });

  it('is offered as the note says, else as the site says', async () => {
    const untitled = fence('sh', 'x');
    const {archives} = await make({
      'wuya.config.js': configOf({markdown: {codeFiles: false}}),
      'notes/silent.md': `# 甲\n\n${CODE}`,
      'notes/yes.md': `---\ncode_files: true\n---\n# 乙\n\n${fence('sh title="a.sh"', 'a')}`,
      'notes/none.md': `---\ncode_files: true\n---\n# 丙\n\n${untitled}`,
      'notes/no.md': `---\ncode_files: false\n---\n# 丁\n\n${CODE}`,
    });
    expect(archives).toEqual([expect.stringMatching(/^assets\/code\/yes-\w{8}\.zip$/)]);
  });

  it('is at the end of the section with its last file, before footnotes', async () => {
    const body = `:::tip\n${CODE}:::\n\n文。[^1]\n\n[^1]: 注\n`;
    const {textOf} = await make({'notes/code.md': `# 甲\n\n${body}`});
    expect(textOf('code/index.md')).toMatch(/文。[^\n]*\n\n\[下载本篇代码\][^\n]*\n\n[^]*注/);
  });

  it('is answered while developing', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'wuya.config.js': configOf(), 'notes/code.md': `# 甲\n\n${CODE}`});
    const site = await openSite(dir, {isProduction: false});
    try {
      await site.resolve(site.model.table.byPermalink.get('/x/code/')!, () => {
        throw new Error('no component');
      });
      const [path] = [...site.model.codeFiles.used.keys()];
      expect(Object.keys(unzipSync(findFile(site, path!)!() as Uint8Array))).toHaveLength(2);
      expect(findFile(site, 'assets/code/other.zip')).toBeUndefined();
    } finally {
      site.close();
    }
  });
});
