import {createHostedClient, type HostedClient} from '@wuya/search/hosted';
import {localStore} from '@wuya/theme';
import {SearchCredit} from '@wuya/theme/search/SearchCredit';
import {createElement} from 'react';
import {toHitHref} from './hitHref.ts';
import type {SearchProvider} from '../provider.ts';
import {readHostedAnswer} from './answer.ts';
import {createInsights, isTrackingRefused} from './insights.ts';
import type {HostedOptions} from './options.ts';
import {toHostedRequest} from './request.ts';

const AGENT = 'Wuya for JavaScript (1); Lite; Browser';
/** The service itself asks to be named; servers of one's own do not. */
const CREDIT_URL = 'https://www.algolia.com/';
/** How long an answer must stay before its hits count as seen. */
const SEEN_MS = 400;

/** What clicks are counted by. */
interface Shown {
  readonly objectIds: readonly string[];
  readonly queryId: string | undefined;
}

/** Searches by the protocol of Algolia. A missing id or key is told by each search, so that nothing else fails for it. */
export function createHostedProvider(options: HostedOptions): SearchProvider {
  const {appId, apiKey, indexName, hosts, externalUrl, replacePathname} = options;
  const key = `algolia-client-js-wuya-${appId}`;
  const insights = createInsights(options);
  const isCounting = (): boolean =>
    options.insights && !isTrackingRefused(navigator as {doNotTrack?: string | null});
  let client: HostedClient | undefined;
  let shown: Shown = {objectIds: [], queryId: undefined};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (next: Shown): void => {
    shown = next;
    clearTimeout(timer);
    if (next.objectIds.length > 0)
      timer = setTimeout(() => insights.viewed(next.objectIds), SEEN_MS);
  };
  return {
    indexName,
    isContextual: options.contextual,
    hrefOf: (url, baseUrl) =>
      toHitHref(url, {
        baseUrl,
        replacePathname,
        externalUrl: externalUrl === undefined ? undefined : new RegExp(externalUrl),
      }),
    ...(hosts.length === 0 && {
      creditHref: CREDIT_URL,
      credit: createElement(SearchCredit, {href: CREDIT_URL}),
    }),
    async search(request) {
      const {query, hitsPerPage, page, from} = request;
      const counts = isCounting();
      client ??= createHostedClient({
        appId,
        apiKey,
        hosts,
        agent: AGENT,
        marks: {get: () => localStore.get(key), set: (json) => localStore.set(key, json)},
      });
      const value = await client.search([toHostedRequest(request, options, counts)]);
      const {answer, queryId} = readHostedAnswer(value, {query, hitsPerPage, page});
      if (counts && from === 'dialog')
        show({objectIds: answer.hits.map(({objectID}) => objectID), queryId});
      return answer;
    },
    warm: () => undefined,
    forget: () => undefined,
    opened() {
      client = undefined; // answers are kept while the dialog is open
      if (isCounting()) insights.load();
    },
    chosen(objectId) {
      const position = shown.objectIds.indexOf(objectId) + 1;
      if (position > 0 && shown.queryId !== undefined)
        insights.clicked({objectId, position, queryId: shown.queryId});
    },
  };
}
