import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {namePackages} from './packagePaths.ts';

it('names packages whose files are not where a path leads', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'node_modules/here/a.js': '', 'node_modules/here/b.css': ''});
  const name = (code: string) => namePackages(code, join(dir, 'src/components/A.tsx'));
  expect(name("import a from '../../node_modules/@docusaurus/theme/a.css';")).toBe(
    "import a from '@docusaurus/theme/a.css';",
  );
  expect(name('@import url(../../../node_modules/gone/a.css);')).toBe('@import url(gone/a.css);');
  for (const there of ["from '../../node_modules/here/a'", "'../../node_modules/here/b.css'"])
    expect(name(there)).toBe(there);
});
