import {useCallback, useState, type ComponentType} from 'react';
import {LIVE_REGION_ID} from './base/announce.ts';
import {BackToTop} from './components/BackToTop.tsx';
import type {DiagnosticsPanelProps} from './components/DiagnosticsPanel.tsx';
import {ErrorBoundary} from './components/ErrorBoundary.tsx';
import {Footer} from './components/Footer.tsx';
import {Navbar} from './components/Navbar.tsx';
import type {SidebarView} from './components/Sidebar.tsx';
import {SkipLink} from './components/SkipLink.tsx';
import {type NavItemTrace, ThemeProvider, useParts, useText} from './base/context.tsx';
import {useColorModeSync} from './hooks/useColorMode.ts';
import {useLazyPart} from './hooks/useLazyPart.ts';
import {useOpenForPrint} from './hooks/useOpenForPrint.ts';
import {findSection} from './nav/active.ts';
import {DocPage} from './pages/DocPage.tsx';
import type {Parts} from './base/parts.ts';
import {renewDocument} from './base/renewDocument.ts';
import {Root} from './slots/Root.tsx';
import type {PageData, PageDiagnostic, SiteData} from './types.ts';

export interface AppProps {
  readonly site: SiteData;
  readonly page: PageData;
  /** The article, or null for pages that have none. */
  readonly html: string | null;
  /** The article of `html`, parsed already. */
  readonly parsed?: DocumentFragment | undefined;
  readonly sidebar: SidebarView | null;
  /** Renders the page, or the article of a page that is written as a component. A page brings its own `<main id="main">`. */
  // `any`: each page module takes data of its own shape, the one its own `pageData` made.
  readonly Component: ComponentType<any> | null;
  /** Problems of the page and what renders them; only in development. */
  readonly diagnostics?:
    | {
        readonly items: readonly PageDiagnostic[];
        readonly Panel: ComponentType<DiagnosticsPanelProps>;
      }
    | undefined;
  readonly parts?: Parts;
  /** At build time: is told about each item of the navbar. */
  readonly onNavItem?: NavItemTrace | undefined;
}

/** A whole page, from the skip link to the footer. */
export function App({site, page, parts = NO_PARTS, onNavItem, ...rest}: AppProps) {
  return (
    <ThemeProvider site={site} page={page} parts={parts} onNavItem={onNavItem}>
      <ColorModeSync />
      <ErrorBoundary resetKey={page}>
        <Root>
          <Frame site={site} page={page} {...rest} />
        </Root>
      </ErrorBoundary>
    </ThemeProvider>
  );
}

const NO_PARTS: Parts = {};

/** Rendered beside the frame: a frame that crashed follows the system too. */
function ColorModeSync() {
  useColorModeSync();
  return null;
}

const loadDrawer = () =>
  import('./components/Drawer.tsx').then(({Drawer}) => Drawer, renewDocument);

function Frame({
  site,
  page,
  html,
  parsed,
  sidebar,
  Component,
  diagnostics,
}: Omit<AppProps, 'parts' | 'onNavItem'>) {
  const text = useText();
  const {AnnouncementBar} = useParts();
  // A sidebar that no section has leaves its label empty.
  const section =
    findSection(site, page)?.label || (sidebar?.kind === 'tree' && sidebar.data.label);
  const sidebarLabel = section
    ? text('site.sidebar.label', {section})
    : text('theme.docs.sidebar.navAriaLabel');
  const [Drawer, prepareDrawer] = useLazyPart(loadDrawer);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const openMenu = () => {
    prepareDrawer();
    setMenuOpen(true);
  };
  useOpenForPrint();
  return (
    <div className="frame">
      <SkipLink />
      {AnnouncementBar && site.announcementBar && (
        <AnnouncementBar announcement={site.announcementBar} />
      )}
      <Navbar
        hasMenu={site.navItems.length > 0 || sidebar !== null}
        isMenuOpen={isMenuOpen}
        onMenu={openMenu}
        onMenuIntent={prepareDrawer}
      />
      {diagnostics && <diagnostics.Panel diagnostics={diagnostics.items} />}
      <ErrorBoundary resetKey={page}>
        {page.kind === 'doc' || page.kind === 'markdown' ? (
          <DocPage
            page={page}
            html={html}
            parsed={parsed}
            sidebar={sidebar}
            sidebarLabel={sidebarLabel}
            Component={Component}
          />
        ) : (
          Component && (
            <Component data={page.kind === 'component' ? page.data : undefined} html={html} />
          )
        )}
      </ErrorBoundary>
      <Footer />
      <BackToTop />
      {Drawer && (
        <Drawer
          isOpen={isMenuOpen}
          sidebar={sidebar}
          sidebarLabel={sidebarLabel}
          onClose={closeMenu}
        />
      )}
      <div className="vh" id={LIVE_REGION_ID} role="status" aria-live="polite" />
    </div>
  );
}
