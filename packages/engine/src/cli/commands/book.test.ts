import {expect, it, vi} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {bookCommand} from './book.ts';
import {createTerminal} from '../terminal/terminal.ts';

it('names the sections that there are where one is misspelt, in one language each', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.ts': "export default {title: '笔记', url: 'https://x.example'};",
    'docs/a.md': '# 一\n',
  });
  const said: string[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  for (const LANG of ['zh_CN', 'en_US']) {
    const terminal = createTerminal({env: {LANG}, isTTY: false, systemLocale: 'en'});
    const code = await bookCommand.run({
      dir,
      namesFolder: true,
      operands: ['defaultSidbar'],
      values: {},
      terminal,
    });
    expect(code).toBe(1);
  }
  log.mockRestore();
  expect(said).toEqual([
    '没有叫“defaultSidbar”的分区，也没有这个文件夹。是否想写 defaultSidebar？有这些：defaultSidebar。要做整个站点的书，在站点的文件夹里运行 wuya book。',
    'There is no section "defaultSidbar", nor such a folder. Did you mean defaultSidebar? There are: defaultSidebar. For a book of the whole site run wuya book in its folder.',
  ]);
});
