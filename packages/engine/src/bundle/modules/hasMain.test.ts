import {join} from 'node:path';
import {expect, it} from 'vitest';
import {type SiteFiles, writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {hasMain} from './hasMain.ts';

const PAGE = "import {Hero} from './parts/Hero';\nexport default Hero;\n";
const HERO = 'export const Hero = () => <main>一</main>;\n';

it.each<[string, SiteFiles, boolean]>([
  ['its own', {'page.tsx': HERO}, true],
  ['that of a file that it imports', {'page.tsx': PAGE, 'parts/Hero.jsx': HERO}, true],
  [
    'that of a folder with an index that hands it on',
    {
      'page.tsx': PAGE,
      'parts/Hero/index.ts': "export {Hero} from './Hero.js';\n",
      'parts/Hero/Hero.js': HERO,
    },
    true,
  ],
  [
    'none, though what it imports leads around',
    {'page.tsx': PAGE, 'parts/Hero.tsx': "export {default as Hero} from '../page.tsx';\n"},
    false,
  ],
])('finds the frame of a page: %s', (_, files, expected) => {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  expect(hasMain(join(dir, 'page.tsx'))).toBe(expected);
});
