import {execFileSync} from 'node:child_process';
import {renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {openSite} from '../site/site.ts';
import {makeDevPage} from './pages.ts';

it('answers with what was saved while the page was made', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n",
    'notes/a.md': '# 甲\n\n旧。\n',
  });
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  const answer = makeDevPage(site, '/a/', {
    loadComponentPage: () => Promise.reject(new Error('no component')),
  });
  writeFileSync(join(dir, 'notes/a.md'), '# 甲\n\n新。\n');
  expect(await site.refresh(['notes/a.md'])).toBe('pages');
  const {payload, isFound} = await answer;
  expect([isFound, payload.html?.includes('新。')]).toEqual([true, true]);
});

it.each(['en', 'zh-CN'])('tells the problems of a page in its language: %s', async (locale) => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': `export default {title: 'T', url: 'https://x.example', locale: '${locale}', docs: {path: 'notes'}};\n`,
    'notes/a.md': '# A\n\n[x](./none.md)\n',
  });
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  const {payload} = await makeDevPage(site, '/a/', {
    loadComponentPage: () => Promise.reject(new Error('no component')),
  });
  const words = payload.diagnostics!.map(({message, hint}) => `${message} ${hint}`).join();
  expect(/\p{Script=Han}/u.test(words)).toBe(locale !== 'en');
});

it('says of an MDX page when its article is another, also by a partial', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n",
    'notes/_part.md': '一部分。\n',
    'notes/a.mdx': "import Part from './_part.md';\n\n# 甲\n\n<Part />\n\n{1 + 1}\n",
    'notes/b.md': '# 乙\n',
  });
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  const make = async (path: string) => {
    const {payload} = await makeDevPage(site, path, {
      loadComponentPage: () => Promise.reject(new Error('no component')),
    });
    return payload.made;
  };
  const save = async (path: string, text: string) => {
    writeFileSync(join(dir, path), text);
    await site.refresh([path]);
    return make('/a/');
  };
  const first = await make('/a/');
  const second = await save('notes/_part.md', '另一部分。\n');
  const third = await save(
    'notes/a.mdx',
    "import Part from './_part.md';\n\n# 甲\n\n<Part />\n\n{2 + 1}\n",
  );
  expect(new Set([undefined, first, second, third]).size).toBe(4);
  expect(await make('/a/')).toBe(third);
  expect(await make('/b/')).toBeUndefined();
});

it('says at the old address of a renamed note what it is called, and what leads readers on', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', baseUrl: '/b/', docs: {path: 'notes'}};\n",
    'notes/旧.md': '# 甲\n\n一段文字，改名以后还在。\n',
    'notes/b.md': '# 乙\n',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {cwd: dir});
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  renameSync(join(dir, 'notes/旧.md'), join(dir, 'notes/新.md'));
  await site.refresh(['notes/旧.md', 'notes/新.md']);
  const ask = async (path: string) => {
    const {payload} = await makeDevPage(site, path, {
      loadComponentPage: () => Promise.reject(new Error('no component')),
    });
    return payload.diagnostics?.map(({code, file, hint}) => `${code} ${file} ${hint}`);
  };
  expect(await ask(encodeURI('/b/旧'))).toEqual([
    expect.stringMatching(/^LN-059 notes\/新\.md .*redirect_from: \["\/旧\/"\]/),
  ]);
  expect(await ask('/b/none/')).toEqual([]);
  expect(await ask('/b/b/')).toBeUndefined();
});
