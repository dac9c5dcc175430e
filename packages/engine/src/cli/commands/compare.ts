import {statSync} from 'node:fs';
import {join} from 'node:path';
import {compareSites, losesSomething} from '../migrate/compare/compareSites.ts';
import {printComparison} from '../migrate/compare/printComparison.ts';
import {isAddress, readSite, type SitePages} from '../migrate/compare/readSite.ts';
import {UsageError} from '../commandLine/arguments.ts';
import type {Command} from '../commandLine/command.ts';
import {findNetworkReason} from '../../errors/networkReason.ts';
import {StopError} from '../commandLine/stop.ts';

export const compareCommand: Command = {
  name: 'compare',
  summary: ['与另一个生成器的结果比较', 'compare with what another generator built'],
  help: [
    `wuya compare <网址或文件夹> [站点的文件夹] [--ours 文件夹] [--json]

换过来之前先比一比：原来的网站（它的网址，或生成的文件夹）与这里生成的有什么不同。
逐页比较地址、标题、小标题与 id、链接、图片、代码和文字。先运行 wuya build。

  --ours   这里生成的文件夹，默认是站点里的 dist
  --json   以 JSON 输出全部不同

少了地址、锚点、链接、图片或代码时退出码为 1。`,
    `wuya compare <address or folder> [folder of the site] [--ours folder] [--json]

Before you switch: shows how the old site (its address, or the folder it was built into) differs from what wuya build
wrote: addresses, titles, headings with ids, links, images, code and text, page by page.

  --ours   the folder built here; default dist in the site
  --json   print every difference as JSON

The exit code is 1 if addresses, anchors, links, images or code are missing.`,
  ],
  options: {ours: {type: 'string'}, json: {type: 'boolean'}},
  operandCount: 1,
  async run({dir, operands: [theirs], values, terminal}) {
    if (theirs === undefined)
      throw new UsageError([
        '写明原来的网站：它的网址，或生成的文件夹。',
        'Name the site that there was: its address, or the folder that was built.',
      ]);
    if (!isAddress(theirs) && !isFolder(theirs))
      throw new StopError([
        `没有文件夹 ${theirs}：这里要写原来的网站生成的文件夹，或它的网址。`,
        `There is no folder ${theirs}: name the folder that the other site was built into, or its address.`,
      ]);
    const ours = typeof values['ours'] === 'string' ? values['ours'] : join(dir, 'dist');
    if (!isFolder(ours))
      throw new StopError([
        `没有文件夹 ${ours}：这里的网站还没有生成，请先运行 wuya build。`,
        `There is no folder ${ours}: the site here is not built yet; run wuya build first.`,
      ]);
    const before = await readTheirs(theirs);
    // Every page of none is the same: a script that compares would go on.
    if (before.size === 0)
      throw new StopError([
        `${theirs} 里没有网页，没有什么可以比较：这里要写原来的网站生成的文件夹，或它的网址。`,
        `There is no page in ${theirs}, so nothing to compare: name the folder that the other site was built into, or its address.`,
      ]);
    const comparison = compareSites(before, await readSite(ours));
    terminal.print(
      values['json']
        ? JSON.stringify(comparison, null, 2)
        : printComparison(comparison, terminal.pick),
    );
    return losesSomething(comparison) ? 1 : 0;
  },
};

const isFolder = (path: string): boolean =>
  statSync(path, {throwIfNoEntry: false})?.isDirectory() === true;

/** Reads the site that there was. @throws {StopError} when its address is none, or does not answer */
async function readTheirs(theirs: string): Promise<SitePages> {
  if (isAddress(theirs) && !URL.canParse(theirs))
    throw new UsageError([`${theirs} 不是网址。`, `${theirs} is no address.`]);
  try {
    return await readSite(theirs);
  } catch (error) {
    const reason = isAddress(theirs) ? findNetworkReason(error) : undefined;
    if (!reason) throw error;
    throw new StopError(
      [`${theirs} 读不到：${reason[0]}。`, `${theirs} cannot be read: ${reason[1]}.`],
      {cause: error},
    );
  }
}
