import {rmSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import type {DevBundler, DevRenderer} from '../bundle/dev/devBundler.ts';
import {openSite} from '../site/site.ts';
import {createLazyHighlighter} from '../article/code/lazyHighlighter.ts';
import {createHandler} from './handler.ts';

/** A site of one note, asked without a server. `give` hands over the renderer, which nobody has before. */
async function openHandler() {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js':
      "export default {title: '站', url: 'https://x.example', docs: {path: 'notes'}};\n",
    'notes/a.md': '# 甲\n\n一。\n',
    'static/a.txt': '文',
  });
  const site = await openSite(dir, {isProduction: false});
  onTestFinished(() => site.close());
  let give: (renderer: DevRenderer) => void = () => undefined;
  const renderer = new Promise<DevRenderer>((done) => (give = done));
  const code = {state: 'first'};
  /** Texts that the note is given while it is read again, one each time. */
  const saved: string[] = [];
  const bundler = {
    loadRenderer: () => renderer,
    clientHref: '/x.js',
    cssHrefs: ['/core.css'],
    pageCssHrefs: (names: readonly string[]) => names.map((name) => `/${name}.css`),
    headHtml: () => `<meta name="wuya-code" content="${code.state}">`,
  } as unknown as DevBundler;
  const handle = createHandler({
    highlighter: createLazyHighlighter(),
    site,
    search: {file: async () => undefined},
    bundler: () => bundler,
    async reread(path) {
      await site.refresh([path]);
      const text = saved.shift();
      if (text !== undefined) writeFiles(dir, {[path]: text});
    },
  });
  const ask = (url: string) =>
    new Promise<string>((done, fail) => {
      const response = {writeHead: () => response, end: done};
      const request = {method: 'GET', url, headers: {accept: 'text/html'}};
      void Promise.resolve(
        handle(request as IncomingMessage, response as unknown as ServerResponse, () =>
          fail(new Error('left to the bundler')),
        ),
      ).catch(fail);
    });
  /** Asks, and leaves before there is an answer. */
  const askAndLeave = (url: string) => {
    const response = {destroyed: true} as ServerResponse; // says so without `writeHead`, which nobody may call
    const request = {method: 'GET', url, headers: {}} as IncomingMessage;
    return Promise.resolve(handle(request, response, () => undefined));
  };
  return {site, ask, askAndLeave, give, code, saved};
}

it('answers what a navigation loads without what renders pages', async () => {
  const {ask} = await openHandler();
  expect(JSON.parse(await ask('/a/index.json'))).toMatchObject({
    page: {kind: 'doc'},
    html: expect.stringContaining('一。'),
  });
});

it('names the styles of what renders a page in its document, which is shown with them', async () => {
  const {ask, give} = await openHandler();
  give({renderApp: async () => '<main></main>'} as unknown as DevRenderer);
  const sheetsAt = async (url: string) =>
    [...(await ask(url)).matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  expect(await sheetsAt('/search/')).toEqual(['/core.css', '/search.css']);
  expect(await sheetsAt('/nowhere/')).toEqual(['/core.css', '/notFound.css']);
  expect(await sheetsAt('/a/')).toEqual(['/core.css']);
});

it('answers with a note that was saved and not reported yet', async () => {
  const {site, ask} = await openHandler();
  writeFiles(site.dir, {'notes/a.md': '# 甲\n\n二。\n'});
  expect(await ask('/a/index.json')).toContain('二。');
});

it('answers with the last text of a note that is saved again and again meanwhile', async () => {
  const {site, ask, saved} = await openHandler();
  writeFiles(site.dir, {'notes/a.md': '# 甲\n\n二。\n'});
  saved.push('# 甲\n\n三三。\n', '# 甲\n\n四四四。\n');
  expect(await ask('/a/index.json')).toContain('四四四。');
});

it('names the state of the code that a page was asked for in, not the one that came meanwhile', async () => {
  const {ask, give, code} = await openHandler();
  const answer = ask('/a/');
  code.state = 'second'; // before the renderer is there
  give({renderApp: async () => '<main></main>'} as unknown as DevRenderer);
  expect(await answer).toContain('content="first"');
});

it('compiles the note while what renders pages is made', async () => {
  const {site, ask, give} = await openHandler();
  const answer = ask('/a/');
  await expect.poll(() => site.compiled.length).toBe(1);
  give({renderApp: async ({html}) => `<main>${html}</main>`} as DevRenderer);
  expect(await answer).toContain('一。');
});

it('makes no page for who has left meanwhile', async () => {
  const {site, ask, askAndLeave} = await openHandler();
  writeFiles(site.dir, {'notes/b.md': '# 乙\n'});
  await site.refresh(['notes/b.md']);
  const asked = [ask('/a/index.json'), askAndLeave('/b/index.json'), askAndLeave('/b/')];
  await Promise.all(asked);
  expect(site.compiled.length).toBe(1);
});

it('leaves a static file that is gone, and was not reported yet, to the bundler', async () => {
  const {site, ask} = await openHandler();
  expect(String(await ask('/a.txt'))).toBe('文');
  rmSync(join(site.dir, 'static/a.txt'));
  await expect(ask('/a.txt')).rejects.toThrow('left to the bundler');
});

it('leaves data that code imports to the bundler, whatever its name', async () => {
  const {ask} = await openHandler();
  for (const url of ['/data/list-index.json?import', '/data/index.json?import', '/list-index.json'])
    await expect(ask(url)).rejects.toThrow('left to the bundler');
});
