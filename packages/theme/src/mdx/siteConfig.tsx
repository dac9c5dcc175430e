import type {ComponentType, ReactNode} from 'react';
import {useSite} from '../base/context.tsx';
import {isComponent} from '../base/isComponent.ts';
import {formatTitle} from '../head/title.ts';
import {useRouteProps} from './router.tsx';
import {useBaseUrlUtils} from './useBaseUrl.ts';
import {useSiteContext} from './useSiteContext.ts';

/** Returns the settings of the theme as the site's configuration has them. */
export function useThemeConfig(): Readonly<Record<string, unknown>> {
  return useSiteContext().siteConfig.themeConfig;
}

/** Gives a page of another generator the configuration of the site as `config`, and its address. What is no component stays as it is. */
export function withConfig<P extends object>(
  Page: ComponentType<P & {readonly config: unknown} & ReturnType<typeof useRouteProps>>,
): ComponentType<P> {
  if (!isComponent(Page)) return Page as ComponentType<P>;
  return function PageWithConfig(props) {
    return <Page {...props} {...useRouteProps()} config={useSiteContext().siteConfig} />;
  };
}

export interface PageMetadataProps {
  /** The site's title is put behind it. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string | readonly string[];
  /** A path of the site, or a whole address. */
  readonly image?: string;
  /** Tags of the head besides these. */
  readonly children?: ReactNode;
}

/** Title, description and picture of a page made of code. */
export function PageMetadata({title, description, keywords, image, children}: PageMetadataProps) {
  const site = useSite();
  const {withBaseUrl} = useBaseUrlUtils();
  const whole = title && formatTitle(title, site);
  const picture = image && withBaseUrl(image, {absolute: true});
  return (
    <>
      {whole && <title>{whole}</title>}
      {whole && <meta property="og:title" content={whole} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta name="twitter:image" content={picture} />}
      {children}
    </>
  );
}
