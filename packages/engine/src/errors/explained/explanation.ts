import type {Entry} from '../catalogue/entry.ts';
import type {Words} from '../language.ts';

/** A file that raises a diagnostic. */
export interface Example {
  /** Path in a site, which also says in which language it is. */
  readonly file: string;
  readonly text: string;
}

/** Explanation of a diagnostic in the manual and `wuya explain`, beside its own text. */
export interface Explanation<P> {
  /** Values with which the texts of the catalogue are shown. */
  readonly params: P;
  /** When it is reported, and what it is good for: Chinese, English. */
  readonly why: Words;
  /** Absent where no single file raises it. Words in it are readable in every language. */
  readonly example?: Example;
}

/** An explanation for every code of a table of the catalogue: one that is missing does not compile. */
export type Explanations<Table> = {
  readonly [Code in keyof Table]: Explanation<Table[Code] extends Entry<infer P> ? P : never>;
};

/** Returns a note that raises a diagnostic. */
export const note = (text: string): Example => ({file: 'docs/a.md', text: `${text}\n`});

/** Returns an MDX note that raises a diagnostic. */
export const mdx = (text: string): Example => ({file: 'docs/a.mdx', text: `${text}\n`});

/** Returns a configuration that raises a diagnostic: its options beside `title` and `url`. */
export const config = (options: string): Example => ({
  file: 'wuya.config.ts',
  text: `export default {
  title: 'Notes',
  url: 'https://example.com',
${options
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
};
`,
});
