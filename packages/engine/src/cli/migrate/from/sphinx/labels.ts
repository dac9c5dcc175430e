import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {findContentTitle, toPlainText} from '../../../../content/docs/contentTitle.ts';
import {type OldFolder, toText} from '../common/migration.ts';

/** What a label marks. */
export interface Label {
  readonly file: string;
  /** Words of the heading or the caption that it is at; undefined for none. */
  readonly title: string | undefined;
}

/** What references of a site lead to. */
export interface Labels {
  /** Finds what is at a label, whatever its case. */
  find(label: string): (Label & {readonly id: string}) | undefined;
  /** Finds the title of a note. */
  titleOf(path: string): string | undefined;
}

/** Finds the labels of all notes: `(a)=` before a heading, `:name: a` and `:label: a` of directives. */
export function findLabels(paths: readonly string[], folder: OldFolder): Labels {
  const labels = new Map<string, Label & {readonly id: string}>();
  const titles = new Map<string, string | undefined>();
  const add = (id: string, file: string, title: string | undefined): void => {
    if (!labels.has(id.toLowerCase())) labels.set(id.toLowerCase(), {id, file, title});
  };
  for (const file of paths) {
    const {data, body} = parseFrontMatter(folder.read(file), file);
    titles.set(file, toText(data['title']) ?? findContentTitle(body));
    const lines = body.split('\n');
    for (const [i, line] of lines.entries()) {
      const target = /^\(([^()\s]+)\)=\s*$/.exec(line)?.[1];
      if (target !== undefined) add(target, file, findHeading(lines, i + 1));
      const name = /^\s*:(?:name|label):\s*(\S+)\s*$/.exec(line)?.[1];
      if (name !== undefined) add(name, file, undefined);
      const ofFormula = /^\s*\$\$\s*\(([^()\s]+)\)\s*$/.exec(line)?.[1];
      if (ofFormula !== undefined) add(ofFormula, file, undefined);
    }
  }
  return {
    find: (label) => labels.get(label.toLowerCase()),
    titleOf: (path) => titles.get(path),
  };
}

/** Finds the heading that follows, behind blank lines and other labels. */
function findHeading(lines: readonly string[], from: number): string | undefined {
  for (let i = from; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.trim() === '' || /^\([^()\s]+\)=\s*$/.test(line)) continue;
    const title = /^#{1,6}\s+(.*?)\s*#*\s*$/.exec(line)?.[1];
    return title === undefined ? undefined : toPlainText(title);
  }
  return undefined;
}
