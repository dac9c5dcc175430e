import {join, relative, resolve} from 'node:path';
import {writeIfOther} from '../../cache/files.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {ContentGiver} from './contentGivers.ts';
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
  /** What is run when the site is written. */
  readonly afterBuild: readonly AfterBuild[];
  /** What is given to components once the posts are read. */
  readonly givers: readonly ContentGiver[];
}

/** What a plugin does with the files of a site that is built. */
export interface AfterBuild {
  readonly option: string;
  /** The plugin, as problems name it. */
  readonly name: string;
  /** @throws what the plugin throws */
  run(built: Values): Promise<void>;
}

/** A plugin that was made. */
export interface MadePlugin {
  readonly option: string;
  readonly own: OwnPlugin;
  readonly options: Values;
  /** What its function gives. */
  readonly values: Values;
}

/** A plugin that is running, and what it made so far. */
interface RunningPlugin {
  readonly made: MadePlugin;
  readonly name: string;
  readonly id: string;
  readonly actions: Values;
  readonly content: unknown;
  readonly routes: readonly unknown[];
  /** What it gave to all components, the last counts. */
  readonly given: readonly unknown[];
}

/** Calls a method that a plugin may have. */
async function call(
  {values: plugin}: MadePlugin,
  method: string,
  input?: Values,
): Promise<unknown> {
  return typeof plugin[method] === 'function'
    ? await (plugin[method] as (input?: Values) => unknown)(input)
    : undefined;
}

/**
 * Runs a plugin as far as it makes content of its own: it loads it, and makes data and routes of it.
 * @param folder for its data, absolute
 * @throws what the plugin throws
 */
async function startPlugin(made: MadePlugin, folder: string): Promise<RunningPlugin> {
  const {values, options} = made;
  const name = typeof values['name'] === 'string' ? values['name'] : 'plugin';
  const id = typeof options['id'] === 'string' ? options['id'] : 'default';
  const routes: unknown[] = [];
  const given: unknown[] = [];
  const actions = {
    addRoute: (route: unknown) => void routes.push(route),
    setGlobalData: (data: unknown) => void given.push(data),
    createData: async (file: string, data: unknown) =>
      writeData(join(folder, name, id), file, data),
  };
  const content = await call(made, 'loadContent');
  await call(made, 'contentLoaded', {content, actions, allContent: {}});
  return {made, name, id, actions, content, routes, given};
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
): Promise<Omit<PluginContent, 'givers'>> {
  const attempt = async <T>(one: MadePlugin, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      report(one, {error});
      return undefined;
    }
  };
  const running: RunningPlugin[] = [];
  for (const one of made) {
    const started = await attempt(one, () => startPlugin(one, folders.cacheDir));
    if (started) running.push(started);
  }
  const allContent = byName(running, ({content}) => content);
  const tags: Values[] = [];
  for (const {made: one, actions, content} of running)
    await attempt(one, async () => {
      await call(one, 'allContentLoaded', {allContent, actions});
      tags.push(...toPluginTags(await call(one, 'injectHtmlTags', {content})));
    });
  const themePaths = made.flatMap(themePathOf);
  const pages = running.flatMap(({made: one, routes}) =>
    routes.flatMap((route) => {
      const page = writePluginPage(route, {...folders, themePaths});
      if (!page) report(one, routeProblem(one.own.name, toValues(route)['path']));
      return page ?? [];
    }),
  );
  return {
    pages,
    globalData: byName(
      running.filter(({given}) => given.at(-1) !== undefined),
      ({given}) => toGlobalData(given.at(-1)),
    ),
    tags,
    afterBuild: running.flatMap(({made: one, content}) =>
      typeof one.values['postBuild'] === 'function'
        ? {
            option: one.option,
            name: one.own.name,
            run: async (built) => void (await call(one, 'postBuild', {...built, content})),
          }
        : [],
    ),
  };
}

/** Groups what plugins have by their names and ids. */
function byName(
  plugins: readonly RunningPlugin[],
  get: (plugin: RunningPlugin) => unknown,
): Record<string, Record<string, unknown>> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const plugin of plugins) (groups[plugin.name] ??= {})[plugin.id] = get(plugin);
  return groups;
}

/** Finds the folder of components that a plugin brings, absolute; none for most. */
export function themePathOf({
  values: {getThemePath},
  own,
}: Pick<MadePlugin, 'values' | 'own'>): string[] {
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
