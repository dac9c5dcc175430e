/** The queue of the statistics script: calls wait in it until the script is there, or for ever. */
interface InsightsQueue {
  (method: string, ...args: unknown[]): void;
  queue?: unknown[][];
  version?: string;
}

interface Insights {
  /** Loads the script, once a document. What becomes of it does not matter to the search. */
  load(): void;
  viewed(objectIds: readonly string[]): void;
  /** @param position rank over all hits, from 1 */
  clicked(choice: {
    readonly objectId: string;
    readonly position: number;
    readonly queryId: string;
  }): void;
}

const VERSION = '2.15.0';
const SCRIPT_URL = `https://cdn.jsdelivr.net/npm/search-insights@${VERSION}/dist/search-insights.min.js`;
/** Maximum number of objects of one event. */
const MAX_OBJECTS = 20;

/** Tells whether the reader asks not to be tracked. */
export function isTrackingRefused({
  doNotTrack,
  globalPrivacyControl,
}: {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** Sends statistics of searches to the service. */
export function createInsights({
  appId,
  apiKey,
  indexName,
}: {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}): Insights {
  const headers = {'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey};
  const send = (method: string, event: object): void =>
    openQueue()(method, {index: indexName, ...event}, {headers});
  return {
    load() {
      if (document.querySelector(`script[src="${SCRIPT_URL}"]`)) return;
      openQueue()('addAlgoliaAgent', 'wuya');
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.src = SCRIPT_URL;
      script.addEventListener('error', () =>
        console.warn('search statistics are blocked or out of reach'),
      );
      document.body.append(script);
    },
    viewed(objectIds) {
      for (let i = 0; i < objectIds.length; i += MAX_OBJECTS) {
        send('viewedObjectIDs', {
          eventName: 'Items Viewed',
          objectIDs: objectIds.slice(i, i + MAX_OBJECTS),
          algoliaSource: ['autocomplete'],
        });
      }
    },
    clicked({objectId, position, queryId}) {
      send('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        objectIDs: [objectId],
        positions: [position],
        queryID: queryId,
        algoliaSource: ['autocomplete'],
      });
    },
  };
}

/**
 * Returns the function the script takes its calls from; the page may name it, and may have one already. What is no function is an
 * element: browsers give those with an id a name of `window`, such as `aa` to the heading `## AA`.
 */
function openQueue(): InsightsQueue {
  const globals = globalThis as unknown as Record<string, unknown>;
  const named = globals['AlgoliaAnalyticsObject'];
  const name = typeof named === 'string' ? named : 'aa';
  globals['AlgoliaAnalyticsObject'] = name;
  const known = globals[name];
  if (typeof known === 'function') return known as InsightsQueue;
  const stub: InsightsQueue = (...call) => void (stub.queue ??= []).push(call);
  stub.version = VERSION;
  globals[name] = stub;
  return stub;
}
