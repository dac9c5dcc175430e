import {describe, expect, it} from 'vitest';
import type {PageData, SiteData} from '@wuya/theme/types';
import {cardOf} from './shareCard.ts';

const site = {
  title: '无涯',
  tagline: '知也无涯',
  titleDelimiter: '｜',
  locale: 'zh-CN',
  sections: [{label: '后端', href: '/w/backend/', water: 'deep'}],
} as unknown as SiteData;
const head = {
  title: '锁｜后端｜无涯',
  description: '谁先谁后。',
  canonical: 'https://a.b/',
  type: 'article',
};
const note = (more: object = {}): PageData =>
  ({kind: 'doc', path: '/w/backend/lock/', breadcrumbs: [], head, ...more}) as unknown as PageData;

describe('the card of a page', () => {
  it('says title, section and lead, and has the water of the section', () => {
    expect(cardOf(note(), site)).toEqual({
      title: '锁',
      section: '后端',
      lead: '谁先谁后。',
      site: '无涯',
      tagline: '知也无涯',
      water: 'deep',
      lang: 'zh-CN',
    });
  });

  it('keeps a title that has the delimiter in it, and names no section that is the title', () => {
    expect(cardOf(note({head: {...head, title: '甲｜乙｜后端｜无涯'}}), site)?.title).toBe(
      '甲｜乙',
    );
    const own = cardOf(note({path: '/w/backend/', head: {...head, title: '后端｜无涯'}}), site);
    expect([own?.title, own?.section]).toEqual(['后端', undefined]);
  });

  it('of a post has the name that its path of names begins with', () => {
    const post = note({
      kind: 'blog',
      view: 'post',
      path: '/w/blog/a/',
      breadcrumbs: [{label: '首页'}, {label: '随笔'}, {label: '2026'}],
      head: {...head, title: '甲｜随笔｜无涯'},
    });
    expect(cardOf(post, site)).toMatchObject({title: '甲', section: '随笔', water: 'ripple'});
  });

  it('of the home page says what the site says', () => {
    const home = note({kind: 'home', path: '/w/', head: {...head, title: '无涯'}});
    expect(cardOf(home, site)).toMatchObject({title: '无涯', lead: '知也无涯', tagline: ''});
  });

  it.each([
    ['a page with a picture of its own', note({head: {...head, image: 'https://a.b/c.png'}})],
    ['a list', note({kind: 'tag'})],
    ['a page without an address', note({head: {...head, canonical: undefined}})],
  ])('is none for %s', (_, page) => {
    expect(cardOf(page, site)).toBeUndefined();
  });
});
