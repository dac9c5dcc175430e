import {toValues, type Values} from '../common/notes.ts';
import {type DrawnFooter, findDrawnFooter} from './footerHtml.ts';
import {findFooterLogo, type FooterLogo} from './footerLogo.ts';

/** What a footer of Docusaurus has beside links and lines of text; undefined without. */
export interface FooterParts {
  readonly footerLogo: FooterLogo | undefined;
  readonly footerHtml: DrawnFooter | undefined;
}

/** Finds these parts in a configuration. */
export function findFooterParts(config: Values): FooterParts {
  const footer = toValues(toValues(config['themeConfig'])['footer']);
  return {
    footerLogo: findFooterLogo(footer),
    footerHtml: findDrawnFooter(footer, config['baseUrl']),
  };
}
