import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {translateTheme} from './translatedTheme.ts';

it.each(['docusaurus-theme-classic/', ''])(
  'translates labels of navbar and footer by files in the folder %o of a language',
  (folder) => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      [`i18n/zh-CN/${folder}navbar.json`]: '{"item.label.Notes": {"message": "笔记"}}',
      [`i18n/zh-CN/${folder}footer.json`]:
        '{"link.item.label.Source": {"message": "源码"}, "link.title.More": {"message": "更多"}}',
    });
    const {config, files} = translateTheme(
      dir,
      configWith({
        locale: 'zh-CN',
        themeConfig: {
          navbar: {items: [{label: 'Notes', to: '/a/'}]},
          footer: {links: [{label: 'Source', href: 'https://x.example', column: 'More'}]},
        },
      }),
    );
    const {navbar, footer} = config.themeConfig;
    expect(navbar.items).toMatchObject([{label: '笔记'}]);
    expect(footer.links).toMatchObject([{label: '源码', column: '更多'}]);
    expect(files).toHaveLength(2);
  },
);

it('translates HTML of a footer: the rights, and titles of columns', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'i18n/zh-CN/footer.json':
      '{"copyright": {"message": "© <b>我</b>"}, "link.title.More": {"message": "更多"}}',
  });
  const html = {items: [{html: '<hr>', at: 0, column: 'More'}], copyright: '© <b>Me</b>'};
  const {config, footerHtml} = translateTheme(dir, configWith({locale: 'zh-CN'}), html);
  expect(footerHtml).toEqual({
    items: [{html: '<hr>', at: 0, column: '更多'}],
    copyright: '© <b>我</b>',
  });
  expect(config.themeConfig.footer.legal).toEqual([]);
});

it('translates names of collections and what dropdowns hold besides, and keeps what the files do not name', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'i18n/zh-CN/navbar.json':
      '{"item.label.Guide": {"message": "指南"}, "item.label.More": {"message": "更多"}}',
  });
  const {config} = translateTheme(
    dir,
    configWith({
      locale: 'zh-CN',
      docs: {label: 'Guide'},
      themeConfig: {
        navbar: {
          title: 'T',
          items: [
            {
              type: 'docsVersionDropdown',
              dropdownItemsBefore: [{label: 'More', to: '/a/'}],
              dropdownItemsAfter: [{label: 'More', to: '/b/'}],
            },
          ],
        },
      },
    }),
  );
  expect(config.docs.map(({label}) => label)).toEqual(['指南']);
  expect(config.themeConfig.navbar).toMatchObject({
    title: 'T',
    items: [{dropdownItemsBefore: [{label: '更多'}], dropdownItemsAfter: [{label: '更多'}]}],
  });
});
