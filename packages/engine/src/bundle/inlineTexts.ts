import {readFileSync} from 'node:fs';
import type {Plugin} from 'vite';

type Messages = Readonly<Record<string, string>>;

const ID = /(['"])((?:theme|site)\.[\w.]+)\1/g;

/**
 * Code with the text itself in the place of each message id that stands in it as a literal. `useText` gives back what is
 * no id, so each chunk brings its own texts and no page loads those of another.
 */
export function inlineIds(code: string, messages: Messages): string {
  return code.replace(ID, (literal, _quote: string, id: string) => (Object.hasOwn(messages, id) ? JSON.stringify(messages[id]) : literal));
}

/** Does so in every module of the build but the catalogues. */
export function inlineTexts(messages: Messages): Plugin {
  return {
    name: 'wuya:inline-texts',
    enforce: 'pre',
    transform(code, id) {
      const isCode = /\.[jt]sx?(?:\?|$)/.test(id) && !/\/node_modules\/|\/messages\/[\w-]+\.ts$/.test(id);
      if (!isCode || !/['"](?:theme|site)\./.test(code)) return undefined;
      return {code: inlineIds(code, messages), map: null};
    },
  };
}

/** The texts whose ids are put together while running, by template literals: `site.x.${mode}`. */
export function pickComposedMessages(messages: Messages, paths: readonly string[]): Record<string, string> {
  const code = paths
    .filter((path) => /\.[jt]sx?$/.test(path) && !/\/messages\/[\w-]+\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const patterns = [...code.matchAll(/`((?:theme|site)\.[\w.]*\$\{[^`]*)`/g)].map(([, template]) => toPattern(template!));
  return Object.fromEntries(Object.entries(messages).filter(([id]) => patterns.some((pattern) => pattern.test(id))));
}

/** Matches every id that a template literal may come to. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/\W/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w.]+')}$`);
}
