import type {MarkdownCompiler} from '../../src/article/compile.ts';
import {articleTexts} from './articleTexts.ts';

/** Compiles notes without options; code blocks get no lines. */
export const plainCompiler: MarkdownCompiler = {
  texts: articleTexts,
  allowsRawHtml: false,
  hasMath: false,
  hasDiagrams: false,
  hasEmoji: false,
  magicComments: [],
  highlight: async () => ({lines: [], unknown: []}),
};
