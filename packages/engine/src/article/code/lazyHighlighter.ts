import type {Highlighter} from './highlighter.ts';

/** The highlighter of a site, which all of its languages share: grammars start once. */
export interface SiteHighlighter extends Highlighter {
  /**
   * Is told how many new notes are about to be compiled.
   * @returns how many of them may wait for their code at a time; 0 where highlighting has no thread of its own
   */
  expect(noteCount: number): number;
}

/**
 * Makes a highlighter that loads its library with the first block.
 * @param load makes the one that does the work; called once
 */
export function createLazyHighlighter(
  load: () => Promise<Highlighter> = loadHighlighter,
): SiteHighlighter {
  let loading: Promise<Highlighter> | undefined;
  return {
    expect: () => 0,
    async highlight(blocks) {
      if (blocks.length === 0) return {lines: [], unknown: []};
      loading ??= load();
      return (await loading).highlight(blocks);
    },
  };
}

async function loadHighlighter(): Promise<Highlighter> {
  return (await import('./highlighter.ts')).createHighlighter();
}
