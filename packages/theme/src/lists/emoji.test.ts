import {expect, it} from 'vitest';
import {splitEmoji} from './emoji.ts';

it.each([
  ['🚀 起步', '🚀', '起步'],
  ['👩‍💻写代码', '👩‍💻', '写代码'],
  ['🇨🇳 中国', '🇨🇳', '中国'],
  ['✍🏽 写', '✍🏽', '写'],
  ['起步 🚀', undefined, '起步 🚀'],
  ['1. 起步', undefined, '1. 起步'],
])('D7 takes from %s the emoji %s', (label, emoji, rest) => {
  expect(splitEmoji(label)).toEqual(emoji === undefined ? {rest} : {emoji, rest});
});
