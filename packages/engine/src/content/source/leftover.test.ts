import {expect, it} from 'vitest';
import {isLeftover} from './leftover.ts';

it.each([
  'a.md~',
  'js/#a.md#',
  'js/~$表.docx',
  '.a.md.swp',
  'a.md.swo',
  'a.md___jb_tmp___',
  'a.md___jb_old___',
  'a.md.bak',
  'a.md.orig',
  'a.md.rej',
  'a.md.save',
  'Thumbs.db',
  'js/desktop.ini',
])('a program left %s', (path) => expect(isLeftover(path)).toBe(true));

it.each(['a.png', 'C#.png', '~a.png', 'a~b.svg', '数据.db', 'a.swf', 'orig/a.png', 'a.ini'])(
  '%s is the author’s',
  (path) => expect(isLeftover(path)).toBe(false),
);
