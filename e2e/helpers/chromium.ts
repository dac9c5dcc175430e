import {existsSync} from 'node:fs';

/** What Playwright turns off of Chromium and concerns these tests: its own list is lost when there is another. */
const USUALLY_OFF = [
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

/**
 * Pages of Chromium's own interface, and processes kept in reserve. Each context opens a window, and the list below its
 * address bar is a page in a process of its own: 1.3 -> 0.65 CPU s for a context with a note (Chromium 156).
 */
const OWN_PAGES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxSimplification',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** What Chromium is started with: nothing of its own interface, nothing asked of the net. */
export const CHROMIUM_ARGS = [
  `--disable-features=${[...USUALLY_OFF, ...OWN_PAGES].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Fewer processes write to each other: a note with a search 426 -> 402 ms of CPU (Chromium 156). The second feature is Playwright's.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
];

/** `npm test` names one; by itself a run takes Debian's, the shell without windows first. */
export const CHROMIUM =
  process.env['CHROME_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  'chromium';
