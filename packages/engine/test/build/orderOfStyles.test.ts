import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';
import {writeFiles} from '../helpers/site.ts';

it('reads the styles of the site after those of every part that its configuration asks for', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.ts': `export default {title: '站', url: 'https://a.example', themeConfig: {
      announcementBar: {content: '甲'}, navbar: {hideOnScroll: true}, customCss: ['own.css'],
    }};`,
    'own.css': '.announce a { color: orange }',
    'docs/a.md': '# 甲\n',
  });
  let parts = '';
  await build({
    dir,
    makeBundle: (plan, into) => {
      parts = plan.generated.client['virtual:wuya/parts']!;
      return stubBundle(plan, into);
    },
  });
  const imported = [...parts.matchAll(/^import .*?['"]([^'"]+)['"];$/gm)].map(([, file]) => file!);
  expect(imported.map((file) => file.replace(/^.*\//, ''))).toEqual([
    'AnnouncementBar',
    'NavbarHider',
    'own.css',
  ]);
});
