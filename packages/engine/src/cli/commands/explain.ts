import {catalogue} from '../../errors/catalogue.ts';
import {explain, isCode} from '../../errors/explained/explain.ts';
import {printExplanation} from '../../errors/explained/printExplanation.ts';
import {findNearest} from '../../errors/nearest.ts';
import {UsageError} from '../commandLine/arguments.ts';
import type {Command} from '../commandLine/command.ts';

export const explainCommand: Command = {
  name: 'explain',
  summary: ['说明一个问题的编号', 'explain the code of a problem'],
  help: [
    `wuya explain <编号> [--json]

说明一个编号，例如 wuya explain LN-050：是什么，为什么，怎么办，一个例子。不用联网。

  --json   以 JSON 输出，中文与英文都在里面`,
    `wuya explain <code> [--json]

Explains a code, such as wuya explain LN-050: what it is, why, what to do, an example. Needs no network.

  --json   print JSON, with Chinese and English in it`,
  ],
  options: {json: {type: 'boolean'}},
  operandCount: 1,
  hasNoFolder: true,
  async run({operands: [written], values, terminal}) {
    if (written === undefined)
      throw new UsageError(['写明编号，例如 LN-050。', 'Name a code, such as LN-050.']);
    const code = written.toUpperCase();
    if (!isCode(code)) {
      const nearest = findNearest(code, Object.keys(catalogue));
      throw new UsageError([
        `没有 ${written} 这个编号。${nearest ? `是否想写 ${nearest}？` : ''}`,
        `There is no code ${written}.${nearest ? ` Did you mean ${nearest}?` : ''}`,
      ]);
    }
    terminal.print(
      values['json']
        ? JSON.stringify({zh: explain(code, 'zh'), en: explain(code, 'en')}, null, 2)
        : printExplanation(explain(code, terminal.language), terminal.language),
    );
    return 0;
  },
};
