import type {SiteData} from '@wuya/theme/types';
import type {Bundle} from '../bundle/make/buildBundle.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createBaseUrlBanner} from '../document/baseUrlBanner.ts';
import {createInlineScript} from '../document/inlineScript.ts';
import {assetHref} from '../routes/assets.ts';

/** Makes the inline scripts of documents: that of each, and that of the home page alone. */
export function createScripts(
  config: SiteConfig,
  siteData: SiteData,
  {entryPath, offline}: Pick<Bundle, 'entryPath' | 'offline'>,
): {readonly script: string; readonly homeScript: string | null} {
  return {
    script: createInlineScript(
      siteData,
      assetHref(config.baseUrl, entryPath),
      config.themeConfig.companion.desk,
      offline && assetHref(config.baseUrl, offline.registerPath),
    ),
    homeScript: config.baseUrlIssueBanner ? createBaseUrlBanner(siteData) : null,
  };
}
