import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {INCLUSION_COUNT, INCLUSION_LIMIT} from '../text/inclusions.ts';
import type {MdxCode} from './mdxPage.ts';

/** Counts the Markdown that the tags of an MDX page show: a few letters each, for a text that may be large. */
export class EmbeddedSize {
  /** Characters of all of it. */
  characters = 0;
  /** The first of what is too much. */
  problems: readonly Diagnostic[] = [];
  private count = 0;
  private readonly code: Pick<MdxCode, 'imports'>;
  private readonly file: string;

  constructor(code: Pick<MdxCode, 'imports'>, file: string) {
    this.code = code;
    this.file = file;
  }

  /** @param characters of one use, what it embeds itself among them */
  add({
    from,
    uses = 1,
    characters,
  }: {
    readonly from: string;
    readonly uses?: number | undefined;
    readonly characters: number;
  }): void {
    this.count += uses;
    // What is shown once may be longer, as in notes that are no MDX.
    const before = this.characters + (uses - 1) * characters;
    this.characters = before + characters;
    if (this.problems.length > 0) return;
    if (this.count <= INCLUSION_COUNT && before <= INCLUSION_LIMIT) return;
    const line = this.code.imports.find((one) => one.from === from)?.line ?? 1;
    const place = {file: this.file, line, column: 1};
    const limits = {limit: INCLUSION_COUNT, size: INCLUSION_LIMIT};
    // Its tags are code, from which nothing is taken.
    this.problems = [createDiagnostic('MD-123', {from, ...limits, isShown: true}, {place})];
  }
}
