import {entry, didYouMean, list, inVersions} from './entry.ts';

/** Problems of the navbar. */
export const documentProblems = {
  'NB-001': entry<{
    type: string;
    known: readonly string[];
    item: string;
    nearest?: string;
    file?: string;
  }>({
    level: 'error',
    text: ({type, item, known}) => [
      `导航栏项目渲染失败：没有“${type}”这种项目。请检查 themeConfig.navbar.items 里的这一项：\n${item}\n可用的 type：${known.join('、')}`,
      `A navbar item failed to render. Check this item of themeConfig.navbar.items:\n${item}\n\nCause:\nNo NavbarItem component found for type "${type}".`,
    ],
    hint: ({nearest, file}) =>
      file === undefined
        ? didYouMean(nearest)
        : [
            `在 ${file} 里导出名为 NavbarItem 的组件。`,
            `Export a component named NavbarItem from ${file}.`,
          ],
  }),
  'NB-003': entry<{
    id: string;
    ids: readonly string[];
    item: string;
    versions: readonly string[];
    nearest?: string;
  }>({
    level: 'error',
    text: ({id, ids, item, versions}) => [
      `导航栏里的文档 id“${id}”不存在：\n${item}\n可用的 id：\n${list(ids)}`,
      `Couldn't find any doc with id "${id}" ${inVersions(versions)}.\nAvailable doc ids are:\n${list(ids)}`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'NB-004': entry<{
    id: string;
    ids: readonly string[];
    item: string;
    versions: readonly string[];
    nearest?: string;
  }>({
    level: 'error',
    text: ({id, ids, item, versions}) => [
      `导航栏里的侧栏 id“${id}”不存在：\n${item}\n可用的侧栏 id：\n${list(ids)}`,
      `Can't find any sidebar with id "${id}" ${inVersions(versions)}.\nAvailable sidebar ids are:\n${list(ids)}`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'NB-005': entry<{
    id: string;
    ids: readonly string[];
    item: string;
    versions: readonly string[];
    nearest?: string;
  }>({
    level: 'error',
    text: ({id, ids, item}) => [
      `导航栏里的版本“${id}”不存在：\n${item}\n可用的版本：\n${list(ids)}`,
      `There is no docs version "${id}".\nAvailable version names are:\n${list(ids)}`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'NB-006': entry<{id: string}>({
    level: 'error',
    text: ({id}) => [
      `导航栏要链接到侧栏“${id}”，但其中没有笔记。`,
      `The navbar links to the sidebar "${id}", which has no note.`,
    ],
    hint: () => [
      '在这个侧栏里放一篇笔记，或从导航栏里去掉这一项。',
      'Fill it, or take the item out of the navbar.',
    ],
  }),
  'NB-008': entry<{id: string; ids: readonly string[]; nearest?: string}>({
    level: 'error',
    text: ({id, ids}) => [
      `导航栏里的 docsPluginId“${id}”不存在。可用的 id：\n${list(ids)}`,
      `The docsPluginId "${id}" of the navbar does not exist. Available ids are:\n${list(ids)}`,
    ],
    hint: ({nearest}) => didYouMean(nearest),
  }),
  'NB-007': entry<{path: string}>({
    level: 'error',
    text: ({path}) => [
      `导航栏的标志不存在：${path}。`,
      `The logo of the navbar does not exist: ${path}.`,
    ],
    hint: () => [
      '路径相对于静态文件夹（staticDirectories），例如 img/logo.svg。',
      'The path is relative to the static folder (staticDirectories), such as img/logo.svg.',
    ],
  }),
} as const;
