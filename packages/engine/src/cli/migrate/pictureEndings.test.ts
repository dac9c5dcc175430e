import {expect, it} from 'vitest';
import type {MigratedFile} from './from/common/migration.ts';
import {namePictures} from './pictureEndings.ts';

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

it('names pictures without an ending by what they are, and leaves other files alone', () => {
  const copy = (copyOf: string): MigratedFile => ({copyOf});
  const files = new Map<string, MigratedFile>([
    [
      'docs/a/b.md',
      {
        text: '![](assets/16e31) <img src="assets/x.image?w=1"> [许](../LICENSE) ![](/pic/y)\n`![](assets/16e31)` ![](assets/z.png) ![](assets/无)\n',
      },
    ],
    ['docs/a/assets/16e31', copy('a/assets/16e31')],
    ['docs/a/assets/x.image', copy('a/assets/x.image')],
    ['docs/a/assets/z.png', copy('a/assets/z.png')],
    ['docs/LICENSE', copy('LICENSE')],
    ['static/pic/y', copy('public/pic/y')],
  ]);
  const read: string[] = [];
  const named = namePictures(files, (path) => {
    read.push(path);
    return path === 'LICENSE' ? new TextEncoder().encode('MIT') : PNG;
  });
  expect(named.get('docs/a/b.md')).toEqual({
    text: '![](./assets/16e31.png) <img src="./assets/x.image.png?w=1"> [许](../LICENSE) ![](/pic/y.png)\n`![](assets/16e31)` ![](assets/z.png) ![](assets/无)\n',
  });
  expect([...named.keys()].sort()).toEqual([
    'docs/LICENSE',
    'docs/a/assets/16e31.png',
    'docs/a/assets/x.image.png',
    'docs/a/assets/z.png',
    'docs/a/b.md',
    'static/pic/y',
    'static/pic/y.png',
  ]);
  expect(read.sort()).toEqual(['LICENSE', 'a/assets/16e31', 'a/assets/x.image', 'public/pic/y']);
});
