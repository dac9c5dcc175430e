import {isPlainObject} from '../../schema/plainObject.ts';
import {dropControls} from '../../schema/dropControls.ts';
import {findScriptScheme} from '../../schema/scriptAddress.ts';
import {toText, type Values} from '../common/notes.ts';

/** The picture in the footer, as a configuration of Docusaurus has it. */
export interface FooterLogo {
  readonly src: string;
  readonly srcDark?: string;
  readonly alt: string;
  readonly href?: string;
  readonly width?: string;
  readonly height?: string;
  /** Whether it is rendered for a dark ground in both colour modes. */
  readonly isOnDark: boolean;
}

/** Reads the picture of a footer; undefined without one. A link that would run a script is left out. */
export function findFooterLogo(footer: Values): FooterLogo | undefined {
  const {logo} = footer;
  if (!isPlainObject(logo) || typeof logo['src'] !== 'string' || logo['src'] === '')
    return undefined;
  const text = (key: string): Values => {
    const value = toText(logo[key]);
    return value === undefined ? {} : {[key]: dropControls(value)};
  };
  return {
    src: dropControls(logo['src']),
    ...text('srcDark'),
    alt: '',
    ...text('alt'),
    ...(findScriptScheme(toText(logo['href']) ?? '') === undefined && text('href')),
    ...text('width'),
    ...text('height'),
    isOnDark: footer['style'] === 'dark' && logo['srcDark'] === undefined,
  };
}
