import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {resolveConfig} from '../config/siteConfig.ts';
import {createBrand} from './brand.ts';

function brandOf(navbar?: unknown, more: object = {}) {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'static/img'), {recursive: true});
  writeFileSync(
    join(dir, 'static/img/a.svg'),
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>\n',
  );
  const {config} = resolveConfig({
    title: '甲 & 乙',
    url: 'https://x.example',
    baseUrl: '/b/',
    themeConfig: {navbar},
  });
  const {html, problems} = createBrand({dir, file: join(dir, 'wuya.config.ts'), config, ...more});
  return {html, problems: problems.map(({option, diagnostic}) => `${option} ${diagnostic.code}`)};
}

describe('the brand', () => {
  it('is the title of the site, or what the navbar says instead', () => {
    expect(brandOf()).toEqual({html: '<b>甲 &amp; 乙</b>', problems: []});
    expect(brandOf({title: '丙'}).html).toBe('<b>丙</b>');
  });

  it('has the class that styles for Docusaurus hide it by, on such a site', () => {
    expect(brandOf({title: '丙'}, {file: '/a/docusaurus.config.js'}).html).toBe(
      '<b class="navbar__title">丙</b>',
    );
  });

  it('has the logo before it, one for each colour mode if there are two', () => {
    expect(brandOf({logo: {src: 'img/a.svg'}}).html).toBe(
      '<img src="/b/img/a.svg" alt=""><b>甲 &amp; 乙</b>',
    );
    expect(brandOf({title: '', logo: {src: '/b/img/a.svg'}})).toEqual({
      html: '<img src="/b/img/a.svg" alt="">',
      problems: [],
    });
    expect(brandOf({logo: {src: 'img/%61.svg?v=2'}}).problems).toEqual([]);
    expect(brandOf({title: '', logo: {src: './img/a.svg'}})).toEqual({
      html: '<img src="/b/img/a.svg" alt="">',
      problems: [],
    });
    expect(
      brandOf({title: '', logo: {src: 'img/a.svg', srcDark: 'https://x.example/d.png'}}).html,
    ).toBe(
      '<img class="only-light" src="/b/img/a.svg" alt=""><img class="only-dark" src="https://x.example/d.png" alt="">',
    );
  });

  it('takes a drawing that is written into the configuration', () => {
    const src = 'data:image/svg+xml,%3Csvg%3E';
    expect(brandOf({title: '', logo: {src}})).toEqual({
      html: `<img src="${src}" alt="">`,
      problems: [],
    });
    expect(brandOf({logo: {src: 'data:text/html,<script>'}}).html).not.toContain('data:');
  });

  it('can be drawn into the page, where it takes its colours', () => {
    expect(brandOf({logo: {src: 'img/a.svg', inline: true, wordmark: 'img/a.svg'}}).html).toBe(
      '<svg class="mark" aria-hidden="true" viewBox="0 0 1 1"><path d="M0 0"/></svg><svg class="word" aria-hidden="true" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    );
  });

  it('takes no file from outside the static folders', () => {
    expect(brandOf({logo: {src: '../secret.svg', inline: true}}).problems).toEqual([
      'themeConfig.navbar.logo.src NB-007',
    ]);
  });

  it.each(['', '/', 'img', 'img/', 'a\0b', 'x'.repeat(5000)])(
    'names what is no file: %j',
    (path) => {
      const logo = {src: path, srcDark: path, wordmark: path};
      expect(brandOf({logo: {...logo, inline: true}}).problems).toEqual([
        'themeConfig.navbar.logo.src NB-007',
        'themeConfig.navbar.logo.wordmark NB-007',
      ]);
    },
  );

  it('names files that are not there', () => {
    expect(brandOf({logo: {src: 'img/b.svg', inline: true, wordmark: 'c.svg'}})).toEqual({
      html: '',
      problems: ['themeConfig.navbar.logo.src NB-007', 'themeConfig.navbar.logo.wordmark NB-007'],
    });
  });
});
