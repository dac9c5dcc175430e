import type {Water} from './site.ts';

export type SidebarItem =
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly href: string;
      readonly external?: boolean;
      /** Leads to a file beside the pages, which is loaded as a document. */
      readonly reload?: boolean;
      /** Shown only while it is open. */
      readonly unlisted?: boolean;
      readonly className?: string;
      readonly customProps?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'category';
      /** Unique inside its sidebar, stable between builds. */
      readonly key: string;
      readonly label: string;
      readonly href?: string;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly items: readonly SidebarItem[];
      /** Shown only while a page in it is open. */
      readonly unlisted?: boolean;
      readonly className?: string;
      readonly customProps?: Readonly<Record<string, unknown>>;
    }
  | {readonly kind: 'html'; readonly html: string; readonly className?: string};

/** A whole sidebar. It is a shared, content-hashed file, never part of a page. */
export interface SidebarData {
  readonly name: string;
  readonly label: string;
  readonly href?: string;
  readonly water?: Water;
  /** Number of notes in it, at any depth. */
  readonly count: number;
  /** Whether a level of it is shown in parts. */
  readonly isLong?: boolean;
  readonly items: readonly SidebarItem[];
}
