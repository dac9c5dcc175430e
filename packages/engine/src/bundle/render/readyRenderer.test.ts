import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openSite} from '../../site/site.ts';
import type {BundleRecord} from '../make/buildBundle.ts';
import {planBundle} from '../plan/bundlePlan.ts';
import {writePrebuilt} from '../make/prebuilt.ts';
import {fillReadyRenderer} from './readyRenderer.ts';
import {keyOfTemplate} from '../plan/siteTemplate.ts';

const RECORD = {
  files: ['client/assets/app-AAAAAAAA.js'],
  serverFile: 'server/server.mjs',
} as unknown as BundleRecord;

/** Makes what renders the pages of a site, where a template for sites without code holds `server`. */
async function fill(server: string, files: Readonly<Record<string, string>> = {}) {
  const dir = temporaryFolder();
  const config = "export default {title: '山', url: 'https://a.example', baseUrl: '/n/'};\n";
  writeFiles(dir, {'wuya.config.js': config});
  const site = await openSite(dir, {isProduction: false});
  try {
    const {loaded, siteData, fingerprint} = site;
    const mdx = {paths: [], modules: new Map<string, string>()};
    const plan = planBundle({site: loaded, siteData, componentPaths: [], mdx, fingerprint});
    const from = temporaryFolder();
    const key = keyOfTemplate({...plan, template: plan.template!});
    const made = new Map([[RECORD.serverFile, Buffer.from(server)]]);
    writePrebuilt(key, {record: RECORD, files: made}, from);
    writeFiles(dir, files);
    return fillReadyRenderer(loaded, siteData, from);
  } finally {
    site.close();
  }
}

it('is the half of the template that renders pages, with the data of the site', async () => {
  const ready = await fill('const s = __WUYA_SERVER_SITE__, b = "/_wuya-base_/x";');
  expect(ready?.code).toMatch(/^const s = \{.*title:"山".*\}, b = "\/n\/x";$/);
  expect(ready?.modules.some((path) => path.endsWith('server.tsx'))).toBe(true);
});

it('is not there for a site that replaces a component, nor where it names files of the client', async () => {
  const footer = {'theme/Footer.tsx': 'export const Footer = () => null;\n'};
  expect(await fill('__WUYA_SERVER_SITE__', footer)).toBeUndefined();
  expect(await fill('const src = "assets/app-AAAAAAAA.js";')).toBeUndefined();
});
