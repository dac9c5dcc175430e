import {createServer} from 'node:http';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {buildIndex} from '../write/mergeIndex.ts';
import type {SearchIndex} from '../write/writeIndex.ts';
import {toPages} from '../testing/site.ts';
import {createSiteIndex} from './siteIndex.ts';
import {serveThread} from './threadHost.ts';
import {createPatientIndex} from './threadedIndex.ts';

const notes = (title: string) =>
  buildIndex(
    toPages([
      {title, intro: '闭包与作用域'},
      {title: '事件循环', intro: 'useEffect 与闭包'},
    ]),
  );

let server: Server;
let indexUrl: string;
let index: SearchIndex;
let isDown: boolean;
const ports: MessagePort[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = request.url!.slice(1);
    const body = index.files.get(name);
    if (isDown || body === undefined) response.writeHead(500).end();
    else response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  indexUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
  for (const port of ports) port.close();
});

/** A worker whose messages are copied as a browser copies them; with `isBroken` its script cannot be loaded. */
function startWorker(isBroken = false): Worker {
  const {port1, port2} = new MessageChannel();
  const worker = Object.assign(new EventTarget(), {
    postMessage: (message: unknown) => port1.postMessage(message),
    terminate: () => port1.close(),
  });
  port1.addEventListener('message', ({data}) =>
    worker.dispatchEvent(new MessageEvent('message', {data})),
  );
  for (const port of [port1, port2]) {
    port.start();
    ports.push(port);
  }
  if (isBroken) setImmediate(() => worker.dispatchEvent(new Event('error', {cancelable: true})));
  else serveThread(port2);
  return worker as unknown as Worker;
}

function open({isBroken = false, isForbidden = false, isOffline = false} = {}) {
  index = notes('闭包');
  isDown = false;
  const loads: string[] = [];
  const threaded = createPatientIndex({
    indexUrl,
    startWorker: () => {
      loads.push('worker');
      if (isForbidden) throw new Error('SecurityError');
      return startWorker(isBroken);
    },
    loadHere: async () => {
      loads.push('here');
      if (isOffline) throw new Error('its code does not come');
      return {createSiteIndex};
    },
  });
  const titles = async (query: string) =>
    (await threaded.search({query})).hits.map(({hierarchy}) => hierarchy.lvl1);
  return {threaded, titles, loads};
}

describe('an index in a worker', () => {
  it('gives the answers of the index itself', async () => {
    const {threaded} = open();
    const request = {query: '闭包', hitsPerPage: 3, snippetWords: 5};
    expect(
      await Promise.all([threaded.search(request), threaded.search({query: '作用域'})]),
    ).toEqual(
      await Promise.all([
        createSiteIndex(indexUrl).search(request),
        createSiteIndex(indexUrl).search({query: '作用域'}),
      ]),
    );
  });

  it('passes on hits whose number of pages is still to come', async () => {
    const {threaded} = open();
    index = buildIndex(toPages(Array.from({length: 12}, () => ({title: '一', intro: '时国说'}))));
    const early: unknown[] = [];
    const {hits} = await threaded.search({query: '时国说'}, (answer) => early.push(answer.hits));
    expect(early).toEqual([hits]);
  });

  it.each([
    ['cannot be loaded', {isBroken: true}],
    ['is forbidden', {isForbidden: true}],
  ])('answers in the page where the worker %s', async (_, options) => {
    const {titles, loads} = open(options);
    expect((await Promise.all([titles('闭包'), titles('作用域')])).map(([first]) => first)).toEqual(
      ['闭包', '闭包'],
    );
    expect(await titles('useEffect')).toEqual(['事件循环']);
    expect(loads).toEqual(['worker', 'here']);
  });

  it('rejects its searches alone where its code does not come: nothing else throws when told to forget', async () => {
    const {threaded, titles} = open({isForbidden: true, isOffline: true});
    const thrown: unknown[] = [];
    const listen = (error: unknown) => thrown.push(error);
    process.on('unhandledRejection', listen);
    const search = titles('闭包');
    threaded.forget();
    await expect(search).rejects.toThrow('its code does not come');
    await new Promise((done) => setImmediate(done)); // Node tells of rejections after all promises
    process.off('unhandledRejection', listen);
    expect(thrown).toEqual([]);
  });

  it('says what was wrong, and answers again after it, in a worker that loads its code again', async () => {
    const {titles, loads} = open();
    isDown = true;
    await expect(titles('闭包')).rejects.toThrow('500');
    isDown = false;
    expect(await titles('useEffect')).toEqual(['事件循环']);
    expect(loads).toEqual(['worker', 'worker']);
  });

  it('follows an index that was replaced, at once when told to', async () => {
    const {threaded, titles} = open();
    expect(await titles('闭包')).toContain('闭包');
    index = notes('作用域');
    // The files of the old one are gone.
    expect(await titles('事件')).toEqual(['事件循环']);
    index = notes('原型');
    threaded.forget();
    expect(await titles('原型')).toEqual(['原型']);
  });
});
