import {createHostMarks, createTransport, fetchRequester, HostedSearchError, listHosts} from '@wuya/search/hosted';
import {createIndexedPages} from '../build/build.ts';
import {prepareSite} from '../build/prepare.ts';
import {findMissingKey} from '../config/options/search.ts';
import {ContentError} from '../errors/contentError.ts';
import {createHostedIndex} from '../searchPush/hostedIndex.ts';
import {createIndexSettings} from '../searchPush/indexSettings.ts';
import {pushRecords} from '../searchPush/push.ts';
import {toPushRecords} from '../searchPush/pushRecords.ts';
import type {Command} from './command.ts';

const KEY = 'WUYA_SEARCH_WRITE_KEY';

export const searchPushCommand: Command = {
  name: 'search push',
  summary: '把搜索记录送到托管的搜索服务 send the search records to a hosted service',
  help: `wuya search push [文件夹 folder] [--dry-run]

把笔记的搜索记录送到 search.provider 所写的索引：只送变了的，先写进另一个索引，核对无误后一次换上。
写入的密钥从环境变量 ${KEY} 读取（需要 search、browse、addObject、deleteObject、deleteIndex、settings、editSettings 权限），不会显示出来。
Sends the search records of the notes to the index of search.provider: only what changed, into a second index, which takes
the place of the first in one step once it is checked. The key that may write comes from ${KEY} and is never shown.

  --dry-run  只说会改变什么  only tell what would change`,
  options: {'dry-run': {type: 'boolean'}},
  async run(dir, values) {
    const apiKey = process.env[KEY] ?? '';
    const {site, siteData, model, compiledAt, diagnostics} = await prepareSite(dir, () => undefined);
    if (diagnostics.some(({level}) => level === 'error')) throw new ContentError(diagnostics);
    const {provider} = site.config.search;
    if (typeof provider === 'string' || findMissingKey(provider) === 'appId') {
      console.error('wuya.config.ts 里没有 search.provider.appId，不知道送到哪里。\nThere is no search.provider.appId in wuya.config.ts: nowhere to send to.');
      return 1;
    }
    if (apiKey === '') {
      console.error(`缺少环境变量 ${KEY}：可以写入索引的密钥。\nThe environment variable ${KEY} is missing: the key that may write the index.`);
      return 1;
    }
    const transport = createTransport({
      hosts: listHosts({appId: provider.appId, own: provider.hosts}, Math.random),
      marks: createHostMarks({get: () => null, set: () => undefined}, Date.now),
      requester: fetchRequester,
      credentials: {appId: provider.appId, apiKey, agent: `Wuya; Node.js (${process.versions.node})`, in: 'headers'},
    });
    const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    const isDryRun = values['dry-run'] === true;
    try {
      const result = await pushRecords({
        index: createHostedIndex({transport, wait}),
        name: provider.indexName,
        records: createIndexedPages(site, siteData, model, compiledAt).flatMap((page) => toPushRecords(page.records(), site.config.url)),
        settings: createIndexSettings({locale: site.config.locale, synonyms: provider.synonyms}),
        isDryRun,
      });
      const {addedCount, changedCount, removedCount, unchangedCount, areSettingsChanged} = result;
      console.log(
        `${provider.indexName}：新增 added ${addedCount}，更新 changed ${changedCount}，移除 removed ${removedCount}，不变 unchanged ${unchangedCount}；设置 settings ${areSettingsChanged ? '更新 changed' : '不变 unchanged'}${isDryRun ? '（没有写入 nothing was written）' : ''}`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof HostedSearchError)) throw error;
      console.error(`没有送到，原来的索引没有变：${error.message}\nNot sent, the index is as it was: ${error.message}`);
      return 1;
    }
  },
};
