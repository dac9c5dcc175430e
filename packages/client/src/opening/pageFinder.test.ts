import type {PagePayload} from '@wuya/theme/types';
import {describe, expect, it} from 'vitest';
import {createPageFinder} from './pageFinder.ts';
import {createPageStore, payloadHref} from '../page/pageStore.ts';

/** Answers with files by address, and keeps what was asked for. */
function serve(files: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    asked.push(String(input));
    return String(input) in files
      ? Response.json(files[String(input)])
      : new Response('', {status: 404});
  };
  const store = createPageStore(fetch);
  return {asked, store, finder: createPageFinder(store, '/b/')};
}

describe('the pages that the browser has', () => {
  it('are asked for once', async () => {
    const {asked, finder} = serve({'/b/x/index.json': '甲'});
    expect(await finder.loadPage('/b/x/')).toBe('甲');
    expect(await finder.loadPage('/b/x')).toBe('甲');
    expect(asked).toEqual(['/b/x/index.json']);
  });

  it('hold the page of the document without asking', async () => {
    const {asked, store, finder} = serve({});
    const first = {app: 'a'} as PagePayload;
    store.payloads.set(payloadHref('/b/x/'), first);
    expect(await finder.loadPage('/b/x/')).toBe(first);
    expect(asked).toEqual([]);
  });

  it('are found in another case', async () => {
    const {finder} = serve({'/b/routes.json': ['/b/X/'], '/b/X/index.json': '甲'});
    expect(await finder.loadPage('/b/x/')).toBe('甲');
  });

  it('that have the suffix in their address win over those without', async () => {
    const files = {
      '/b/routes.json': ['/b/x/', '/b/x.html/'],
      '/b/x/index.json': '甲',
      '/b/x.html/index.json': '乙',
    };
    expect(await serve(files).finder.loadPage('/b/x.html')).toBe('乙');
    expect(await serve({...files, '/b/routes.json': ['/b/x/']}).finder.loadPage('/b/x.html')).toBe(
      '甲',
    );
  });

  it('are not said to be missing where only their data is', async () => {
    const {finder} = serve({'/b/routes.json': ['/b/x/'], '/b/404.json': '无'});
    await expect(finder.loadPage('/b/x/')).rejects.toThrow('/b/x/index.json');
    await expect(finder.loadPage('/b/X/')).rejects.toThrow('/b/x/index.json');
  });

  it('are the not-found page where there is none', async () => {
    const {finder} = serve({'/b/routes.json': ['/b/y/'], '/b/404.json': '无'});
    expect(await finder.loadPage('/b/x/')).toBe('无');
    expect(await finder.loadPage('/b/x.html')).toBe('无');
  });
});
