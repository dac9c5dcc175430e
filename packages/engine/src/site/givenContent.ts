import {append} from '../cache/append.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {loadBlogs} from '../content/blog/loadBlog.ts';
import type {GitDates} from '../content/gitDates.ts';
import {createAllContent} from './allContent.ts';
import {toBlogContent} from './blogContent.ts';

interface GivenOptions {
  readonly isProduction: boolean;
  /** The result of `readLastUpdates`. */
  readonly git: GitDates;
}

/**
 * Lets the plugins of a site make what they make of its content: those that are told when all is loaded, and those that add to Docusaurus'
 * own for posts. Of the latter one that fails gives nothing, as where it does not run.
 */
export async function withGivenContent(
  loaded: LoadedConfig,
  options: GivenOptions,
): Promise<LoadedConfig> {
  const {foreign} = loaded;
  if (!foreign) return loaded;
  const {pluginContent} = foreign;
  const {givers, finish} = pluginContent;
  if (givers.length === 0 && !finish) return loaded;
  const made = await finish?.(createAllContent(loaded, options));
  const globalData = {...(made?.globalData ?? pluginContent.globalData)};
  const blogs = givers.length > 0 ? loadBlogs(loaded, options).blogs : [];
  const ofPosts = {};
  const pages = [...(made ?? pluginContent).pages];
  const notices = [...loaded.notices, ...(made?.problems ?? [])];
  for (const {name, id, give} of givers) {
    const blog = blogs.find((one) => one.options.id === id);
    const given = await give(toBlogContent(blog, loaded.config.locale)).catch(() => undefined);
    if (given?.data !== undefined) globalData[name] = {...globalData[name], [id]: given.data};
    Object.assign(ofPosts, given?.ofPosts);
    append(pages, given?.pages ?? []);
    append(notices, given?.problems ?? []);
  }
  const whole = {...pluginContent, pages, globalData, ofPosts};
  return {...loaded, foreign: {...foreign, pluginContent: whole}, notices};
}
