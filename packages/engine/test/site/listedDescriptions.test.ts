import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

it.each([true, false])(
  'shows descriptions in lists as below the title of a note, without the signs of Markdown; covers: %s',
  async (covers) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'wuya.config.ts': `export default {title: 't', url: 'https://x.example', docs: {path: 'notes'}, themeConfig: {docs: {covers: ${covers}}}};\n`,
      'notes/a/_category_.json':
        '{"label": "类", "link": {"type": "generated-index", "slug": "/list", "description": "说 `*.ts` 与 **粗**"}}',
      'notes/a/b.md': '---\ndescription: 讲 `a_b` 与 *斜*\ntags: [标]\n---\n\n# 乙\n',
      'notes/a/in/_category_.json':
        '{"label": "里", "link": {"type": "generated-index", "description": "**里**面"}}',
      'notes/a/in/c.md': '# 丙\n\n写 `**kwargs**`。\n',
    });
    await build({dir, makeBundle: stubBundle});
    const read = (path: string): string =>
      readFileSync(join(dir, 'dist', path, 'index.json'), 'utf8');
    const list = read('list');
    const say = covers ? 'say' : 'description';
    expect(list).toContain('"lead":"说 *.ts 与 粗"');
    expect(list).toContain(`"${say}":"讲 a_b 与 斜"`);
    expect(list).not.toContain('**里**');
    expect(read('tags/标')).toContain('"description":"讲 a_b 与 斜"');
    expect(read('category/里')).toContain('**kwargs**');
  },
);
