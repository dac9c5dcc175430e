import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {sayMissingFolder} from './missingFolder.ts';

const CONFIG = {'wuya.config.ts': 'export default {};'};

/** Says it as in a terminal of that folder. */
function sayIn(here: string, folder: string): string {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(here);
  const [, en] = sayMissingFolder(folder);
  cwd.mockRestore();
  return en;
}

it('names the folder that may be meant, whichever part of the path has the slip', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'sites/notes/a.md': 'a', 'sites/more/b.md': 'b'});
  const say = (path: string) => sayMissingFolder(join(dir, path))[1];
  expect(say('sites/nots')).toContain(`Did you mean ${join(dir, 'sites/notes')}?`);
  expect(say('sties/notes')).toContain(`Did you mean ${join(dir, 'sites/notes')}?`);
  expect(say('sties/far')).toBe(
    `There is no folder ${join(dir, 'sties/far')}: ${dir} has no sties. Name a folder that exists.`,
  );
});

it('says that a site needs no folder in its own', () => {
  const dir = temporaryFolder();
  writeFiles(dir, CONFIG);
  expect(sayIn(dir, 'far-away-from-here')).toBe(
    `There is no folder far-away-from-here. The folder of the terminal, ${dir}, is a site: for this one name no folder.`,
  );
});

it('names the site beside the terminal', () => {
  const dir = temporaryFolder();
  writeFiles(join(dir, 'notes'), CONFIG);
  expect(sayIn(dir, 'far-away-from-here')).toContain(`${join(dir, 'notes')} is a site: run`);
});

it('says from where paths are read', () => {
  const dir = temporaryFolder();
  expect(sayIn(dir, 'far-away-from-here')).toContain(
    `Paths start in the folder of the terminal, ${dir}: `,
  );
});
