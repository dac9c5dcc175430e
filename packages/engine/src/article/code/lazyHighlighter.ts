import type {Highlighter} from './highlighter.ts';

/** Makes a highlighter that loads its library with the first block. All languages of a site share one: grammars start once. */
export function createLazyHighlighter(): Highlighter {
  let loading: Promise<Highlighter> | undefined;
  return {
    async highlight(blocks) {
      loading ??= import('./highlighter.ts').then((code) => code.createHighlighter());
      return (await loading).highlight(blocks);
    },
  };
}
