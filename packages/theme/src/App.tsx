import type {ComponentType} from 'react';
import {LIVE_REGION_ID} from './announce.ts';
import {AnnouncementBar} from './components/AnnouncementBar.tsx';
import {BackToTop} from './components/BackToTop.tsx';
import {DiagnosticsPanel} from './components/DiagnosticsPanel.tsx';
import {Drawer} from './components/Drawer.tsx';
import {Footer} from './components/Footer.tsx';
import {Navbar} from './components/Navbar.tsx';
import type {SidebarView} from './components/Sidebar.tsx';
import {joinClasses} from './components/SidebarLink.tsx';
import {SkipLink} from './components/SkipLink.tsx';
import {ThemeProvider, useText} from './context.tsx';
import {isWidePage, mainClassName} from './frame.ts';
import {useColorModeSync} from './hooks/useColorMode.ts';
import {useDrawer} from './hooks/useDrawer.ts';
import {useOpenForPrint} from './hooks/useOpenForPrint.ts';
import {findSection} from './nav/active.ts';
import {DocPage} from './pages/DocPage.tsx';
import {MarkdownPage} from './pages/MarkdownPage.tsx';
import type {PageData, PageDiagnostic, SiteData} from './types.ts';

export interface AppProps {
  readonly site: SiteData;
  readonly page: PageData;
  /** The article, or null for pages that have none. */
  readonly html: string | null;
  readonly sidebar: SidebarView | null;
  /** Draws the page, or the article of a page that is written as a component. It renders what stands inside `<main>`. */
  // `any`: each page module takes data of its own shape, the one its own `pageData` made.
  readonly Component: ComponentType<any> | null;
  readonly diagnostics?: readonly PageDiagnostic[] | undefined;
}

/** A whole page, from the skip link to the footer. */
export function App({site, page, ...rest}: AppProps) {
  return (
    <ThemeProvider site={site} page={page}>
      <Frame site={site} page={page} {...rest} />
    </ThemeProvider>
  );
}

function Frame({site, page, html, sidebar, Component, diagnostics = []}: AppProps) {
  const text = useText();
  const section = findSection(site, page)?.label ?? (sidebar?.kind === 'tree' ? sidebar.data.label : undefined);
  const sidebarLabel = section === undefined ? text('theme.docs.sidebar.navAriaLabel') : text('site.sidebar.label', {section});
  const [drawer, dispatch] = useDrawer(sidebar !== null, page.path);
  useColorModeSync();
  useOpenForPrint();
  return (
    <div className={isWidePage(page, site) ? 'frame wide' : 'frame'}>
      <SkipLink />
      {site.announcementBar && <AnnouncementBar announcement={site.announcementBar} />}
      <Navbar isMenuOpen={drawer.isOpen} onMenu={() => dispatch({kind: 'open'})} />
      <DiagnosticsPanel diagnostics={diagnostics} />
      <main id="main" className={joinClasses('theme-layout-main', mainClassName(page, sidebar))}>
        {page.kind === 'doc' ? (
          <DocPage page={page} html={html} sidebar={sidebar} sidebarLabel={sidebarLabel} Component={Component} />
        ) : page.kind === 'markdown' ? (
          <MarkdownPage page={page} html={html} Component={Component} />
        ) : (
          Component && <Component data={page.kind === 'component' ? page.data : undefined} />
        )}
      </main>
      <Footer />
      <BackToTop />
      {drawer.wasOpened && <Drawer state={drawer} dispatch={dispatch} sidebar={sidebar} sidebarLabel={sidebarLabel} />}
      <div className="vh" id={LIVE_REGION_ID} role="status" aria-live="polite" />
    </div>
  );
}
