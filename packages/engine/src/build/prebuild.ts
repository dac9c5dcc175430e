import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {planBundle} from '../bundle/plan/bundlePlan.ts';
import {bundleTemplate} from '../bundle/make/makeBundle.ts';
import {prebuiltDir} from '../bundle/engineFiles.ts';
import {prunePrebuilt, readPrebuilt, writePrebuilt} from '../bundle/make/prebuilt.ts';
import {toSkeleton} from '../bundle/plan/sharedBundle.ts';
import {keyOfTemplate} from '../bundle/plan/siteTemplate.ts';
import {openSite} from '../site/site.ts';
import {removeFolder} from '../cache/files.ts';

/** Configurations whose templates come with the engine: all sites without code of their own that ask for the same parts share them. */
const USUAL_SITES: readonly object[] = [{}, {graph: true}];

/** Makes the templates that come with the engine, as far as they are not there, and removes others. @returns how many were made */
export async function prebuild(into: string = prebuiltDir): Promise<number> {
  const keys: string[] = [];
  let madeCount = 0;
  for (const config of USUAL_SITES) {
    const dir = mkdtempSync(join(tmpdir(), 'wuya-prebuild-'));
    try {
      const {key, isMade} = await makeTemplate(dir, config, into);
      keys.push(key);
      if (isMade) madeCount++;
    } finally {
      removeFolder(dir);
    }
  }
  prunePrebuilt(keys, into);
  return madeCount;
}

async function makeTemplate(
  dir: string,
  config: object,
  into: string,
): Promise<{key: string; isMade: boolean}> {
  const whole = {title: 'Wuya', url: 'https://wuya.example', ...config};
  writeFileSync(join(dir, 'wuya.config.js'), `export default ${JSON.stringify(whole)};\n`);
  const site = await openSite(dir, {isProduction: true});
  try {
    const {loaded, siteData, fingerprint} = site;
    const mdx = {paths: [], modules: new Map<string, string>()};
    const plan = planBundle({site: loaded, siteData, componentPaths: [], mdx, fingerprint});
    const {template} = plan;
    if (!template) throw new Error(`No template can be made of ${JSON.stringify(config)}.`);
    const key = keyOfTemplate({...plan, template});
    if (readPrebuilt(key, into)) return {key, isMade: false};
    const made = await bundleTemplate(toSkeleton({...plan, template}), join(dir, 'bundle'));
    if (!made) throw new Error('The client looks at the address of the site.');
    writePrebuilt(key, made, into);
    return {key, isMade: true};
  } finally {
    site.close();
  }
}
