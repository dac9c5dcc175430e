import {join, resolve} from 'node:path';
import {append} from '../../../cache/append.ts';
import type {Diagnostic} from '../../../errors/diagnostic.ts';
import {runOwnCode} from '../../../errors/ownCode.ts';
import type {ConfigProblem} from '../../siteConfig.ts';
import type {ContentGiver, GivenContent} from './contentGivers.ts';
import type {OwnPlugin} from './findOwnPlugin.ts';
import {idOf, toList, toValues, type Values} from '../common/notes.ts';
import {
  dataFileOf,
  metadataBySource,
  type PluginFolders,
  type PluginPage,
  routeProblem,
  toGlobalData,
  writeData,
  writePluginPages,
} from './pluginPages.ts';
import {toPluginTags} from './pluginTags.ts';
import {WorkingFolder} from '../../../cache/workingFolder.ts';

/** Content that plugins of a site add to it. */
export interface PluginContent {
  readonly pages: readonly PluginPage[];
  /** What components may ask for, by the name of the plugin and its id. */
  readonly globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What a plugin adds to the metadata of posts, by their addresses. */
  readonly ofPosts?: GivenContent['ofPosts'];
  /** Tags for the head of every page, as `headTags` has them. */
  readonly tags: readonly Values[];
  /** What is run when the site is written. */
  readonly afterBuild: readonly AfterBuild[];
  /** What is given to components once the posts are read. */
  readonly givers: readonly ContentGiver[];
  /**
   * Runs what plugins do with the content of the site: pages and data of all plugins come from here. Undefined where none does
   * anything with it.
   */
  readonly finish?: FinishContent | undefined;
}

/** @param siteContent notes, posts and pages as Docusaurus' own plugins make them, by the names of these */
export type FinishContent = (
  siteContent: Values,
) => Promise<Made & {readonly problems: readonly ConfigProblem[]}>;

/** What plugins make. */
type Made = Pick<PluginContent, 'pages' | 'globalData'>;

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
  /** Its `contentLoaded` asks for what other plugins have loaded, as Docusaurus 2 gave it. */
  readonly isWaiting: boolean;
  readonly routes: readonly unknown[];
  /** What it gave to all components, the last counts. */
  readonly given: readonly unknown[];
}

/** Calls a method that a plugin may have. */
async function call(
  {values: plugin, own}: MadePlugin,
  method: string,
  input?: Values,
): Promise<unknown> {
  return typeof plugin[method] === 'function'
    ? await runOwnCode(own.name, () => (plugin[method] as (input?: Values) => unknown)(input))
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
  const id = idOf(options);
  const routes: unknown[] = [];
  const given: unknown[] = [];
  const actions = {
    addRoute: (route: unknown) => void routes.push(route),
    setGlobalData: (data: unknown) => void given.push(data),
    createData: async (file: string, data: unknown) => {
      const path = dataFileOf(join(folder, name, id), file);
      writeData(path, data);
      return path;
    },
  };
  const content = await call(made, 'loadContent');
  const isWaiting = /\ballContent\b/.test(String(values['contentLoaded']));
  if (!isWaiting) await call(made, 'contentLoaded', {content, actions, allContent: {}});
  return {made, name, id, actions, content, isWaiting, routes, given};
}

/** Takes what a plugin made that is not taken, and the error of a plugin that failed. */
export type ReportPlugin = (
  made: MadePlugin,
  problem: Diagnostic | {readonly error: unknown},
) => void;

/** Does a step of a plugin. One that fails is reported, and the others go on. */
async function attempt<T>(
  one: MadePlugin,
  report: ReportPlugin,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    report(one, {error});
    return undefined;
  }
}

/**
 * Runs plugins one after another and gathers what they make.
 * @param explain words what {@link ReportPlugin} takes
 */
export async function collectContent(
  made: readonly MadePlugin[],
  folders: Omit<PluginFolders, 'themePaths'>,
  explain: (...given: Parameters<ReportPlugin>) => ConfigProblem,
): Promise<Omit<PluginContent, 'givers'> & {readonly problems: readonly ConfigProblem[]}> {
  const problems: ConfigProblem[] = [];
  const report: ReportPlugin = (...given) => void problems.push(explain(...given));
  const running: RunningPlugin[] = [];
  for (const one of made) {
    const started = await attempt(one, report, () => startPlugin(one, folders.cacheDir));
    if (started) running.push(started);
  }
  const tags: Values[] = [];
  for (const {made: one, content} of running)
    await attempt(one, report, async () => {
      append(tags, toPluginTags(await call(one, 'injectHtmlTags', {content})));
    });
  const all = {...folders, themePaths: made.flatMap(themePathOf)};
  const isLate = running.some(
    ({made: {values}, isWaiting}) => isWaiting || values['allContentLoaded'] !== undefined,
  );
  const finish: FinishContent = async (siteContent) => {
    const late: ConfigProblem[] = [];
    const reportLate: ReportPlugin = (...given) => void late.push(explain(...given));
    await new WorkingFolder(folders.dir).run(() => tellAll(running, siteContent, reportLate));
    const metadataOf = metadataBySource(postsOf(siteContent));
    return {...gatherMade(running, {...all, metadataOf}, reportLate), problems: late};
  };
  return {
    ...(isLate ? {pages: [], globalData: {}, finish} : gatherMade(running, all, report)),
    tags,
    afterBuild: running.flatMap(({made: one, content}) =>
      typeof one.values['postBuild'] === 'function'
        ? {
            option: one.option,
            name: one.own.name,
            run: (built) =>
              new WorkingFolder(folders.dir).run(
                async () => void (await call(one, 'postBuild', {...built, content})),
              ),
          }
        : [],
    ),
    problems,
  };
}

/** Lists the posts of all blogs of a site. */
function postsOf(siteContent: Values): {readonly metadata: Values}[] {
  const blogs = toValues(siteContent['docusaurus-plugin-content-blog']);
  return Object.values(blogs).flatMap((blog) =>
    toList(toValues(blog)['blogPosts']).map((post) => ({
      metadata: toValues(toValues(post)['metadata']),
    })),
  );
}

/** Tells plugins what all have loaded. */
async function tellAll(
  running: readonly RunningPlugin[],
  siteContent: Values,
  report: ReportPlugin,
): Promise<void> {
  // Content of the site is read when a plugin asks for it.
  const allContent = Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(siteContent),
      ...Object.getOwnPropertyDescriptors(byName(running, ({content}) => content)),
    },
  ) as Values;
  for (const {made, actions, content, isWaiting} of running)
    if (isWaiting)
      await attempt(made, report, () =>
        call(made, 'contentLoaded', {content, actions, allContent}),
      );
  for (const {made, actions} of running)
    await attempt(made, report, () => call(made, 'allContentLoaded', {allContent, actions}));
}

/** Gathers the pages and data that plugins made. */
function gatherMade(
  running: readonly RunningPlugin[],
  folders: PluginFolders,
  report: ReportPlugin,
): Made {
  const pages = running.flatMap(({made: one, routes}) => {
    const all = routes.map((route) => writePluginPages(route, folders));
    const left = all.flatMap((made) => made.left);
    if (left.length > 0) report(one, routeProblem(one.own.name, left));
    return all.flatMap((made) => made.pages);
  });
  const giving = running.filter(({given}) => given.at(-1) !== undefined);
  return {pages, globalData: byName(giving, ({given}) => toGlobalData(given.at(-1)))};
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
