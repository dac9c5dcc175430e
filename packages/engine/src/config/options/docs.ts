import {arrayOf, either, flag, oneOf, optional, section, text, unchecked, withDefault} from '../schema.ts';
import type {SidebarsConfig} from '../../docs/sidebarConfig.ts';

/** `docs`: the notes. `false` switches them off. */
export const docs = either(
  (value) => value === false,
  oneOf([false]),
  section({
    /** Folder of the notes, relative to the site. */
    path: withDefault(text(), 'docs'),
    /** Path of the notes below `baseUrl`. */
    routeBasePath: withDefault(text(), '/'),
    /** Named sidebars; left out, one sidebar is made from the folders; `false`: none. */
    sidebars: withDefault(either((v) => v === false, oneOf([false]), unchecked<SidebarsConfig>('an object of sidebars')), undefined),
    /** Address of the source; the path of the file from the site's folder is appended. */
    editUrl: optional(text()),
    breadcrumbs: withDefault(flag(), true),
    sidebarCollapsible: withDefault(flag(), true),
    sidebarCollapsed: withDefault(flag(), true),
    /** Strip leading order numbers of file and folder names from ids and addresses. */
    numberPrefixParser: withDefault(flag(), true),
    /** Paths relative to the folder of the notes, or their beginnings, to leave out. */
    exclude: withDefault(arrayOf(text()), []),
  }),
);
