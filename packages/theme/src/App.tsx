import type {ComponentType} from 'react';
import {LIVE_REGION_ID} from './announce.ts';
import {AnnouncementBar} from './components/AnnouncementBar.tsx';
import {BackToTop} from './components/BackToTop.tsx';
import {DiagnosticsPanel} from './components/DiagnosticsPanel.tsx';
import {Drawer} from './components/Drawer.tsx';
import {Footer} from './components/Footer.tsx';
import {Navbar} from './components/Navbar.tsx';
import type {SidebarView} from './components/Sidebar.tsx';
import {SkipLink} from './components/SkipLink.tsx';
import {joinClasses} from './classes.ts';
import {ThemeProvider, useText} from './context.tsx';
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
  /** Draws the page, or the article of a page that is written as a component. A page brings its own `<main id="main">`. */
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
    <div className={joinClasses('frame', isWidePage(page, site) && 'wide')}>
      <SkipLink />
      {site.announcementBar && <AnnouncementBar announcement={site.announcementBar} />}
      <Navbar isMenuOpen={drawer.isOpen} onMenu={() => dispatch({kind: 'open'})} />
      <DiagnosticsPanel diagnostics={diagnostics} />
      {page.kind === 'doc' ? (
        <DocPage page={page} html={html} sidebar={sidebar} sidebarLabel={sidebarLabel} Component={Component} />
      ) : page.kind === 'markdown' ? (
        <MarkdownPage page={page} html={html} Component={Component} />
      ) : (
        Component && <Component data={page.kind === 'component' ? page.data : undefined} />
      )}
      <Footer />
      <BackToTop />
      {drawer.wasOpened && <Drawer state={drawer} dispatch={dispatch} sidebar={sidebar} sidebarLabel={sidebarLabel} />}
      <div className="vh" id={LIVE_REGION_ID} role="status" aria-live="polite" />
    </div>
  );
}

/** Pages that set their text on 1264 px instead of 1328; the navbar and the footer follow. */
function isWidePage(page: PageData, site: SiteData): boolean {
  return page.path === site.baseUrl || page.kind === 'notFound' || /(?:^|\s)blog-/.test(page.htmlClass);
}
