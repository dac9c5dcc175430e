import {join} from 'node:path';
import {findModuleFile} from './findModuleFile.ts';
import {toSlashes} from './toSlashes.ts';

/** Components that the theme of Docusaurus renders by itself, wherever pages ask for them or not. */
export const STOCK = new RegExp(
  `^(?:${[
    'Admonition/(?:Icon|Layout|Type)',
    'AnnouncementBar',
    'Blog(?:(?:Archive|List|Post|TagsList|TagsPosts)Page|Layout|ListPaginator|PostItems?|PostPaginator|Sidebar|/(?:Components|Pages))',
    'CodeBlock/(?:Buttons|Container|Content|CopyButton|Layout|Line|Title)',
    'ColorModeToggle',
    'Doc(?:Breadcrumbs|CategoryGenerated\\w*|Item|Page|Paginator|Root|Sidebar(?:Items?)?|sRoot|sVersion\\w*|Version\\w*)',
    'EditThisPage|EditMetaRow|ErrorPage\\w*|Footer|LastUpdated|Layout|Logo|MDX(?:Content|Page)',
    'Navbar(?:Item)?|NotFound|PaginatorNavLink|Root',
    'Search(?:Bar|Metadata|Page|Translations)|SiteMetadata|SkipToContent',
    'TOC|TOCCollapsible|TOCItems|Tag|TagsList(?:ByLetter|Inline)|ThemeProvider',
  ].join('|')})(?:/|$)`,
);

/** What pages import of that theme besides, and what further themes of Docusaurus' own bring. */
const IMPORTED =
  /^(?:Admonition|CodeBlock|CodeInline|ContentVisibility|Details|DocCard|DocCardList|Heading|Icon|IdealImage|MDXComponents|Mermaid|Playground|ReactLiveScope|TOCInline|TabItem|Tabs|ThemedImage|prism-include-languages)(?:\/|$)/;

/** What a theme of a package renders by markup of its own, from both of which its components are made: its own stay together. */
const TABS = /^(?:Tabs|TabItem)$/;

/** Tells whether a component is one of Docusaurus' own themes. @param name as modules import it: `Tabs`, `DocItem/Footer` */
export function isThemePart(name: string): boolean {
  return STOCK.test(name) || IMPORTED.test(name);
}

/**
 * Makes a plugin of Vite that finds components which plugins and themes of a site add: `@theme/Drawio`, of several the last, and inside
 * the site's own `@theme-original/Drawio`. Those that the site has itself in `src/theme`, and parts of Docusaurus' own themes, are found elsewhere; but a theme with tabs of its own gets these inside it.
 * @param folders that plugins bring, absolute
 * @param dir folder of the site, absolute
 */
export function addedParts(folders: readonly string[], dir: string): object {
  return {
    name: 'wuya:added-parts',
    enforce: 'pre',
    resolveId: {
      // Before a stand-in takes the place of a component that is none of the theme here.
      order: 'pre',
      handler(id: string, importer?: string) {
        const [, kind, name] = /^@theme(-original|-init)?\/(.+?)(?:::|$)/.exec(id) ?? [];
        if (name === undefined) return undefined;
        const own = folders.filter((folder) => importer?.startsWith(`${toSlashes(folder)}/`));
        if (isThemePart(name) && !(TABS.test(name) && own.length > 0)) return undefined;
        if (!kind && findModuleFile(join(dir, 'src/theme', name)) !== undefined) return undefined;
        const files = (TABS.test(name) ? own : folders).flatMap(
          (folder) => findModuleFile(join(folder, name)) ?? [],
        );
        return kind === '-init' ? files[0] : files.at(-1);
      },
    },
  };
}
