import {expect, it} from 'vitest';
import {printProblem} from '../../../test/helpers/site.ts';
import {resolveConfig} from '../../config/siteConfig.ts';
import {checkPictureLibrary} from './pictureLibrary.ts';

it('what makes pictures is asked for where the site wants some, and is not installed', () => {
  const check = (images: object | undefined, isInstalled: boolean) => {
    const site = {title: '站', url: 'https://x.example', ...(images && {images})};
    return checkPictureLibrary(
      {dir: '/site', file: '/site/wuya.config.ts', config: resolveConfig(site).config},
      () => (isInstalled ? ({} as never) : undefined),
    ).map(printProblem);
  };
  expect(check({widths: [120]}, false)).toEqual(['warning IM-066 wuya.config.ts']);
  expect(check({widths: [120]}, true)).toEqual([]);
  expect(check(undefined, false)).toEqual([]);
});
