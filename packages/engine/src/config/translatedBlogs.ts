import {join} from 'node:path';
import {readSiteText} from './textFile.ts';
import type {SiteConfig} from './siteConfig.ts';
import {parseTranslations} from './translatedMessages.ts';
import {findTranslation, translatedFolderOf} from './translations.ts';

/**
 * Translates the words of the blogs of a configuration to its language, as `options.json` in the folder of their
 * translations has them on sites of Docusaurus.
 * @throws {ContentError} I18N-261 when one is no such file
 */
export function translateBlogs(
  dir: string,
  config: SiteConfig,
): {config: SiteConfig; files: readonly string[]} {
  const files: string[] = [];
  const blog = config.blog.map((own) => {
    const file = findTranslation(dir, config, `${translatedFolderOf(own.id, 'blog')}/options.json`);
    if (file === undefined) return own;
    files.push(join(dir, file));
    const texts = parseTranslations(readSiteText(dir, file), file);
    return {
      ...own,
      blogTitle: texts.get('title') ?? own.blogTitle,
      blogDescription: texts.get('description') ?? own.blogDescription,
      blogSidebarTitle: texts.get('sidebar.title') ?? own.blogSidebarTitle,
    };
  });
  return files.length === 0 ? {config, files} : {config: {...config, blog}, files};
}
