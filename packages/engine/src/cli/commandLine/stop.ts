import type {Words} from '../../errors/language.ts';

/** Ends a command that was asked for rightly and cannot be done; the words say why. */
export class StopError extends Error {
  readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super(words[1], options);
    this.name = 'StopError';
    this.words = words;
  }
}
