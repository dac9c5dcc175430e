import {type LoadedConfig, placeProblems} from '../config/loadConfig.ts';
import type {ConfigProblem} from '../config/siteConfig.ts';
import {loadBlogs} from '../content/blog/loadBlog.ts';
import type {PostOrder, PostOrders} from '../content/blog/postOrder.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {thrownText} from '../errors/thrownText.ts';
import {toBlogContent} from './blogContent.ts';

/** Asks the functions of a site that order posts. Where one fails, or gives no list, the posts stay in theirs. */
export async function orderPosts(
  site: LoadedConfig,
  {isProduction}: {readonly isProduction: boolean},
): Promise<PostOrders> {
  const processors = site.foreign?.postProcessors;
  const orders = new Map<string, PostOrder>();
  if (!processors?.size) return {orders, diagnostics: []};
  const failed: ConfigProblem[] = [];
  for (const blog of loadBlogs(site, {isProduction}).blogs) {
    const processor = processors.get(blog.options.id);
    if (!processor) continue;
    try {
      // They are sorted in place by some.
      const {blogPosts} = toBlogContent(blog, site.config.locale);
      const made = await processor.process([...blogPosts]);
      if (!Array.isArray(made)) throw new TypeError('no list of posts');
      const addresses = (posts: readonly unknown[]) =>
        posts.map((post) => (post as (typeof blogPosts)[number]).metadata.permalink as string);
      orders.set(blog.options.id, {asked: new Set(addresses(blogPosts)), kept: addresses(made)});
    } catch (error) {
      const reason = `${processor.option}: ${thrownText(error)}`;
      failed.push({option: processor.option, diagnostic: createDiagnostic('CFG-005', {reason})});
    }
  }
  return {orders, diagnostics: placeProblems(failed, site.file)};
}
