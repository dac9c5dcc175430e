import type {Plugin} from 'vite';

const LOOP = 'for (var name in all)';

/**
 * Lets the bundler's code that makes the object of a module's exports (`import * as`) go over these alone. A loop with `in` finds
 * what a script of the site puts on all objects too (`Object.prototype.x = 1`), and fails with it: no chunk with such code would
 * run, neither navigation nor search.
 */
export function ownExports(): Plugin {
  return {
    name: 'wuya:own-exports',
    transform: {
      filter: {id: /^\0rolldown\/runtime\.js$/},
      handler: (code) => ({code: toOwnExports(code), map: null}),
    },
  };
}

/** Changes the bundler's own module. @throws where its code differs from that of the version this was written for */
export function toOwnExports(code: string): string {
  if (!code.includes(LOOP)) throw new Error('Rolldown does not look as expected: ownExports.ts.');
  return code.replace(LOOP, 'for (var name of Object.keys(all))');
}
