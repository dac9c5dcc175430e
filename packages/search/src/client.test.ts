import {describe, expect, it} from 'vitest';
import {SearchIndexError, createSearchClient} from './client.ts';
import {META_FILE} from './format/metaFile.ts';
import {buildIndex} from './write/mergeIndex.ts';
import {toPages} from './testing/site.ts';

const index = buildIndex(
  toPages([
    {title: '闭包', intro: '闭包与作用域'},
    {title: '事件循环', intro: 'useEffect 与闭包'},
  ]),
);

function openWith(change: (name: string, file: Uint8Array) => Uint8Array | Error) {
  const log: string[] = [];
  const client = createSearchClient({
    metaUrl: `/search/${META_FILE}`,
    fetchFile: async (url) => {
      const name = url.replace('/search/', '');
      log.push(name);
      const file = change(name, index.files.get(name) ?? new Uint8Array());
      if (file instanceof Error) throw file;
      return file;
    },
  });
  return {client, log};
}

describe('createSearchClient', () => {
  it.each(['current', 'c', 't'])(
    'rejects with a typed error when a file of kind %s is damaged, cut, another or missing',
    async (kind) => {
      const damage: Array<(file: Uint8Array) => Uint8Array | Error> = [
        (file) => file.map((byte, i) => (i === 6 ? byte ^ 1 : byte)),
        (file) => file.subarray(0, 5),
        () => new Uint8Array(),
        () => new TextEncoder().encode('<!doctype html><title>404</title>'),
      ];
      for (const change of damage) {
        const {client} = openWith((name, file) => (name.startsWith(kind) ? change(file) : file));
        await expect(client.search({query: '作用域'})).rejects.toMatchObject({
          name: 'SearchIndexError',
          code: 'index-file-corrupt',
          file: expect.stringMatching(new RegExp(`^${kind}`)),
        });
      }
      const {client} = openWith((name, file) =>
        name.startsWith(kind) ? new Error('HTTP 404') : file,
      );
      const error = await client.search({query: '作用域'}).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SearchIndexError);
      expect(error).toMatchObject({code: 'index-file-unavailable', cause: {message: 'HTTP 404'}});
    },
  );

  it.each(['current', 'c', 't'])(
    'answers again after a file of kind %s came back',
    async (kind) => {
      let isDown = true;
      const {client} = openWith((name, file) =>
        isDown && name.startsWith(kind) ? new Error('offline') : file,
      );
      await expect(client.search({query: '作用域'})).rejects.toThrow('unavailable');
      isDown = false;
      expect((await client.search({query: '作用域'})).hits).toHaveLength(1);
    },
  );

  it('asks again for a file that was of no use, not for the others', async () => {
    const asked: string[] = [];
    const client = createSearchClient({
      metaUrl: META_FILE,
      fetchFile: async (name, isRetry) => {
        asked.push(`${name === META_FILE ? 'm' : name.charAt(0)} ${isRetry}`);
        return name.startsWith('t') && !isRetry
          ? new Uint8Array(9)
          : (index.files.get(name) ?? new Uint8Array());
      },
    });
    await expect(client.search({query: '作用域'})).rejects.toMatchObject({
      code: 'index-file-corrupt',
    });
    expect((await client.search({query: '作用域'})).hits).toHaveLength(1);
    expect(asked).toEqual(['m false', 'c false', 't false', 't true']);
  });

  it('fetches nothing before the first search and each file once', async () => {
    const {client, log} = openWith((_, file) => file);
    expect(log).toEqual([]);
    await Promise.all([client.search({query: '闭包'}), client.search({query: '闭包'})]);
    await client.search({query: '闭包'});
    expect(new Set(log).size).toBe(log.length);
  });

  it('forgets the oldest files beyond its bound', async () => {
    const log: string[] = [];
    const client = createSearchClient({
      metaUrl: META_FILE,
      maxCacheBytes: 1,
      fetchFile: async (name) => {
        log.push(name);
        return index.files.get(name) ?? new Uint8Array();
      },
    });
    await client.search({query: '闭包'});
    await client.search({query: 'useEffect'});
    await client.search({query: '闭包'});
    expect(log.length).toBeGreaterThan(new Set(log).size);
  });
});
