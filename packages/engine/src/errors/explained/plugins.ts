import type {pluginProblems} from '../catalogue/plugins.ts';
import {config, type Explanations} from './explanation.ts';

/** Explains the problems of plugins. */
export const pluginExplanations: Explanations<typeof pluginProblems> = {
  'MD-190': {
    params: {plugin: 'remark-example', reason: 'not today'},
    why: [
      '配置里的 remark 或 rehype 插件在这篇笔记上抛出了错误。',
      'A remark or rehype plugin of the configuration threw an error on this note.',
    ],
    example: config(
      `markdown: {\n  remarkPlugins: [\n    function fail() {\n      return () => {\n        throw new Error('not today');\n      };\n    },\n  ],\n},`,
    ),
  },
  'MD-192': {
    params: {plugin: 'remark-example', name: 'prettier'},
    why: [
      '插件自己还要用另一个包，站点里没有装。',
      'The plugin needs a package that the site does not have.',
    ],
  },
  'MD-193': {
    params: {plugin: 'apiLabels', names: '@electron/fiddle-core, semver'},
    why: [
      '站点从 Docusaurus 来，而它的包没有全部安装：插件出错时只少了它做的事，笔记照样生成。包都装好以后，插件出错就是错误（MD-190）。',
      'A Docusaurus site whose packages are not all installed is built without the plugins that fail for it. Once they are installed, a plugin that fails is an error (MD-190).',
    ],
  },
  'MD-191': {
    params: {plugin: 'remark-example', reason: 'line too long'},
    why: [
      '插件用 `file.message()` 报告了一件事，原样转告。',
      'The plugin reported something by `file.message()`; it is passed on.',
    ],
  },
};
