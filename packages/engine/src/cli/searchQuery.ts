import {UsageError} from './arguments.ts';
import type {Command} from './command.ts';
import {openBuiltSite} from './tools/openBuiltSite.ts';
import {printReport} from './tools/searchReport.ts';

const MAX_LIMIT = 100;

export const searchQueryCommand: Command = {
  name: 'search query',
  summary: ['搜索生成好的站点', 'search the built site'],
  help: [
    `wuya search query "问题" [文件夹] [--limit 条数] [--json] [--locale 语言] [--out 文件夹]

用站点自己的索引和排名回答，与网页上的一样。先运行 wuya build。

  --limit  最多几条，默认 10
  --json   以 JSON 输出
  --locale 站点有几种语言时，搜索哪一种，默认是第一种
  --out    输出的文件夹，默认是站点里的 dist`,
    `wuya search query "question" [folder] [--limit number] [--json] [--locale language] [--out folder]

Answers from the site's own index, ranked as on its pages. Run wuya build first.

  --limit  hits at most, default 10
  --json   print JSON
  --locale language to search, of a site that has several; default the first
  --out    output folder, default dist in the site`,
  ],
  options: {
    limit: {type: 'string'},
    json: {type: 'boolean'},
    locale: {type: 'string'},
    out: {type: 'string'},
  },
  operandCount: 1,
  async run({dir, operands: [query], values, terminal}) {
    if (query === undefined) throw new UsageError(['写明要找什么。', 'Say what to search for.']);
    const limit = Number(values['limit'] ?? 10);
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
      throw new UsageError([
        `--limit 应为 1 到 ${MAX_LIMIT} 的整数。`,
        `--limit takes a whole number from 1 to ${MAX_LIMIT}.`,
      ]);
    const tools = await openBuiltSite(dir, values);
    if (!tools.site) {
      terminal.complain(tools.missing);
      return 1;
    }
    const report = await tools.site.search(query, limit);
    terminal.print(
      values['json'] ? JSON.stringify(report, null, 2) : printReport(report, terminal.language),
    );
    return 0;
  },
};
