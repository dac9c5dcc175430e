import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {themeOverrides} from './themeOverrides.ts';

/** Lists which of these imports a bundler asks for. */
function askedFor(dir: string, command: 'build' | 'serve', imports: readonly string[]): string[] {
  const asked = themeOverrides(dir).filter(({apply}) => apply === command) as unknown as {
    readonly resolveId: {readonly filter: {readonly id: RegExp}};
  }[];
  return imports.filter((id) => asked.some(({resolveId}) => resolveId.filter.id.test(id)));
}

const IMPORTS = ['./Footer.tsx', 'C:\\theme\\components\\Footer.tsx', './Navbar.tsx'];

it('a build asks for no component that the site does not have', () => {
  const dir = temporaryFolder();
  expect(askedFor(dir, 'build', IMPORTS)).toEqual([]);
  writeFiles(dir, {'theme/Footer.jsx': '', 'theme/notes.md': ''});
  expect(askedFor(dir, 'build', IMPORTS)).toEqual(IMPORTS.slice(0, 2));
});

it('a server asks for all components, since files come while it runs', () => {
  expect(askedFor(temporaryFolder(), 'serve', IMPORTS)).toEqual(IMPORTS);
});
