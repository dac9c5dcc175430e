import {entry} from './entry.ts';

/** Problems of plugins that work on the text of notes. */
export const pluginProblems = {
  'MD-190': entry<{plugin: string; reason: string}>({
    level: 'error',
    text: ({plugin, reason}) => [
      `插件 ${plugin} 处理这篇笔记时出错：${reason}`,
      `The plugin ${plugin} failed on this note: ${reason}`,
    ],
    hint: () => [
      '检查插件和它的选项；从配置里去掉它，这篇笔记就能生成。',
      'Check the plugin and its options; without it in the config, the note can be built.',
    ],
  }),
  'MD-192': entry<{plugin: string; name: string}>({
    level: 'error',
    text: ({plugin, name}) =>
      plugin === name
        ? [`插件 ${name} 没有安装。`, `The plugin ${name} is not installed.`]
        : [
            `插件 ${plugin} 要用的 ${name} 没有安装。`,
            `The plugin ${plugin} uses ${name}, which is not installed.`,
          ],
    hint: ({name}) => [`运行 npm install ${name}。`, `Run npm install ${name}.`],
  }),
  'MD-193': entry<{plugin: string; names: string}>({
    level: 'warning',
    text: ({plugin, names}) => [
      `插件 ${plugin} 没有起作用：它要用的包没有安装。配置里没有安装的包：${names}`,
      `The plugin ${plugin} was left out: a package that it uses is not installed. Of the configuration these are not: ${names}`,
    ],
    hint: () => [
      '在站点的文件夹里运行 npm install。',
      'Run npm install in the folder of the site.',
    ],
  }),
  'MD-191': entry<{plugin: string; reason: string}>({
    level: 'warning',
    text: ({plugin, reason}) => [`插件 ${plugin}：${reason}`, `The plugin ${plugin}: ${reason}`],
  }),
} as const;
