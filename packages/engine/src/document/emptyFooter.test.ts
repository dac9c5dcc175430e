import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {drawingBundle} from '../../test/helpers/drawingBundle.ts';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {build} from '../build/build.ts';

it.each([
  ['nothing', '', true],
  ['a tagline', ", tagline: '知也无涯'", false],
  ['rights', ", themeConfig: {footer: {legal: ['©']}}", false],
  ['links', ", themeConfig: {footer: {links: [{label: '链', href: 'https://y.example'}]}}", false],
])('the band of a footer with %s is hidden only where it is empty', async (_, more, isHidden) => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.js': `export default {title: '站', url: 'https://x.example'${more}};\n`,
    'docs/a.md': '# 题\n\n文\n',
  });
  await build({dir, makeBundle: drawingBundle});
  const html = readFileSync(join(dir, 'dist/404.html'), 'utf8');
  expect(html).toContain('<footer class="foot ');
  expect(html.includes('<style>.foot{height:0')).toBe(isHidden);
});
