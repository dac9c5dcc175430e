/** Pages that belong together. */
export interface Section {
  readonly name: string;
  readonly pages: readonly SectionPage[];
}

interface SectionPage {
  readonly title: string;
  /** Address of its Markdown copy. */
  readonly url: string;
  readonly description?: string;
}

const HEADING = /^## (.+)$/;
const PAGE = /^- \[(.*?(?<!\\))\]\((\S+?)\)(?:: (.*))?$/;

/** Reads the sections of an `llms.txt`; the files with all texts of a section are left out. */
export function parseSections(text: string): Section[] {
  const sections: {name: string; pages: SectionPage[]}[] = [];
  for (const line of text.split('\n')) {
    const name = HEADING.exec(line)?.[1];
    if (name !== undefined) sections.push({name, pages: []});
    const [, title, url, description] = PAGE.exec(line) ?? [];
    if (title === undefined || url === undefined || url.endsWith('llms-full.txt')) continue;
    sections.at(-1)?.pages.push({
      title: title.replace(/\\([[\]])/g, '$1'),
      url,
      ...(description !== undefined && {description}),
    });
  }
  return sections;
}
