import {type TextSheet, textSheetsOf} from '@wuya/theme/head/textSheets';

/** Output paths of stylesheets. */
export interface Stylesheets {
  /** Stylesheets of every page. */
  readonly core: readonly string[];
  readonly text: Readonly<Partial<Record<TextSheet, string>>>;
  /** Stylesheets that hold several others, in the order of these. */
  readonly joined: readonly LinkedSheet[];
  /** Stylesheets of the page's own component. */
  readonly own: readonly string[];
}

/** A stylesheet as a document names it. */
interface LinkedSheet {
  readonly path: string;
  /** The stylesheets that it holds, where it is not one of them. */
  readonly of?: readonly string[];
}

/**
 * Lists the stylesheets of a document in their order: those of texts that its body has, the core, its own. Of the joined ones
 * that which holds most takes the place of what it holds.
 */
export function stylesheetsOf(
  {core, text, joined, own}: Stylesheets,
  body: string,
  htmlClass: string,
): readonly LinkedSheet[] {
  const needed = textSheetsOf(body, htmlClass).flatMap((name) => text[name] ?? []);
  const paths = [...needed, ...core, ...own];
  const best = joined
    .filter(({of}) => of?.every((path) => paths.includes(path)))
    .toSorted((a, b) => b.of!.length - a.of!.length)[0];
  if (!best) return paths.map((path) => ({path}));
  const isApart = (path: string) => !best.of!.includes(path);
  return [
    ...needed.filter(isApart),
    best.path,
    ...core.filter(isApart),
    ...own.filter(isApart),
  ].map((path) => (path === best.path ? best : {path}));
}
