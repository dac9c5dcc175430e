/** Words of the interface that are inside articles, in the site's language. `{x}` marks what is filled in. */
export interface ArticleTexts {
  readonly copy: string;
  readonly codeLabel: string;
  readonly codeDownload: string;
  readonly codeExpand: string;
  readonly codeFiles: string;
  readonly codeOutput: string;
  readonly details: string;
  readonly diagram: string;
  readonly diagramProblem: string;
  readonly figure: string;
  readonly liveEditor: string;
  readonly liveResult: string;
  readonly packageManagers: string;
  readonly tabs: string;
  readonly zoom: string;
  readonly headingLink: string;
  readonly footnotes: string;
  readonly footnoteBack: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  readonly newWindow: string;
  readonly table: string;
  /** Default titles of admonitions by name. */
  readonly admonitions: Readonly<Record<string, string>>;
}

/** Fills `{name}` in a text. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
