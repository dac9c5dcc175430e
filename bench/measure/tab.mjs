/** Chrome's "Fast 4G": 9 Mbit/s down and 1.5 up, of which 90 % are used, 60 ms round trip × 2.75. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
  latency: 165,
};
const VIEWPORT = {width: 1440, height: 900};

/**
 * Opens a tab with an empty cache that keeps a record of its traffic. Bytes are those on the wire, response headers
 * included, bodies as the server compressed them.
 */
export async function openTab(browser, {cpuSlowdown = 1, isFast4G = false, script} = {}) {
  const context = await browser.newContext({viewport: VIEWPORT, locale: 'zh-CN'});
  if (script) await context.addInitScript(script.run, script.argument);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map();
  let loadedAt = Infinity;
  let lastTraffic = Date.now();
  const end = (requestId, bytes) => {
    lastTraffic = Date.now();
    Object.assign(requests.get(requestId) ?? {}, {isDone: true, bytes});
  };
  session.on('Network.requestWillBeSent', ({requestId, request, type, timestamp}) => {
    lastTraffic = Date.now();
    if (!/^https?:/.test(request.url)) return;
    const isPrefetch =
      type === 'Prefetch' ||
      Object.entries(request.headers).some(
        ([name, value]) => /purpose$/i.test(name) && value.includes('prefetch'),
      );
    requests.set(requestId, {
      url: request.url,
      type,
      startedAt: timestamp,
      isPrefetch,
      isDone: false,
      bytes: 0,
    });
  });
  session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    const request = requests.get(requestId);
    if (
      request &&
      Object.entries(headers).some(
        ([name, value]) => /^sec-purpose$/i.test(name) && value.includes('prefetch'),
      )
    )
      request.isPrefetch = true;
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({requestId}) => end(requestId, 0));
  session.on('Page.loadEventFired', ({timestamp}) => (loadedAt = Math.min(loadedAt, timestamp)));
  await session.send('Network.enable');
  await session.send('Page.enable');
  if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  if (isFast4G) await session.send('Network.emulateNetworkConditions', FAST_4G);
  return {
    page,
    close: () => context.close(),
    /** Requests so far; `isBeforeLoad` when they began before the load event. */
    requests: () =>
      [...requests.values()].map((request) => ({
        ...request,
        isBeforeLoad: request.startedAt <= loadedAt,
      })),
    /** Resolves when nothing was on the wire for a while. @throws after 30 s */
    async settle(quietMs = 1000) {
      const deadline = Date.now() + 30_000;
      while (Date.now() < deadline) {
        const isBusy = [...requests.values()].some(({isDone}) => !isDone);
        if (!isBusy && Date.now() - lastTraffic > quietMs) return;
        await new Promise((done) => setTimeout(done, 25));
      }
      throw new Error(`The network was not quiet within 30 s at ${page.url()}`);
    },
  };
}
