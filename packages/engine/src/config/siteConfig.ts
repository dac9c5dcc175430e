import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findMisplacedOption} from './misplacedOption.ts';
import {findCounterpart} from './schema/foreignOptions.ts';
import type {UserConfig} from './user/config.ts';
import {analytics} from './options/analytics.ts';
import {baseUrl} from './options/baseUrl.ts';
import {baseUrlIssueBanner} from './options/baseUrlIssueBanner.ts';
import {blog} from './options/blog.ts';
import {comments} from './options/comments.ts';
import {customFields} from './options/customFields.ts';
import {deploy} from './options/deploy.ts';
import {docs} from './options/docs.ts';
import {favicon} from './options/favicon.ts';
import {followLinks} from './options/followLinks.ts';
import {graph} from './options/graph.ts';
import {headTags} from './options/headTags.ts';
import {i18n} from './options/i18n.ts';
import {images} from './options/images.ts';
import {locale} from './options/locale.ts';
import {markdown} from './options/markdown.ts';
import {messages} from './options/messages.ts';
import {noIndex} from './options/noIndex.ts';
import {offline} from './options/offline.ts';
import {
  onBrokenAnchors,
  onBrokenImages,
  onBrokenLinks,
  onBrokenMarkdownLinks,
  onDuplicateRoutes,
} from './options/onBroken.ts';
import {pages} from './options/pages.ts';
import {redirects} from './options/redirects.ts';
import {run} from './options/run.ts';
import {search} from './options/search.ts';
import {shareImages} from './options/shareImages.ts';
import {staticDirectories, staticDotfiles} from './options/staticDirectories.ts';
import {tagline} from './options/tagline.ts';
import {themeConfig} from './options/themeConfig.ts';
import {title} from './options/title.ts';
import {titleDelimiter} from './options/titleDelimiter.ts';
import {trailingSlash} from './options/trailingSlash.ts';
import {url} from './options/url.ts';
import {vite} from './options/vite.ts';
import {type Infer, object} from './schema/schema.ts';

/** Every option of `wuya.config.ts`. One file each in `options/`. */
export const siteConfigSchema = object({
  title,
  tagline,
  analytics,
  titleDelimiter,
  url,
  baseUrl,
  baseUrlIssueBanner,
  trailingSlash,
  comments,
  customFields,
  favicon,
  followLinks,
  graph,
  headTags,
  i18n,
  images,
  locale,
  messages,
  noIndex,
  offline,
  shareImages,
  staticDirectories,
  staticDotfiles,
  onBrokenLinks,
  onBrokenAnchors,
  onBrokenImages,
  onBrokenMarkdownLinks,
  onDuplicateRoutes,
  redirects,
  run,
  deploy,
  docs,
  blog,
  pages,
  search,
  markdown,
  themeConfig,
  vite,
});

/** A configuration with every default filled in. */
export type SiteConfig = Infer<typeof siteConfigSchema>;

/** Types a configuration; returns it unchanged. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}

/** A problem in a configuration, with the path of its option: `themeConfig.navbar.items[2].label`. */
export interface ConfigProblem {
  readonly option: string;
  readonly diagnostic: Diagnostic;
}

/** Checks a configuration and fills in defaults. All problems are returned, none is thrown. */
export function resolveConfig(input: unknown): {
  config: SiteConfig;
  problems: readonly ConfigProblem[];
} {
  const problems: ConfigProblem[] = [];
  const config = siteConfigSchema.parse(input, '', (option, diagnostic) =>
    problems.push({option, diagnostic: nameElsewhere(option, diagnostic)}),
  );
  return {config, problems};
}

/** Adds to the report of an unknown option where such an option belongs. */
function nameElsewhere(path: string, diagnostic: Diagnostic): Diagnostic {
  // What is in an item of a list belongs to that item.
  const isItem = path.includes('[');
  if (diagnostic.code !== 'CFG-001' || isItem || findCounterpart(path) !== undefined)
    return diagnostic;
  const counterpart = findMisplacedOption(siteConfigSchema, path);
  return counterpart === undefined
    ? diagnostic
    : createDiagnostic(
        'CFG-001',
        {path, counterpart},
        diagnostic.place ? {place: diagnostic.place} : {},
      );
}
