import type {ComponentType} from 'react';
import {isComponent} from '../base/isComponent.ts';
import {useRouteProps} from './router.tsx';
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
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string | readonly string[];
}

/** Title and description of a page made of code. */
export function PageMetadata({title, description, keywords}: PageMetadataProps) {
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(',')} />}
    </>
  );
}
