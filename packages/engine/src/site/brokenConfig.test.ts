import {renameSync} from 'node:fs';
import {join} from 'node:path';
import {onTestFinished, expect, it} from 'vitest';
import {printProblem, writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {openSite} from './site.ts';

const CONFIG = "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n";

it('takes a configuration that was wrong when what it lacked comes', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.js': CONFIG, 'notes/a.md': '# 甲\n'});
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  const problemsOf = async () => (await site.problems())!.map(printProblem);
  const save = (path: string, text: string) => {
    writeFiles(dir, {[path]: text});
    return site.refresh([join(dir, path)]);
  };
  const wanting = `import {title} from './title.js';\n${CONFIG.replace("'站'", 'title')}`;
  expect(await save('wuya.config.js', wanting)).toBe('pages');
  expect(await problemsOf()).toEqual([expect.stringMatching(/^error CFG-/)]);
  expect(await save('title.js', "export const title = '来了';\n")).toBe('config');
  expect(site.siteData.title).toBe('来了');
  const paths = ['wuya.config.js', 'wuya.config.mjs'].map((name) => join(site.dir, name));
  renameSync(paths[0]!, join(site.dir, 'away'));
  await site.refresh(paths);
  expect(await problemsOf()).toEqual(['error CFG-000']);
  expect(site.siteProblems[0]).toMatchObject({
    en: expect.stringContaining('wuya.config.js is gone'),
    hint: {zh: '把 wuya.config.js 放回来。'},
  });
  expect(await save('wuya.config.mjs', CONFIG.replace('站', '新名'))).toBe('config');
  expect(site.siteData.title).toBe('新名');
  expect(await problemsOf()).toEqual([]);
});

it.each(['wuya.config.mjs', 'part.mjs'])(
  'takes an edit of %s that comes while the configuration is read',
  async (edited) => {
    const dir = temporaryFolder();
    const texts = (title: string) => ({
      'wuya.config.mjs': `import {title} from './part.mjs';\nexport default async () => {\n  await globalThis.wuyaRead?.();\n  return {title: title + '${title}', url: 'https://x.example', docs: {path: 'notes'}};\n};\n`,
      'part.mjs': `export const title = '${title}';\n`,
    });
    const save = (title: string) => writeFiles(dir, {[edited]: texts(title)[edited as 'part.mjs']});
    writeFiles(dir, {...texts('一'), 'notes/a.md': '# 甲\n'});
    const site = await openSite(dir, {isProduction: false});
    const given = globalThis as {wuyaRead?: (() => void) | undefined};
    onTestFinished(() => {
      given.wuyaRead = undefined;
      site.close();
    });
    given.wuyaRead = () => {
      given.wuyaRead = undefined;
      save('三');
    };
    save('二');
    expect(await site.refresh([join(dir, edited)])).toBe('config');
    expect(site.siteData.title).toContain('二');
    expect(await site.refresh([join(dir, edited)])).toBe('config');
    expect(site.siteData.title).toContain('三');
    expect(await site.refresh([join(dir, edited)])).toBe('nothing');
  },
);

it('takes an edit of the configuration that came while the site was opened', async () => {
  const dir = temporaryFolder();
  const config = (more: string, title: string) =>
    `import {writeFileSync} from 'node:fs';\n${more}\nexport default {title: '${title}', url: 'https://x.example', docs: {path: 'notes'}};\n`;
  const later = config('', '后来');
  writeFiles(dir, {
    'wuya.config.mjs': config(
      `writeFileSync(import.meta.filename, ${JSON.stringify(later)});`,
      '起初',
    ),
    'notes/a.md': '# 甲\n',
  });
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  expect(site.siteData.title).toBe('起初');
  expect(await site.refresh([join(dir, 'wuya.config.mjs')])).toBe('config');
  expect(site.siteData.title).toBe('后来');
});
