import {createContext, useContext, useMemo, type ReactNode} from 'react';
import {formatMessage, formatRich, type MessageParams} from '../messages/format.ts';
import type {MessageId} from '../messages/zh-CN.ts';
import type {Parts} from './parts.ts';
import type {NavItem, PageData, SidebarData, SiteData} from '../types.ts';

const SiteContext = createContext<SiteData | null>(null);
const PageContext = createContext<PageData | null>(null);
const SidebarContext = createContext<SidebarData | undefined>(undefined);
const PartsContext = createContext<Parts>({});
const TraceContext = createContext<NavItemTrace | undefined>(undefined);

/** Is told which item of the navbar is about to be rendered, and null after it. */
export type NavItemTrace = (item: NavItem | null) => void;

export interface ThemeProviderProps {
  readonly site: SiteData;
  readonly page: PageData;
  readonly parts: Parts;
  /** For drawing at build time, where no boundary can say which item failed. */
  readonly onNavItem?: NavItemTrace | undefined;
  readonly children: ReactNode;
}

/** Makes the site and the open page known to every component below. */
export function ThemeProvider({site, page, parts, onNavItem, children}: ThemeProviderProps) {
  return (
    <SiteContext value={site}>
      <PartsContext value={parts}>
        <PageContext value={page}>
          {onNavItem ? <TraceContext value={onNavItem}>{children}</TraceContext> : children}
        </PageContext>
      </PartsContext>
    </SiteContext>
  );
}

/** Returns what every page of the site shares. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite was called outside of ThemeProvider');
  return site;
}

/** Returns the open page. */
export function usePage(): PageData {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage was called outside of ThemeProvider');
  return page;
}

/** Makes the sidebar of a note known to the components below. */
export const SidebarProvider = SidebarContext;

/** Returns the sidebar of the note around a component; undefined where there is none. */
export function useSidebar(): SidebarData | undefined {
  return useContext(SidebarContext);
}

/** Returns the function that is told about items of the navbar; undefined in the browser. */
export function useNavItemTrace(): NavItemTrace | undefined {
  return useContext(TraceContext);
}

/** Returns the components that only some sites have. */
export function useParts(): Parts {
  return useContext(PartsContext);
}

export interface Text {
  /** The text of the site's locale with `{x}` filled in; the id itself when there is no such text. */
  (id: MessageId, params?: MessageParams): string;
  /** The text with elements in the place of `{x}`, in pieces. */
  rich(id: MessageId, params: Readonly<Record<string, ReactNode>>): ReactNode[];
}

/** Returns the function that looks up texts. The same site gives the same function. */
export function useText(): Text {
  const {messages, locale} = useSite();
  return useMemo(() => {
    const text = (id: MessageId, params?: MessageParams) =>
      formatMessage(messages[id] ?? id, params, locale);
    const rich = (id: MessageId, params: Readonly<Record<string, ReactNode>>) =>
      formatRich(messages[id] ?? id, params);
    return Object.assign(text, {rich});
  }, [messages, locale]);
}
