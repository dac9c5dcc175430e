import type {Plugin} from 'vite';
import {isOwnSource} from '../modules/sources.ts';

type Messages = Readonly<Record<string, string>>;

/** An id that is alone; behind `id` it is asked for by `translate` and `<Translate>`, which look it up. */
const ID = /(?<!\bid(?:\s*:|=\{?)\s*)(['"])((?:theme|site)\.[\w.]+)\1/g;

/**
 * Puts the text itself in the place of each message id that is in code as a literal. `useText` gives back what is no
 * id, so each chunk brings its own texts and no page loads those of another.
 */
export function inlineIds(code: string, messages: Messages): string {
  return code.replace(ID, (literal, _quote: string, id: string) =>
    Object.hasOwn(messages, id) ? JSON.stringify(messages[id]) : literal,
  );
}

const CODE = /\.[jt]sx?(?:\?|$)/;

/**
 * Tells whether the message ids of a module are replaced: that of the site and of our packages, wherever these are
 * installed, but for those that hold texts by their ids.
 */
export function hasInlinedTexts(id: string): boolean {
  const isCode = CODE.test(id) && !/\/(?:messages\/[\w-]+|mdx\/ownTexts)\.ts$/.test(id);
  return isCode && (!id.includes('/node_modules/') || isOwnSource(id));
}

/** Replaces the ids in every module of the build that {@link hasInlinedTexts} names. */
export function inlineTexts(messages: Messages): Plugin {
  return {
    name: 'wuya:inline-texts',
    enforce: 'pre',
    transform: {
      filter: {id: CODE, code: /['"](?:theme|site)\./},
      handler(code, id) {
        if (!hasInlinedTexts(id)) return undefined;
        return {code: inlineIds(code, messages), map: null};
      },
    },
  };
}

/** Picks the texts whose ids some code puts together while running, by template literals: `site.x.${mode}`. */
export function pickComposedMessages(
  messages: Messages,
  code: readonly string[],
): Record<string, string> {
  const patterns = code.flatMap((text) =>
    [...text.matchAll(/`((?:theme|site)\.[\w.]*\$\{[^`]*)`/g)].map(([, template]) =>
      toPattern(template!),
    ),
  );
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => patterns.some((pattern) => pattern.test(id))),
  );
}

/** Matches every id that a template literal may come to. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/\W/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w.]+')}$`);
}
