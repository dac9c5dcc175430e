import {EventEmitter} from 'node:events';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openCache} from '../../cache/cache.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {createDevBundler} from './devBundler.ts';
import type {VirtualInput} from '../theme/virtualModules.ts';

/** A bundler whose Vite does not start, and the list of what happens: `page` answered, `vite` asked to start. */
function createBundler(vite: object = {}) {
  const dir = temporaryFolder();
  const events: string[] = [];
  const bundler = createDevBundler({
    site: {dir, file: 'wuya.config.ts', config: {baseUrl: '/d/', vite}} as unknown as LoadedConfig,
    modules: {
      live: () => {
        events.push('vite');
        throw new Error('it does not start');
      },
    } as unknown as VirtualInput,
    cache: openCache(dir),
    loadMdx: async () => undefined,
    tell: () => undefined,
    server: undefined as unknown as Server,
    host: '127.0.0.1',
    pages(request, response, next) {
      events.push('page');
      if (request.url === '/d/') response.end();
      else next();
    },
    report: () => undefined,
  });
  /** Asks for an address; settles when the request is answered, by whomever. */
  const ask = (url: string, host: string) =>
    new Promise<void>((done) => {
      const response = Object.assign(new EventEmitter(), {
        writeHead: () => response,
        end: () => done(),
      });
      bundler.middlewares(
        {method: 'GET', url, headers: {host}} as IncomingMessage,
        response as unknown as ServerResponse,
      );
    });
  return {events, ask};
}

it.each(['127.0.0.1:3000', 'localhost', '[::1]:80', 'notes.localhost:1'])(
  'answers a page of %s before Vite starts',
  async (host) => {
    const {events, ask} = createBundler();
    await ask('/d/', host);
    expect(events).toEqual(['page']);
  },
);

it.each(['evil.example', 'localhost.evil.example', '', '1.2.3.4.example'])(
  'leaves a request for the host %o to Vite, which judges its name',
  async (host) => {
    const {events, ask} = createBundler();
    await ask('/d/', host);
    expect(events).toEqual(['vite']);
  },
);

it('lets the plugins of a site answer before its pages', async () => {
  const {events, ask} = createBundler({plugins: [{name: 'own'}]});
  await ask('/d/', '127.0.0.1');
  expect(events).toEqual(['vite']);
});

it('starts Vite for what is no page, once', async () => {
  const {events, ask} = createBundler();
  await ask('/d/@vite/client', '127.0.0.1');
  await ask('/d/@vite/client', '127.0.0.1');
  expect(events).toEqual(['page', 'vite', 'page']);
});
