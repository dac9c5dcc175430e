import {readWholeNumber, UsageError} from '../commandLine/arguments.ts';
import type {Words} from '../../errors/language.ts';
import type {Command} from '../commandLine/command.ts';
import {openBuiltSite} from '../tools/openBuiltSite.ts';
import {printReport} from '../tools/searchReport.ts';

const MAX_LIMIT = 100;

export const searchQueryCommand: Command = {
  name: 'search query',
  summary: ['搜索生成好的站点', 'search the built site'],
  help: [
    `wuya search query "问题" [文件夹] [--limit 条数] [--json] [--locale 语言] [--docs-version 版本] [--out 文件夹]

用站点自己的索引和排名回答，与网页上的一样。先运行 wuya build。

  --limit  最多几条，默认 10
  --json   以 JSON 输出
  --locale 站点有几种语言时，搜索哪一种，默认是第一种
  --docs-version 笔记有几个版本时，搜索哪一个，默认是最新发布的；all 是全部
  --out    输出的文件夹，默认是站点里的 dist`,
    `wuya search query "question" [folder] [--limit number] [--json] [--locale language] [--docs-version version] [--out folder]

Answers from the site's own index, ranked as on its pages. Run wuya build first.

  --limit  hits at most, default 10
  --json   print JSON
  --locale language to search, if the site has several; default the first
  --docs-version version of the notes to search, if there are several; default the latest; all searches all of them
  --out    output folder, default dist in the site`,
  ],
  options: {
    limit: {type: 'string'},
    json: {type: 'boolean'},
    locale: {type: 'string'},
    'docs-version': {type: 'string'},
    out: {type: 'string'},
  },
  operandCount: 1,
  async run({dir, operands: [query], values, terminal}) {
    if (query === undefined) throw new UsageError(['写明要找什么。', 'Say what to search for.']);
    const limit = readWholeNumber(values['limit'], {
      name: '--limit',
      from: 1,
      to: MAX_LIMIT,
      fallback: 10,
    });
    const tools = await openBuiltSite(dir, values);
    if (!tools.site) {
      terminal.complain(tools.missing);
      return 1;
    }
    const version =
      values['docs-version'] === undefined ? undefined : String(values['docs-version']);
    const {versions} = tools.site;
    if (version !== undefined && !versions.includes(version)) {
      terminal.complain(noVersion(version, versions));
      return 1;
    }
    const report = await tools.site.search(query, limit, {version});
    terminal.print(
      values['json'] ? JSON.stringify(report, null, 2) : printReport(report, terminal.language),
    );
    return 0;
  },
};

function noVersion(wanted: string, versions: readonly string[]): Words {
  if (versions.length === 0)
    return [
      `站点的笔记只有一个版本，不要写 --docs-version。`,
      'The notes of the site have one version alone: leave --docs-version out.',
    ];
  return [
    `站点的笔记没有版本 ${wanted}，可以写 ${versions.join('、')}。`,
    `The notes of the site have no version ${wanted}; there are ${versions.join(', ')}.`,
  ];
}
