import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {SPECIAL_FILE} from '../../errors/specialFile.ts';
import {checkOverrides} from './overrides.ts';

function problemsOf(files: Readonly<Record<string, string>>): string[] {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  return checkOverrides(dir).map(
    ({code, place, hint}) => `${code} ${place!.file}${hint ? ` ${hint.en}` : ''}`,
  );
}

it('takes a component by its name or as the default export', () => {
  expect(
    problemsOf({
      'theme/Footer.tsx': 'export const Footer = () => null;',
      'theme/Comments.tsx': 'export default function Talk() { return null; }',
      'theme/navbar/custom-clock.tsx': 'export function NavbarItem() { return null; }',
    }),
  ).toEqual([]);
});

it('names the component that was meant where the theme has none of that name', () => {
  expect(
    problemsOf({
      'theme/Foter.tsx': 'export function Foter() { return null; }',
      'theme/DocItemFooter.tsx': 'export function DocItemFooter() { return null; }',
    }),
  ).toEqual([
    'THEME-303 theme/DocItemFooter.tsx Did you mean DocFoot?',
    'THEME-303 theme/Foter.tsx Did you mean Footer?',
  ]);
});

it('leaves alone what a replacement is made of', () => {
  expect(
    problemsOf({
      'theme/Footer.tsx': "import {Waves} from './Waves.tsx';\nexport const Footer = Waves;",
      'theme/Waves.tsx': 'export const Waves = () => null;',
    }),
  ).toEqual([]);
});

it('says what should be exported', () => {
  expect(problemsOf({'theme/Footer.tsx': 'export function Foot() { return null; }'})).toEqual([
    'THEME-304 theme/Footer.tsx Write export function Footer() { … }, or a default export.',
  ]);
});

it.runIf(process.platform === 'linux')('stops at a pipe, which would be read for ever', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'theme/a.css': ''});
  execFileSync('mkfifo', [join(dir, 'theme/Footer.tsx')]);
  expect(() => checkOverrides(dir)).toThrow(expect.objectContaining({code: SPECIAL_FILE}));
});
