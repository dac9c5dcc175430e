import type {Parts} from '@wuya/theme';
import type {SiteData} from '@wuya/theme/types';

/** A part that is a module of the theme's. */
type LoadedPart = Exclude<keyof Parts, 'ownItems' | 'SidebarCategory' | 'swizzles'>;

/** Lists the parts of the theme that a site uses: others are not in its bundle. */
export function partsOf(site: SiteData): LoadedPart[] {
  const hasKind = (kind: string) => site.navItems.some((item) => item.kind === kind);
  const isWanted = {
    AnnouncementBar: site.announcementBar !== null,
    Backlinks: site.hasBacklinks === true,
    CommentsBox: site.comments !== undefined,
    NavbarDropdown: hasKind('dropdown'),
    NavbarHtml: hasKind('html'),
    NavbarHider: site.hideNavbarOnScroll,
    NavbarVersionLink: site.versions.length > 1,
    QuoteLine: site.quote !== null,
    SidebarAccordion: site.autoCollapseSidebar,
    SidebarHider: site.hideableSidebar,
    TranslationNotice: site.languages !== undefined,
    VersionBadge: site.versions.length > 0,
    VersionBanner: site.versions.length > 0,
  } as const satisfies Record<LoadedPart, boolean>;
  return (Object.keys(isWanted) as LoadedPart[]).filter((name) => isWanted[name]);
}
