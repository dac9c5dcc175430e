import {findChromium} from '../../scripts/run.mjs';

/** What Chromium is started with; `--headless` and a fresh profile are its launcher's. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium. @throws when there is none */
export function requireChromiumPath() {
  const path = findChromium();
  if (path === undefined)
    throw new Error('No Chromium found: install one, or name it in CHROME_PATH.');
  return path;
}
