import {statSync} from 'node:fs';
import type {Words} from '../../errors/language.ts';
import {findNearest} from '../../errors/nearest.ts';
import {
  describeFolder,
  migrateFolder,
  type MigrationRefusal,
  TOOLS,
} from '../migrate/migrateFolder.ts';
import {groupProblems} from '../migrate/groupProblems.ts';
import {adviseFor} from '../migrate/unreadNotes.ts';
import {writeProject} from '../migrate/writeProject.ts';
import {readVersion} from '../commandLine/version.ts';
import {UsageError} from '../commandLine/arguments.ts';
import type {Command} from '../commandLine/command.ts';
import {sayMissingFolder} from '../commandLine/missingFolder.ts';
import {StopError} from '../commandLine/stop.ts';

const NAMES = TOOLS.map(({name}) => name.toLowerCase());
/** All of them in lines that a terminal has room for, as the help has them. */
const LISTED = NAMES.join(' | ').replace(/(.{60,90}) \| (?=.{20})/g, '$1 |\n           ');

const REFUSALS: Readonly<Record<Exclude<MigrationRefusal, 'unknownTool'>, Words>> = {
  noNotes: [
    '这个文件夹里没有 Markdown 笔记，没有可以搬的。',
    'This folder holds no notes in Markdown; there is nothing to bring over.',
  ],
  isSite: [
    '这个文件夹已经是站点，不用搬：在里面运行 wuya build。',
    'This folder is a site already, as it is: run wuya build in it.',
  ],
  inside: [
    '新文件夹不能在原来的文件夹里面：把它写在旁边，例如 ../my-notes。',
    'The new folder cannot be inside the old one: put it beside that, such as ../my-notes.',
  ],
  notEmpty: [
    '新文件夹里已经有别的东西：换一个名字，或先把里面的移走。',
    'The new folder holds something else: take another name, or move that out first.',
  ],
};

/** Says that a tool is not known, and which may be meant. */
function sayUnknownTool(tool: string): Words {
  const nearest = findNearest(tool, NAMES);
  return nearest === undefined
    ? [
        `没有 ${tool} 这种工具，--tool 可以写：${NAMES.join('、')}。`,
        `There is no tool ${tool}; --tool may be ${NAMES.join(', ')}.`,
      ]
    : [
        `没有 ${tool} 这种工具。是否想写 --tool ${nearest}？`,
        `There is no tool ${tool}. Did you mean --tool ${nearest}?`,
      ];
}

/** Quotes a folder where a shell would read it as something else. */
const quoteFolder = (folder: string): string =>
  /^[\p{L}\p{N}._~/\\:@+-]+$/u.test(folder) ? folder : `"${folder.replace(/["$`]/g, '\\$&')}"`;

export const migrateCommand: Command = {
  name: 'migrate',
  summary: ['从别的工具搬过来', 'move in from another tool'],
  help: [
    `wuya migrate <原来的文件夹> <新文件夹> [--tool 名字] [--json]

把 VitePress、VuePress、Hexo、Hugo、Zola、Jekyll、Obsidian、Quartz、Dendron、Logseq、Roam、Notion、Joplin、WordPress、
Starlight、Rspress、Nextra、Fumadocs、Mintlify、MkDocs、mdBook、GitBook、docsify、docute、loppo、d2lbook、
Quarto、bookdown、Sphinx、Jupyter Book 的文件夹，Astro、Gatsby、Eleventy、Valaxy、Pelican、Gridea 的博客，
GitHub 的 wiki，或者任何一文件夹 Markdown，改写成一个新的站点；原来的文件夹不会改动。
改写不了的地方列出来，每种几处；原来的地址照样能用，或转到新的地址。可以重复运行，
新文件夹里改过的文件不会动。

  --tool   默认看文件夹；可以写：
           ${LISTED}
  --json   以 JSON 输出清单，改写不了的地方全在里面`,
    `wuya migrate <old folder> <new folder> [--tool name] [--json]

Rewrites a folder of VitePress, VuePress, Hexo, Hugo, Zola, Jekyll, Obsidian, Quartz, Dendron, Logseq, Roam, Notion,
Joplin, WordPress, Starlight, Rspress, Nextra, Fumadocs, Mintlify, MkDocs, mdBook, GitBook, docsify, docute, loppo,
d2lbook, Quarto, bookdown, Sphinx or Jupyter Book, a blog of Astro, Gatsby, Eleventy, Valaxy, Pelican or Gridea, a wiki
of GitHub, or any folder of Markdown, as a new site; the old folder is not changed.
What cannot be rewritten is listed, a few places of each kind; old addresses still work, or redirect to the new ones.
You can run it again: files that you changed in the new folder are kept.

  --tool   recognised from the folder by default; may be
           ${LISTED}
  --json   print the list as JSON, with every place that could not be rewritten`,
  ],
  options: {tool: {type: 'string'}, json: {type: 'boolean'}},
  operandCount: 1,
  makesFolder: true,
  leftover: [
    '已经写出的留在新文件夹里；改好后再运行一次，会接着写完。',
    'what was written so far is in the new folder; run it again once that is fixed, to have the rest.',
  ],
  async run({dir: to, namesFolder, operands: [from], values: {tool, json}, terminal}) {
    if (from === undefined || !namesFolder)
      throw new UsageError([
        '写明原来的文件夹和新文件夹。',
        'Name the old folder and the new folder.',
      ]);
    const found = statSync(from, {throwIfNoEntry: false});
    if (found?.isFile() === true) {
      const [zh = '', en = ''] = adviseFor(from) ?? [];
      terminal.complain([
        `${from} 是一个文件，要写的是文件夹。${zh}`,
        `${from} is a file; name a folder. ${en}`.trimEnd(),
      ]);
      return 1;
    }
    if (found?.isDirectory() !== true)
      throw new StopError(
        sayMissingFolder(from, [
          '先写原来的站点的文件夹，再写新文件夹。',
          'Name the folder of the old site first, then the new one.',
        ]),
      );
    const result = await migrateFolder(from, to, typeof tool === 'string' ? tool : undefined);
    if (typeof result === 'string') {
      const held = result === 'noNotes' ? describeFolder(from) : undefined;
      const refusal = result === 'unknownTool' ? sayUnknownTool(String(tool)) : REFUSALS[result];
      terminal.complain(
        [refusal, ...(held === undefined ? [] : [held])].map(terminal.pick).join('\n'),
      );
      return 1;
    }
    const {problems, within} = result;
    const files = [...result.files.keys(), ...writeProject(to, readVersion())];
    if (json) {
      const list = {tool: result.tool, ...(within !== undefined && {within}), files, problems};
      terminal.print(JSON.stringify(list, null, 2));
      return 0;
    }
    if (within !== undefined)
      terminal.print([
        `只搬 ${within}：它是 ${result.tool} 的站点，别处没有笔记。要搬整个文件夹，加上 --tool markdown。`,
        `Only ${within} is migrated: it is a site of ${result.tool}, and no notes are beside it. For the whole folder add --tool markdown.`,
      ]);
    const groups = groupProblems(problems);
    for (const {shown, rest} of groups) {
      for (const {file, line, zh, en} of shown)
        terminal.print(
          `${file}${line === undefined ? '' : `:${line}`}  ${terminal.pick([zh, en])}`,
        );
      if (rest > 0)
        terminal.print([
          `……这一种还有 ${rest} 处；加 --json 列出全部。`,
          `… and ${rest} more of this kind; --json lists all of them.`,
        ]);
    }
    const [zh, en] = countPlaces(problems.length, groups.length);
    terminal.print([
      `${result.tool}：写出 ${files.length} 个文件，${zh}。`,
      `${result.tool}: wrote ${files.length} files; ${en}.`,
    ]);
    // The new site has no packages yet; where some are installed this runs them.
    const folder = quoteFolder(to);
    terminal.print([
      `看新站点：npx @wuya/engine dev ${folder}\n留下来写：在 ${folder} 里运行 npm install，以后是 npm run dev`,
      `Look at the new site: npx @wuya/engine dev ${folder}\nTo stay with it: run npm install in ${folder}; from then on npm run dev`,
    ]);
    return 0;
  },
};

/** Says how much of a migration is left to the author: 300 places of two kinds are less work than ten of ten. */
function countPlaces(places: number, kinds: number): Words {
  if (places === 0) return ['没有要看的地方', 'nothing to look at'];
  if (places === 1) return ['有 1 处要看一看', '1 place to look at'];
  return kinds === places
    ? [`有 ${places} 处要看一看`, `${places} places to look at`]
    : [
        `有 ${places} 处要看一看，一共 ${kinds} 种`,
        `${places} places of ${kinds === 1 ? 'one kind' : `${kinds} kinds`} to look at`,
      ];
}
