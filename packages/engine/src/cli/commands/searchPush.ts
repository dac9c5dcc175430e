import {
  createHostMarks,
  createTransport,
  fetchRequester,
  HostedSearchError,
  listHosts,
} from '@wuya/search/hosted';
import {makePages} from '../../build/pages.ts';
import {findMissingKey} from '../../config/options/search.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {ContentError} from '../../errors/contentError.ts';
import type {Words} from '../../errors/language.ts';
import {createHostedIndex} from '../../output/push/hostedIndex.ts';
import {createIndexSettings} from '../../output/push/indexSettings.ts';
import {pushRecords} from '../../output/push/push.ts';
import {toPushRecords} from '../../output/push/pushRecords.ts';
import {openEditions} from '../../site/openEditions.ts';
import type {Site} from '../../site/site.ts';
import type {Command} from '../commandLine/command.ts';
import type {Terminal} from '../terminal/terminal.ts';

const KEY = 'WUYA_SEARCH_WRITE_KEY';

type Wait = (ms: number) => Promise<void>;

/** Creates the command. @param wait pauses between looks at what the service does, and before a call is sent again */
export const createSearchPush = (wait: Wait): Command => ({
  name: 'search push',
  summary: ['把搜索记录送到托管的搜索服务', 'send the search records to a hosted service'],
  help: [
    `wuya search push [文件夹] [--dry-run]

把笔记的搜索记录送到 search.provider 所写的索引：只送变了的，先写进另一个索引，核对无误后一次换上。
写入的密钥从环境变量 ${KEY} 读取，不会显示出来；它需要这些权限：
search、browse、addObject、deleteObject、deleteIndex、settings、editSettings。

  --dry-run  只说会改变什么`,
    `wuya search push [folder] [--dry-run]

Sends the search records of the notes to the index of search.provider: only the changed ones, to a second index, which replaces
the first in one step after it was checked. The key that can write is read from the environment variable ${KEY}
and never shown; it needs these permissions:
search, browse, addObject, deleteObject, deleteIndex, settings, editSettings.

  --dry-run  only show what would change`,
  ],
  options: {'dry-run': {type: 'boolean'}},
  async run({dir, values, terminal}) {
    const editions = await openEditions(dir, {isProduction: true});
    try {
      const apiKey = process.env[KEY] ?? '';
      // Making the pages takes a while.
      const provider = findService(editions[0]!.config, apiKey, terminal);
      if (!provider) return 1;
      for (const site of editions) {
        const {problems} = await makePages(site, {});
        if (problems.some(({level}) => level === 'error')) throw new ContentError(problems);
      }
      const isDryRun = values['dry-run'] === true;
      return await pushSite(editions, {provider, apiKey, isDryRun, terminal, wait});
    } finally {
      for (const site of editions) site.close();
    }
  },
});

export const searchPushCommand = createSearchPush(
  (ms) => new Promise((done) => setTimeout(done, ms)),
);

type Service = Exclude<SiteConfig['search']['provider'], string>;

/** Finds the service that the records are sent to; undefined, and said, where something for it is missing. */
function findService(
  {search: {provider}}: SiteConfig,
  apiKey: string,
  terminal: Terminal,
): Service | undefined {
  if (typeof provider === 'string' || findMissingKey(provider) === 'appId') {
    terminal.complain([
      'wuya.config.ts 里没有 search.provider.appId，不知道送到哪里。',
      'There is no search.provider.appId in wuya.config.ts: nowhere to send to.',
    ]);
    return undefined;
  }
  if (apiKey !== '') return provider;
  terminal.complain([
    `缺少环境变量 ${KEY}：可以写入索引的密钥。`,
    `The environment variable ${KEY} is missing: the key that may write the index.`,
  ]);
  return undefined;
}

interface PushInput {
  readonly provider: Service;
  readonly apiKey: string;
  readonly isDryRun: boolean;
  readonly terminal: Terminal;
  readonly wait: Wait;
}

/** Sends the records of a site in all of its languages and prints what changed; returns the exit code. */
async function pushSite(
  editions: readonly Site[],
  {provider, apiKey, isDryRun, terminal, wait}: PushInput,
): Promise<number> {
  const {config} = editions[0]!;
  const transport = createTransport({
    hosts: listHosts({appId: provider.appId, own: provider.hosts}, Math.random),
    marks: createHostMarks({get: () => null, set: () => undefined}, Date.now),
    requester: fetchRequester,
    credentials: {
      appId: provider.appId,
      apiKey,
      agent: `Wuya; Node.js (${process.versions.node})`,
      in: 'headers',
    },
  });
  try {
    const result = await pushRecords({
      index: createHostedIndex({transport, wait}),
      name: provider.indexName,
      records: editions
        .flatMap((site) => site.published())
        .flatMap((page) => toPushRecords(page.records(), config.url)),
      settings: createIndexSettings({locale: config.locale, synonyms: provider.synonyms}),
      isDryRun,
    });
    const {addedCount, changedCount, removedCount, unchangedCount, areSettingsChanged} = result;
    terminal.print([
      `${provider.indexName}：新增 ${addedCount}，更新 ${changedCount}，移除 ${removedCount}，不变 ${unchangedCount}；设置${areSettingsChanged ? '更新' : '不变'}${isDryRun ? '（没有写入）' : ''}`,
      `${provider.indexName}: added ${addedCount}, changed ${changedCount}, removed ${removedCount}, unchanged ${unchangedCount}; settings ${areSettingsChanged ? 'changed' : 'unchanged'}${isDryRun ? ' (nothing was written)' : ''}`,
    ]);
    return 0;
  } catch (error) {
    if (!(error instanceof HostedSearchError)) throw error;
    const [zh, en] = explain(error);
    terminal.complain([
      `没有送到，原来的索引没有变：${zh}`,
      `Not sent, the index is as it was: ${en}`,
    ]);
    return 1;
  }
}

/** Says why the service took nothing, and what to look at. */
function explain({name, message, status, attempts}: HostedSearchError): Words {
  if (name === 'ApiError')
    return [
      `服务拒绝了（${status}），说“${message}”。看看密钥的权限和索引的名字。`,
      `the service refuses (${status}): ${message}. Look at the permissions of the key and the name of the index.`,
    ];
  if (name === 'DeserializationError')
    return [
      '回答不是 JSON，那里也许不是搜索服务：看看 search.provider.hosts。',
      'the answer is not JSON, perhaps no search service is there: look at search.provider.hosts.',
    ];
  const refused = attempts.map(({host, outcome}) =>
    outcome.startsWith('HTTP ') ? `${host} (${outcome})` : host,
  );
  return [
    `没有一个主机回答：${refused.join('、')}。看看网络和 search.provider。`,
    `no host answers: ${refused.join(', ')}. Look at the network and at search.provider.`,
  ];
}
