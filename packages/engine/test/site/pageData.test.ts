import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import type {BundleMaker} from '../../src/bundle/make/buildBundle.ts';
import {writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

/** A bundle whose half for browsers is always the same; what pages ask for while building gives `data`. */
const bundleWith =
  (data: string): BundleMaker =>
  async (plan, into) => {
    const record = await stubBundle(plan, into);
    const file = join(into.dir, record.serverFile);
    const code = readFileSync(file, 'utf8');
    writeFileSync(file, code.replace('(content) => content', `() => '${data}'`));
    return {...record, modulesHash: data};
  };

it('gives a page the data of code that no browser gets, as it is in this build', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.mjs': "export default {title: '山', url: 'https://a.example'};\n",
    'docs/a.md': '# 甲\n',
    'src/pages/p.tsx': '',
  });
  for (const data of ['一', '二']) {
    await build({dir, makeBundle: bundleWith(data)});
    const payload = JSON.parse(readFileSync(join(dir, 'dist/p/index.json'), 'utf8')) as unknown;
    expect(payload).toMatchObject({page: {data}});
  }
});
