import type {SiteData} from '@wuya/theme/types';
import type {Bundle} from '../bundle/make/buildBundle.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createBaseUrlBanner} from '../document/baseUrlBanner.ts';
import {createInlineScript} from '../document/inlineScript.ts';
import {createLanguageScript} from '../document/lostLanguage.ts';
import {assetHref} from '../routes/assets.ts';

/** The inline scripts of documents: that of each, and those of the home page and of the not-found page alone, where there are any. */
interface Scripts {
  readonly script: string;
  readonly homeScript: string | null;
  readonly notFoundScript: string | null;
}

/** Makes the inline scripts of the documents of a site. */
export function createScripts(
  config: SiteConfig,
  siteData: SiteData,
  {entryPath, offline}: Pick<Bundle, 'entryPath' | 'offline'>,
): Scripts {
  return {
    script: createInlineScript({
      site: siteData,
      clientHref: assetHref(config.baseUrl, entryPath),
      hasDesk: config.themeConfig.companion.desk,
      offlineHref: offline && assetHref(config.baseUrl, offline.registerPath),
    }),
    homeScript: config.baseUrlIssueBanner ? createBaseUrlBanner(siteData) : null,
    notFoundScript: createLanguageScript(siteData),
  };
}

/** Lists what is between the tags of the scripts, for the content security policy. */
export const listScripts = ({script, homeScript, notFoundScript}: Scripts): readonly string[] =>
  [script, homeScript, notFoundScript].filter((one) => one !== null);
