import type {Diagnostic} from '../../../errors/diagnostic.ts';
import {toValues, type Values} from '../common/notes.ts';

/** Parts of a file of Markdown, as in Docusaurus. */
export interface SplitText {
  readonly frontMatter: Values;
  readonly content: string;
}

interface ParserInput {
  readonly filePath: string;
  readonly fileContent: string;
  defaultParseFrontMatter(input: {
    readonly filePath: string;
    readonly fileContent: string;
  }): Promise<SplitText>;
}

/** Functions of a configuration that are asked for every file of Markdown. */
export interface TextFunctions {
  /** `markdown.preprocessor`: returns another text of the file. */
  readonly preprocessor?: (input: {
    readonly filePath: string;
    readonly fileContent: string;
  }) => unknown;
  /** `markdown.parseFrontMatter`: returns front matter and text. */
  readonly parseFrontMatter?: (input: ParserInput) => unknown;
}

/** Texts of files as functions of the configuration change them. */
export interface SiteTexts {
  /** Returns the text that stands for the one of a file. @param path relative to the site */
  change(path: string, text: string): string;
  /** Asks the functions again for files that have another text since. */
  renew(): Promise<void>;
  /** One for each function that fails. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds the functions of a configuration that are asked for every file of Markdown; undefined without any. */
export function findTextFunctions(config: Values): TextFunctions | undefined {
  const markdown = toValues(config['markdown']);
  const found = Object.fromEntries(
    ['preprocessor', 'parseFrontMatter'].flatMap((name) =>
      typeof markdown[name] === 'function' ? [[name, markdown[name]]] : [],
    ),
  ) as TextFunctions;
  return Object.keys(found).length > 0 ? found : undefined;
}
