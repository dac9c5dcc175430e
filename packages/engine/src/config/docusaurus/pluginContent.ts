import {join, relative, resolve} from 'node:path';
import {writeIfOther} from '../../cache/files.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {OwnPlugin} from './findOwnPlugin.ts';
import {toValues, type Values} from './notes.ts';
import {type PluginFolders, type PluginPage, toGlobalData, writePluginPage} from './pluginPages.ts';
import {toPluginTags} from './pluginTags.ts';

/** What plugins of a site put into it. */
export interface PluginContent {
  readonly pages: readonly PluginPage[];
  /** What components may ask for, by the name of the plugin and its id. */
  readonly globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Tags for the head of every page, as `headTags` has them. */
  readonly tags: readonly Values[];
}

/** A plugin that was made. */
export interface MadePlugin {
  readonly option: string;
  readonly own: OwnPlugin;
  readonly options: Values;
  /** What its function gives. */
  readonly values: Values;
}

/** What one plugin made. */
interface MadeContent {
  readonly name: string;
  readonly id: string;
  readonly routes: readonly unknown[];
  readonly data: unknown;
  readonly tags: readonly Values[];
}

/**
 * Runs a plugin as far as it makes content: it loads it, makes data and routes of it, and says what every page has in its head.
 * @param folder for its data, absolute
 * @throws what the plugin throws
 */
async function runPlugin(
  {values: plugin, options}: MadePlugin,
  folder: string,
): Promise<MadeContent> {
  const name = typeof plugin['name'] === 'string' ? plugin['name'] : 'plugin';
  const id = typeof options['id'] === 'string' ? options['id'] : 'default';
  const routes: unknown[] = [];
  const given: unknown[] = [];
  const actions = {
    addRoute: (route: unknown) => void routes.push(route),
    setGlobalData: (data: unknown) => void given.push(data),
    createData: async (file: string, data: unknown) =>
      writeData(join(folder, name, id), file, data),
  };
  const call = async (method: string, input?: Values): Promise<unknown> =>
    typeof plugin[method] === 'function'
      ? await (plugin[method] as (input?: Values) => unknown)(input)
      : undefined;
  const content = await call('loadContent');
  await call('contentLoaded', {content, actions, allContent: {}});
  const injected = await call('injectHtmlTags', {content});
  return {name, id, routes, data: given.at(-1), tags: toPluginTags(injected)};
}

/** @throws where the name leads out of the plugin's folder */
function writeData(folder: string, name: string, data: unknown): string {
  const file = join(folder, name);
  if (relative(folder, file).startsWith('..'))
    throw new Error(`createData: ${name} leads out of its folder`);
  writeIfOther(file, typeof data === 'string' ? data : JSON.stringify(data));
  return file;
}

/**
 * Runs plugins one after another and gathers what they make.
 * @param report takes what a plugin made that is not taken, and a plugin that failed
 */
export async function collectContent(
  made: readonly MadePlugin[],
  folders: Omit<PluginFolders, 'themePaths'>,
  report: (made: MadePlugin, problem: Diagnostic | {readonly error: unknown}) => void,
): Promise<PluginContent> {
  const pages: PluginPage[] = [];
  const globalData: Record<string, Record<string, unknown>> = {};
  const tags: Values[] = [];
  const themePaths = made.flatMap(themePathOf);
  for (const one of made) {
    try {
      const content = await runPlugin(one, folders.cacheDir);
      for (const route of content.routes) {
        const page = writePluginPage(route, {...folders, themePaths});
        if (page) pages.push(page);
        else report(one, routeProblem(one.own.name, toValues(route)['path']));
      }
      if (content.data !== undefined)
        (globalData[content.name] ??= {})[content.id] = toGlobalData(content.data);
      tags.push(...content.tags);
    } catch (error) {
      report(one, {error});
    }
  }
  return {pages, globalData, tags};
}

function themePathOf({values: {getThemePath}, own}: MadePlugin): string[] {
  const path = typeof getThemePath === 'function' ? (getThemePath as () => unknown)() : undefined;
  return typeof path === 'string' ? [resolve(own.folder, path)] : [];
}

function routeProblem(name: string, path: unknown): Diagnostic {
  return createDiagnostic('CFG-220', {
    name,
    advice: [
      `它的地址 ${String(path)} 没有生成：这里只生成固定地址、由数据和一个组件组成的页面。`,
      `Its address ${String(path)} is not made: pages here have one fixed address, one component and data.`,
    ],
  });
}
