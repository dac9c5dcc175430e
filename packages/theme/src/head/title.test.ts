import {describe, expect, it} from 'vitest';
import {formatTitle} from './title.ts';

const SITE = {title: '无涯', titleDelimiter: '|'};

describe('formatTitle', () => {
  it('puts the delimiter between page and site', () => {
    expect(formatTitle('闭包', SITE)).toBe('闭包 | 无涯');
  });

  it.each(['', '  ', '无涯', ' 无涯 '])('gives the title of the site alone for %j', (title) => {
    expect(formatTitle(title, SITE)).toBe('无涯');
  });

  it('sets a full-width delimiter without spaces', () => {
    expect(formatTitle('闭包', {...SITE, titleDelimiter: '｜'})).toBe('闭包｜无涯');
  });

  it('names the section between the two', () => {
    expect(formatTitle('闭包', SITE, '前端')).toBe('闭包 | 前端 | 无涯');
  });

  it('does not name the section on its own page', () => {
    expect(formatTitle('前端', SITE, '前端')).toBe('前端 | 无涯');
  });
});
