import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';

it.each([
  '![图](http://a.example/a.png)',
  '甲 <img alt="图" src="http://a.example/a.png">',
  '[![图](<http://a.example/a b.png>)](https://a.example)',
])('lets a site show a picture that is fetched without encryption: %s', async (line) => {
  const {config} = await migrateFiles({'a.md': `# 甲\n\n${line}\n`, 'b.md': '# 乙\n'});
  expect(config).toMatchObject({
    docs: {},
    deploy: {contentSecurityPolicy: {'img-src': ['http:']}},
  });
});

it.each([
  '![图](https://a.example/a.png)',
  '[图](http://a.example/a.png)',
  '`![图](http://a.example/a.png)`',
  '```md\n![图](http://a.example/a.png)\n```',
])('keeps the policy of other sites: %s', async (line) => {
  const {config} = await migrateFiles({'a.md': `# 甲\n\n${line}\n`});
  expect(config).not.toHaveProperty('deploy');
});
