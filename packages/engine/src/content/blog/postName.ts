const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*)$/;

/** What the path of a post says of it. */
interface PostName {
  /** `2024-01-02`, when the path has a date. */
  readonly date?: string;
  /** Path below the blog, not encoded: `/2024/01/02/hello`. */
  readonly slug: string;
  /** The name alone: the title of a post without one. */
  readonly text: string;
}

/**
 * Reads the path of a post below the folder of the posts: `2024-01-02-hello.md`, `2024/01/02/hello.md`,
 * `2024-01-02/index.md`, `2024-01-02-trip/hello.md`, or any path without a date. The address has the date as it is written, as
 * in Docusaurus: `2024-1-2-hello.md` is `/2024/1/2/hello`.
 */
export function readPostName(contentPath: string): PostName {
  const path = contentPath.replace(/\.mdx?$/i, '').replace(/\/index$/, '');
  const match = DATED.exec(path);
  const [year, month, day] = match?.groups!['date']!.split(/[-/]/) ?? [];
  const date = match && `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  if (!match || Number.isNaN(Date.parse(`${date}T00:00:00Z`)))
    return {slug: `/${path}`, text: path.slice(path.lastIndexOf('/') + 1)};
  const {folder = '', text = '', date: written = ''} = match.groups!;
  return {
    date: date!,
    slug: `/${written.replaceAll('-', '/')}/${folder}${text}`,
    text: text.slice(text.lastIndexOf('/') + 1) || date!,
  };
}
