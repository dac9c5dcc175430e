import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {keyOfRenderer} from './quickRenderer.ts';

it('is another once a component of the theme is replaced, also while no server watches', () => {
  const dir = temporaryFolder();
  const site = {dir, config: {vite: {}}, dependencies: []} as unknown as LoadedConfig;
  const before = keyOfRenderer(site, {});
  expect(keyOfRenderer(site, {})).toBe(before);
  writeFiles(dir, {'theme/Footer.tsx': 'export const Footer = () => null;\n'});
  expect(keyOfRenderer(site, {})).not.toBe(before);
});
