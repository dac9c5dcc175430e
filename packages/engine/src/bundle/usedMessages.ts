import {readFileSync} from 'node:fs';

/**
 * The texts that the browser can ask for: those whose id stands in the source of the theme, the client or the site's
 * components, or begins like a template literal there (`theme.x.${mode}`). The rest stays out of the bundle.
 */
export function pickUsedMessages(messages: Readonly<Record<string, string>>, paths: readonly string[]): Record<string, string> {
  const code = paths
    .filter((path) => /\.[jt]sx?$/.test(path) && !/\/messages\/[\w-]+\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const prefixes = [...code.matchAll(/`((?:theme|site)\.[\w.]*)\$\{/g)].map((match) => match[1]!);
  const isUsed = (id: string) => code.includes(`'${id}'`) || code.includes(`"${id}"`) || prefixes.some((prefix) => id.startsWith(prefix));
  return Object.fromEntries(Object.entries(messages).filter(([id]) => isUsed(id)));
}
